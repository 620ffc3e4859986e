import { readProperty } from './read-property';
import { type Operand, type Run, compared, equal, joined, unsure } from './simple-operators';
import { absentVariables } from './variables';

/** An expression that is compiled without the library: what it computes, or `unsure`, and the paths that it reads. */
interface SimpleExpression {
  run: Run;
  reads: string[];
}

/** Longer expressions are left to the library, which limits their size. */
const longest = 300;
/** Words that mean something else in CEL than a variable. */
const reserved = new Set(
  'in as break const continue else for function if import let loop package namespace return var void while int uint double bool string bytes list map null_type type dyn google optional timestamp duration'.split(
    ' ',
  ),
);
const token = /\s*(?:([A-Za-z_]\w*)|((?:0|[1-9]\d{0,14})(?:\.\d{1,6})?)(?![\w.])|('[^'\\\n\r]*'|"[^"\\\n\r]*")|(&&|\|\||==|!=|<=|>=|[<>!().?:+-]))/y;

interface Token {
  kind: 'name' | 'number' | 'text' | 'sign' | 'end';
  text: string;
}

/** Leaves the expression to the library. */
class NotSimple extends Error {}

/**
 * Compiles an expression of the plainest kind: paths, literals, comparisons, `&&`, `||`, `!`, `c ? a : b`, and texts joined by `+`. Most conditions are of
 * this kind, and compiling one takes a twentieth of the library's time. Answers undefined where the library must compile it. Where the values themselves are
 * not of a plain kind, `run` answers `unsure`, and the library decides: it alone says what fails and why.
 */
export function simpleExpression(source: string): SimpleExpression | undefined {
  if (source.length > longest) return undefined;
  try {
    const parser = new Parser(tokensOf(source));
    return { run: parser.whole().run, reads: [...parser.reads] };
  } catch (error) {
    if (error instanceof NotSimple) return undefined;
    throw error;
  }
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  const end = source.trimEnd().length;
  while (token.lastIndex < end) {
    const found = token.exec(source);
    if (found === null) throw new NotSimple();
    const [, name, number, text, sign] = found;
    if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (text !== undefined) tokens.push({ kind: 'text', text: text.slice(1, -1) });
    else tokens.push({ kind: 'sign', text: sign ?? '' });
  }
  return tokens;
}

const end: Token = { kind: 'end', text: '' };

class Parser {
  readonly reads = new Set<string>();
  #at = 0;

  constructor(private readonly tokens: Token[]) {}

  whole(): Operand {
    const found = this.#choice();
    if (this.#next().kind !== 'end') throw new NotSimple();
    return found;
  }

  #next(): Token {
    return this.tokens[this.#at] ?? end;
  }

  #takes(sign: string): boolean {
    const { kind, text } = this.#next();
    if (kind !== 'sign' || text !== sign) return false;
    this.#at += 1;
    return true;
  }

  #choice(): Operand {
    const condition = this.#any();
    if (!this.#takes('?')) return condition;
    const { run } = truth(condition);
    const left = this.#any();
    if (!this.#takes(':')) throw new NotSimple();
    const right = this.#choice();
    return {
      kind: commonKind(left, right),
      run: (scope) => {
        const decided = run(scope);
        return decided === unsure ? unsure : decided === true ? left.run(scope) : right.run(scope);
      },
    };
  }

  #any(): Operand {
    let left = this.#all();
    while (this.#takes('||')) left = either(truth(left), truth(this.#all()), true);
    return left;
  }

  #all(): Operand {
    let left = this.#comparison();
    while (this.#takes('&&')) left = either(truth(left), truth(this.#comparison()), false);
    return left;
  }

  #comparison(): Operand {
    const left = this.#sum();
    for (const sign of ['==', '!='] as const) if (this.#takes(sign)) return equal(sign, left, this.#sum()) ?? notSimple();
    for (const sign of ['<', '<=', '>', '>='] as const) if (this.#takes(sign)) return compared(sign, left, this.#sum()) ?? notSimple();
    return left;
  }

  #sum(): Operand {
    let left = this.#unary();
    while (this.#takes('+')) left = joined(left, this.#unary()) ?? notSimple();
    return left;
  }

  #unary(): Operand {
    if (this.#takes('!')) {
      const { run } = truth(this.#unary());
      return {
        kind: 'truth',
        run: (scope) => {
          const value = run(scope);
          return value === null ? true : typeof value === 'boolean' ? !value : unsure;
        },
      };
    }
    if (this.#takes('-')) return this.#next().kind === 'number' ? this.#literal(-1) : notSimple();
    if (this.#takes('(')) {
      const inner = this.#choice();
      if (!this.#takes(')')) throw new NotSimple();
      // What goes on from it, such as a property, is the library's.
      return this.#next().text === '.' && this.#next().kind === 'sign' ? notSimple() : inner;
    }
    return this.#literal(1);
  }

  #literal(sign: 1 | -1): Operand {
    const { kind, text } = this.#next();
    this.#at += 1;
    if (kind === 'number') return literal(sign * Number(text), text.includes('.') ? 'decimal' : 'whole');
    if (kind === 'text') return literal(text, 'text');
    if (kind !== 'name') throw new NotSimple();
    if (text === 'true' || text === 'false') return literal(text === 'true', 'truth');
    if (text === 'null') return literal(null, 'null');
    return this.#path(text);
  }

  #path(first: string): Operand {
    if (reserved.has(first)) throw new NotSimple();
    const names: string[] = [];
    while (this.#takes('.')) {
      const { kind, text } = this.#next();
      if (kind !== 'name') throw new NotSimple();
      this.#at += 1;
      names.push(text);
    }
    if (this.#next().kind === 'sign' && this.#next().text === '(') throw new NotSimple();
    const path = pathOf(first, names);
    this.reads.add(path.text);
    return path.operand;
  }
}

const notSimple = (): never => {
  throw new NotSimple();
};

const literal = (value: unknown, kind: Operand['kind']): Operand => (value === true ? holds : value === null ? nothing : { kind, run: () => value });
const holds: Operand = { kind: 'truth', run: () => true };
const nothing: Operand = { kind: 'null', run: () => null };

interface Path {
  text: string;
  operand: Operand;
}

/** So many paths are kept: a thousand conditions read a few dozen. */
const mostPaths = 5_000;
const paths = new Map<string, Path>();

/** A path, made once for all expressions that read it. */
function pathOf(first: string, names: readonly string[]): Path {
  const text = [first, ...names].join('.');
  const known = paths.get(text);
  if (known !== undefined) return known;
  const path: Path = { text, operand: { kind: 'any', run: pathReader(first, names) } };
  if (paths.size >= mostPaths) paths.clear();
  paths.set(text, path);
  return path;
}

/** Reads a path of the scope. Of a variable that no place has, the library says so. */
function pathReader(first: string, names: readonly string[]): Run {
  const isUsual = Object.hasOwn(absentVariables, first);
  return (scope) => {
    if (!Object.hasOwn(scope, first)) return isUsual ? null : unsure;
    let value = scope[first];
    if (value === undefined) return unsure;
    for (const name of names) value = readProperty(value, name);
    return value;
  };
}

/** An operand that decides something; the library says why another cannot. */
const truth = (operand: Operand): Operand => (operand.kind === 'truth' || operand.kind === 'any' ? operand : notSimple());

/** `&&` and `||`: nothing but true counts as true, and what is decided by the left side does not read the right one. */
const either = ({ run: left }: Operand, { run: right }: Operand, by: boolean): Operand => ({
  kind: 'truth',
  run: (scope) => {
    const first = left(scope);
    if (first === unsure) return unsure;
    if ((first === true) === by) return by;
    const second = right(scope);
    return second === unsure ? unsure : second === true;
  },
});

/** The kind of a choice between two values; the library refuses two kinds that do not go together. */
function commonKind({ kind: left }: Operand, { kind: right }: Operand): Operand['kind'] {
  if (left === right) return left;
  if (left === 'any' || right === 'any' || left === 'null' || right === 'null') return 'any';
  return notSimple();
}
