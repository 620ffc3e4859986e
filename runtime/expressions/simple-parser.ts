import { call, methodCall, readBy } from './simple-functions';
import type { Kind } from './simple-kinds';
import { type Bound, isLoop, itemsOf, loop, named } from './simple-loops';
import { chosen, compared, computed, contained, either, equal, negated, negative, type Operand } from './simple-operators';
import { listLiteral, objectLiteral, property, textTest, variable } from './simple-parts';
import { pathNamed, pathOf } from './simple-paths';
import { keywords, literalNames, NotSimple, type Token, types } from './simple-tokens';

/** What may follow a test of a type. */
const endsTest = new Set(['&&', '||', '?', ':', ',', ')', ']', '}']);

const end: Token = { kind: 'end', text: '' };

/** Deeper expressions are left to the library, which limits their depth. */
const mostDepth = 40;

const sure = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new NotSimple();
  return value;
};

/** An operand that decides something; the library says why another cannot. */
const truth = (operand: Operand): Operand => sure(operand.kind === 'truth' || operand.kind === 'any' ? operand : undefined);

const literal = (value: unknown, kind: Kind): Operand => ({ kind, run: () => value });

/** Compiles an expression from its tokens, as CEL's grammar has it. */
export class SimpleParser {
  /** The paths that it reads, in the order in which the library finds them. */
  readonly reads: string[] = [];
  /** Whether a value may hold whole numbers of CEL's own. */
  hasWhole = false;
  #at = 0;
  #depth = 0;
  readonly #bound: { name: string; bound: Bound }[] = [];

  constructor(private readonly tokens: Token[]) {}

  whole(): Operand {
    const found = this.#choice();
    if (this.#next().kind !== 'end') throw new NotSimple();
    return found;
  }

  #next(): Token {
    return this.tokens[this.#at] ?? end;
  }

  #is(sign: string): boolean {
    const { kind, text } = this.#next();
    return kind === 'sign' && text === sign;
  }

