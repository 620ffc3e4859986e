/** A comparison of one item's answers, as an expression of FHIRPath has it. */
export interface Asked {
  linkId: string;
  /** `=`, `>` …, or whether there is an answer; `has` and `lacks` are about one of several answers. */
  operator: '=' | '!=' | '>' | '<' | '>=' | '<=' | 'exists' | 'empty' | 'has' | 'lacks';
  value?: string | number | boolean;
}

/** Comparisons of which one of each list must hold. */
type Clauses = Asked[][];

/** More is no condition that anybody would read. */
const mostClauses = 20;

/**
 * Reads a simple condition: comparisons of the answers of items, which are found by their link ids, joined by `and` and `or`. A text is the part that
 * is not simple.
 */
export function readFhirPath(expression: string): Clauses | string {
  const reader = new Reader(expression);
  try {
    return reader.whole();
  } catch (error) {
    if (error instanceof NotSimple) return error.message;
    throw error;
  }
}

class NotSimple extends Error {}

/** A step of a path: `.where(…)`, `.answer`; what stands in its brackets, and how that reads. */
interface Step {
  name: string;
  inner?: { comparison: { path: Step[]; value: Literal } | undefined; text: string };
}
type Literal = string | number | boolean;

const token = /\s*(?:('(?:[^'\\]|\\.)*')|(@\d{4}-\d{2}-\d{2})|(\d+(?:\.\d+)?)|(%?[A-Za-z_]\w*)|(!=|>=|<=|[=~><().,]))/y;
const comparing = ['=', '~', '!=', '>', '<', '>=', '<='];
/** Steps that lead from one item to others, or from an answer to its value, and choose nothing. */
const passing = [
  '%resource',
  'item',
  'repeat',
  'descendants',
  'answer',
  'value',
  'code',
  'first',
  'ofType',
  'valueBoolean',
  'valueInteger',
  'valueDecimal',
].concat('valueString', 'valueDate', 'valueCoding');

class Reader {
  readonly #tokens: string[] = [];
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    token.lastIndex = 0;
    for (let found = token.exec(text); found !== null; found = token.exec(text)) {
      this.#tokens.push(found[0].trim());
      if (token.lastIndex === text.length) break;
    }
  }

  whole(): Clauses {
    const rebuilt = this.#tokens.join('').replace(/\s/g, '');
    if (rebuilt !== this.#text.replace(/\s/g, '')) throw new NotSimple(this.#text.trim());
    const clauses = this.#or();
    if (this.#at < this.#tokens.length) throw new NotSimple(this.#tokens.slice(this.#at).join(' '));
    return clauses;
  }

  #is(...names: string[]): boolean {
    if (!names.includes(this.#tokens[this.#at] ?? '')) return false;
    this.#at += 1;
    return true;
  }

  #or(): Clauses {
    let clauses = this.#and();
    while (this.#is('or')) {
      const others = this.#and();
      clauses = clauses.flatMap((one) => others.map((other) => [...one, ...other]));
      if (clauses.length > mostClauses) throw new NotSimple('or');
    }
    return clauses;
  }

  #and(): Clauses {
    const clauses = this.#one();
    while (this.#is('and')) clauses.push(...this.#one());
    return clauses;
  }

  #one(): Clauses {
    if (this.#is('(')) {
      const clauses = this.#or();
      if (!this.#is(')')) throw new NotSimple('(');
      return clauses;
    }
    const start = this.#at;
    const path = this.#path();
    const operator = comparing.find((one) => this.#tokens[this.#at] === one);
    if (operator !== undefined) this.#at += 1;
    const value = operator === undefined ? undefined : this.#literal();
    const asked = askedOf(path, operator === '~' ? '=' : operator, value);
    if (asked === undefined) throw new NotSimple(this.#tokens.slice(start, this.#at).join(''));
    return [[asked]];
  }

  #path(): Step[] {
    const steps: Step[] = [];
    do {
      const name = this.#tokens[this.#at] ?? '';
      if (!/^%?[A-Za-z_]/.test(name)) throw new NotSimple(name || this.#text.trim());
      this.#at += 1;
      steps.push(this.#is('(') ? { name, inner: this.#inner() } : { name });
    } while (this.#is('.'));
    return steps;
  }

  /** What stands in the brackets of a step: nothing, a name, or one comparison with a value. */
  #inner(): NonNullable<Step['inner']> {
    const start = this.#at;
    if (this.#is(')')) return { comparison: undefined, text: '' };
    const path = this.#path();
    const comparison = this.#is('=', '~') ? { path, value: this.#literal() } : undefined;
    if (!this.#is(')')) throw new NotSimple(this.#tokens.slice(start, this.#at + 1).join(''));
    return { comparison, text: this.#tokens.slice(start, this.#at - 1).join('') };
  }

  #literal(): Literal {
    const text = this.#tokens[this.#at] ?? '';
    this.#at += 1;
    if (text.startsWith("'")) return text.slice(1, -1).replace(/\\(.)/g, '$1');
    if (text.startsWith('@')) return text.slice(1);
    if (/^\d/.test(text)) return Number(text);
    if (text === 'true' || text === 'false') return text === 'true';
    throw new NotSimple(text || this.#text.trim());
  }
}

/** What a path and its comparison ask; nothing where they ask something that is not simple. */
function askedOf(path: Step[], operator: string | undefined, value: Literal | undefined): Asked | undefined {
  let linkId: string | undefined;
  let chosen: Literal | undefined;
  let test: 'exists' | 'empty' | undefined;
  for (const { name, inner } of path) {
    const names = inner?.comparison?.path.map((step) => step.name).join('.');
    const filter = inner?.comparison?.value;
    if (name === 'not' && test !== undefined && inner?.text === '') test = test === 'exists' ? 'empty' : 'exists';
    else if (test !== undefined) return undefined;
    else if (name === 'where' && names === 'linkId' && typeof filter === 'string') linkId = filter;
    else if (['where', 'exists'].includes(name) && filter !== undefined && linkId !== undefined && /^(value(Coding)?\.)?code$|^value\w*$/.test(names ?? ''))
      [chosen, test] = [filter, name === 'exists' ? 'exists' : undefined];
    else if ((name === 'exists' || name === 'empty') && inner?.text === '') test = name;
    else if (!passing.includes(name) || inner?.comparison !== undefined) return undefined;
  }
  if (linkId === undefined) return undefined;
  if (operator !== undefined) return test === undefined && chosen === undefined ? ({ linkId, operator, value } as Asked) : undefined;
  if (test === undefined) return chosen === undefined ? { linkId, operator: '=', value: true } : undefined;
  if (chosen === undefined) return { linkId, operator: test };
  return { linkId, operator: test === 'exists' ? 'has' : 'lacks', value: chosen };
}