  #takes(sign: string): boolean {
    const found = this.#is(sign);
    if (found) this.#at += 1;
    return found;
  }

  #needs(sign: string): void {
    if (!this.#takes(sign)) throw new NotSimple();
  }

  #name(): string {
    const { kind, text } = this.#next();
    if (kind !== 'name' || literalNames.has(text)) throw new NotSimple();
    this.#at += 1;
    return text;
  }

  #choice(): Operand {
    this.#depth += 1;
    if (this.#depth > mostDepth) throw new NotSimple();
    let found = this.#any();
    if (this.#takes('?')) {
      const condition = truth(found);
      const left = this.#choice();
      this.#needs(':');
      found = sure(chosen(condition, left, this.#choice()));
    }
    this.#depth -= 1;
    return found;
  }

  #any(): Operand {
    let left = this.#all();
    while (this.#takes('||')) left = either(truth(left), truth(this.#all()), true);
    return left;
  }

  #all(): Operand {
    let left = this.#equality();
    while (this.#takes('&&')) left = either(truth(left), truth(this.#equality()), false);
    return left;
  }

  #equality(): Operand {
    if (this.#next().kind === 'name' && this.#next().text === 'type' && this.tokens[this.#at + 1]?.text === '(') return this.#isText();
    let left = this.#relation();
    for (let sign = this.#oneOf('==', '!='); sign !== undefined; sign = this.#oneOf('==', '!=')) left = sure(equal(sign, left, this.#relation()));
    return left;
  }

  #relation(): Operand {
    let left = this.#sum();
    for (;;) {
      const sign = this.#oneOf('<', '<=', '>', '>=');
      if (sign !== undefined) left = sure(compared(sign, left, this.#sum()));
      else if (this.#next().kind === 'name' && this.#next().text === 'in') {
        this.#at += 1;
        left = sure(contained(left, this.#sum()));
      } else return left;
    }
  }

  #sum(): Operand {
    let left = this.#product();
    for (let sign = this.#oneOf('+', '-'); sign !== undefined; sign = this.#oneOf('+', '-')) left = sure(computed(sign, left, this.#product()));
    return left;
  }

  #product(): Operand {
    let left = this.#unary();
    for (let sign = this.#oneOf('*', '/'); sign !== undefined; sign = this.#oneOf('*', '/')) left = sure(computed(sign, left, this.#unary()));
    return left;
  }

  #oneOf<Sign extends string>(...signs: Sign[]): Sign | undefined {
    return signs.find((sign) => this.#takes(sign));
  }

  #unary(): Operand {
    if (this.#takes('!')) return negated(truth(this.#unary()));
    if (this.#takes('-')) return sure(negative(this.#unary()));
    return this.#postfix();
  }

  #postfix(): Operand {
    let owner = this.#primary();
    for (;;) {
      if (this.#takes('.')) owner = this.#member(owner, this.#name());
      else if (this.#takes('[')) {
        const index = this.#choice();
        this.#needs(']');
        owner = property(owner, index);
      } else return owner;
    }
  }

  #member(owner: Operand, name: string): Operand {
    if (!this.#takes('(')) return property(owner, literal(name, 'text'));
    if (isLoop(name)) {
      const bound: Bound = { kind: sure(itemsOf(owner.kind)), value: null };
      const variable = this.#name();
      this.#needs(',');
      const part = this.#withVariable(variable, bound);
      this.#needs(')');
      return sure(loop(name, owner, bound, part));
    }
    if (name === 'size') this.hasWhole = true;
    return sure(methodCall(name, owner, this.#list(')')));
  }

  /** What reads a variable of its own. */
  #withVariable(name: string, bound: Bound): Operand {
    if (keywords.has(name) || name === 'cel') throw new NotSimple();
    this.#bound.push({ name, bound });
    const part = this.#choice();
    this.#bound.pop();
    return part;
  }

  /** Operands with commas between them, to the sign that ends them. */
  #list(closing: string): Operand[] {
    const found: Operand[] = [];
    while (!this.#takes(closing)) {
      if (found.length > 0) this.#needs(',');
      found.push(this.#choice());
    }
    return found;
  }

  #primary(): Operand {
    if (this.#takes('(')) return this.#inner();
    if (this.#takes('[')) return listLiteral(this.#list(']'));
    if (this.#takes('{')) return this.#object();
    const { kind, text } = this.#next();
    this.#at += 1;
    if (kind === 'number') {
      if (text.includes('.')) return literal(Number(text), 'decimal');
      this.hasWhole = true;
      return literal(BigInt(text), 'whole');
    }
    if (kind === 'text') return literal(text, 'text');
    if (kind !== 'name') throw new NotSimple();
    if (text === 'true' || text === 'false') return literal(text === 'true', 'truth');
    if (text === 'null') return literal(null, 'null');
    if (text === 'cel') return this.#named();
    return this.#takes('(') ? this.#call(text) : this.#path(text);
  }

  #inner(): Operand {
    const begin = this.#at;
    const inner = this.#choice();
    // To the library (a.b).c is one path.
    const isPath = this.tokens.slice(begin, this.#at).every(({ kind, text }) => kind === 'name' || ['.', '(', ')'].includes(text));
    this.#needs(')');
    if (isPath && this.#is('.')) throw new NotSimple();
    return inner;
  }

  /** An object that is written out. Its names are texts. */
  #object(): Operand {
    const entries: { name: string; value: Operand }[] = [];
    while (!this.#takes('}')) {
      if (entries.length > 0) this.#needs(',');
      const { kind, text } = this.#next();
      if (kind !== 'text' || ['__proto__', 'constructor', 'prototype'].includes(text)) throw new NotSimple();
      this.#at += 1;
      this.#needs(':');
      entries.push({ name: text, value: this.#choice() });
    }
    return objectLiteral(entries);
  }

  /** `cel.bind(name, value, result)`. The value may be of any kind to what reads it. */
  #named(): Operand {
    for (const sign of ['.', 'bind', '(']) if (sign === 'bind' ? this.#name() !== sign : !this.#takes(sign)) throw new NotSimple();
    const variable = this.#name();
    this.#needs(',');
    const value = this.#choice();
    this.#needs(',');
    const bound: Bound = { kind: 'any', value: null };
    const result = this.#withVariable(variable, bound);
    this.#needs(')');
    return named(value, bound, result);
  }

  /** `type(value) == string`. */
  #isText(): Operand {
    this.#at += 1;
    this.#needs('(');
    const value = this.#choice();
    this.#needs(')');
    const sign = this.#oneOf('==', '!=');
    const isWhole = this.#name() === 'string' && (this.#next().kind === 'end' || endsTest.has(this.#next().text));
    if (sign === undefined || !isWhole) throw new NotSimple();
    // To the library the type is read like a variable.
    this.reads.push('string');
    return textTest(value, sign === '==');
  }

  #call(name: string): Operand {
    const before = this.reads.length;
    const begin = this.#at;
    const given = this.#list(')');
    // A constant came with the bundle, which says whether it is simple. What another rule needs is not known before.
    if (name === 'apply' && !this.#isConstant(begin)) throw new NotSimple();
    if (name === 'size' || name === 'int') this.hasWhole = true;
    const read = readBy(name, given.length);
    this.reads.splice(before, 0, ...read);
    return sure(
      call(
        name,
        given,
        read.map((path) => pathNamed(path).operand),
      ),
    );
  }

  /** Whether the operand at a place is a path of constants, and nothing more. */
  #isConstant(begin: number): boolean {
    const [first, ...others] = this.tokens.slice(
      begin,
      this.tokens.findIndex(({ text }, index) => index > begin && text === ','),
    );
    return (
      first?.text === 'settings' && others.every(({ kind, text }) => kind === 'name' || text === '.') && this.#bound.every(({ name }) => name !== 'settings')
    );
  }

  #path(first: string): Operand {
    const names: string[] = [];
    // A method is not a part of the path.
    while (this.#is('.') && !(this.tokens[this.#at + 2]?.kind === 'sign' && this.tokens[this.#at + 2]?.text === '(')) {
      this.#at += 1;
      names.push(this.#name());
    }
    const own = this.#bound.findLast(({ name }) => name === first);
    if (own !== undefined) return names.reduce((owner, name) => property(owner, literal(name, 'text')), variable(own.bound));
    if (keywords.has(first) || types.has(first)) throw new NotSimple();
    const path = pathOf(first, names);
    this.reads.push(path.text);
    return path.operand;
  }
}
