import { type ASTNode, Environment } from '@marcbachmann/cel-js';
import { settled, sumOf } from './decimals';
import { boundedMatches, functions } from './functions';
import type { ExpressionFunction } from './expression-function';
import { readProperty } from './read-property';
import { takeSteps } from './steps';
import { stringOf } from '../validation/string-of';

type Numbers = [left: number | bigint, right: number | bigint];

/** JSON knows one kind of number, CEL has two: an expression may mix them. */
function registerMixedNumbers(environment: Environment): void {
  const arithmetic: [string, (left: number, right: number) => number][] = [
    ['*', (left, right) => left * right],
    ['+', (left, right) => left + right],
    ['-', (left, right) => left - right],
    ['/', (left, right) => left / right],
  ];
  for (const [operator, apply] of arithmetic)
    for (const types of ['double X int: double', 'int X double: double'])
      environment.registerOperator(types.replace('X', operator), (...[left, right]: Numbers) => apply(Number(left), Number(right)));
  environment.registerOperator('double == int: bool', (left: number, right: bigint) => left === Number(right));
  environment.registerOperator('double in list<int>: bool', (value: number, list: bigint[]) => list.some((one) => Number(one) === value));
  environment.registerOperator('int in list<double>: bool', (value: bigint, list: number[]) => list.includes(Number(value)));
}

/** A missing value is neither less nor greater than anything, and not true. */
function registerNullComparisons(environment: Environment): void {
  const never = () => false;
  for (const type of ['double', 'int', 'string', 'bool'])
    for (const operator of ['<', '<=', '>', '>=']) {
      environment.registerOperator(`null ${operator} ${type}: bool`, never);
      environment.registerOperator(`${type} ${operator} null: bool`, never);
    }
  for (const operator of ['<', '<=', '>', '>=']) environment.registerOperator(`null ${operator} null: bool`, never);
  for (const type of ['string', 'double', 'int', 'bool', 'null']) environment.registerOperator(`${type} in null: bool`, never);
  environment.registerOperator('!null: bool', () => true);
}

/** Arithmetic with a missing number is missing. It gives any type, so that what goes on from it looks at what there is: CEL takes a missing double for 0. */
function registerNullArithmetic(environment: Environment): void {
  for (const operator of ['+', '-', '*', '/']) {
    for (const type of ['double', 'int']) {
      environment.registerOperator(`null ${operator} ${type}: dyn`, () => null);
      environment.registerOperator(`${type} ${operator} null: dyn`, () => null);
    }
    environment.registerOperator(`null ${operator} null: dyn`, () => null);
  }
}

/** What all expressions share: operators, functions and limits. `open` lets every variable be read, of any type. */
export function createEnvironment(open: boolean): Environment {
  const environment = new Environment({
    unlistedVariablesAreDyn: open,
    homogeneousAggregateLiterals: false,
    limits: { maxAstNodes: 2_000, maxDepth: 60 },
  });
  registerMixedNumbers(environment);
  registerNullComparisons(environment);
  registerNullArithmetic(environment);
  for (const { signature, apply } of functions) {
    const given = signature.includes('list') ? withNumbers : asNumber;
    for (const one of withWholeNumbers(signature))
      environment.registerFunction(one, (...parameters: unknown[]) =>
        one.includes('null') ? null : (apply as (...parameters: unknown[]) => unknown)(...parameters.map(given)),
      );
  }
  return environment;
}

const asNumber = (value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

/** A list that is written in an expression may hold CEL's own integers. What takes a list looks at each element of it anyway. */
const withNumbers = (value: unknown): unknown => (Array.isArray(value) && value.some((one) => typeof one === 'bigint') ? value.map(asNumber) : asNumber(value));

/** A function that takes a double takes a whole number too, which is another type to CEL where it stands in an expression; of a missing one it is missing. */
function withWholeNumbers(signature: string): string[] {
  const first = signature.indexOf('(') + 1;
  const last = signature.indexOf(')');
  const parameters = signature.slice(first, last).split(', ');
  const lists = parameters.reduce<string[][]>(
    (made, parameter) => made.flatMap((list) => (parameter === 'double' ? ['null', 'double', 'int'] : [parameter]).map((one) => [...list, one])),
    [[]],
  );
  const given = signature.slice(last);
  return lists.map((list) => `${signature.slice(0, first)}${list.join(', ')}${list.includes('null') ? given.replace(/: .*/, ': dyn') : given}`);
}

const readers = new Map(functions.flatMap((one): [string, ExpressionFunction][] => (one.reads === undefined ? [] : [[keyOf(one), one]])));

/** What tells a function from others of its name: how many parameters it has. */
function keyOf({ signature }: ExpressionFunction): string {
  const [name = '', parameters = ''] = signature.split(/[()]/);
  return `${name} ${parameters.split(', ').length}`;
}

/** The function that a node calls, where it is one that reads something of the scope itself. */
export function readerOf(node: ASTNode): ExpressionFunction | undefined {
  if (node.op !== 'call') return undefined;
  const [name, parameters] = node.args as unknown as [string, ASTNode[]];
  return readers.get(`${name} ${parameters.length}`);
}

/** The nodes directly below a node of an expression's tree. */
export function childrenOf(node: ASTNode): ASTNode[] {
  const found: ASTNode[] = [];
  collect(node.args, found);
  return found;
}

function collect(value: unknown, found: ASTNode[]): void {
  if (Array.isArray(value)) for (const part of value) collect(part, found);
  else if (isNode(value)) found.push(value);
}

const isNode = (value: unknown): value is ASTNode => typeof value === 'object' && value !== null && 'op' in value && 'args' in value;

type Run = (node: ASTNode) => unknown;
const ownRules: Partial<Record<ASTNode['op'] | 'comprehension', (run: Run, parts: ASTNode[], node: ASTNode) => unknown>> = {
  '.': (run, parts) => readProperty(run(parts[0] as ASTNode), parts[1]),
  '[]': (run, parts) => readProperty(run(parts[0] as ASTNode), run(parts[1] as ASTNode)),
  '?:': (run, parts) => run((run(parts[0] as ASTNode) === true ? parts[1] : parts[2]) as ASTNode),
  '&&': (run, parts) => run(parts[0] as ASTNode) === true && run(parts[1] as ASTNode) === true,
  '||': (run, parts) => run(parts[0] as ASTNode) === true || run(parts[1] as ASTNode) === true,
};

/** What the library keeps of a node beside its public properties. Not in its types: the version is pinned, and a test holds it. */
interface Internals {
  meta: { alternate?: Internals & ASTNode };
  setMeta(key: 'evaluate', evaluate: (evaluator: { run(node: ASTNode, context: unknown): unknown }, node: ASTNode, context: unknown) => unknown): void;
  handle(items: unknown, parts: unknown, evaluator: unknown, context: unknown): unknown;
}

const sizeOf = (items: unknown): number => (Array.isArray(items) ? items.length : typeof items === 'object' && items !== null ? Object.keys(items).length : 1);

const isPlainValue = (value: unknown): boolean => value === null || typeof value !== 'object';

/**
 * Whether a list has a value that is no object. A list may hold numbers of both kinds, texts and nothing at once, and a value that is absent is in no list of
 * others: CEL's own `in` fails where the types differ.
 */
const includes = (list: unknown[], value: unknown): boolean => {
  const [sought, absent] = [asNumber(value), value === null || value === undefined];
  return list.some((one) => (absent ? one === null || one === undefined : asNumber(one) === sought));
};

const isNumber = (value: unknown): value is number | bigint => typeof value === 'number' || typeof value === 'bigint';

/** Arithmetic of decimal numbers as people write them: 0.1 + 0.2 == 0.3. */
const decimalArithmetic = {
  '+': (left: number, right: number) => sumOf([left, right]),
  '-': (left: number, right: number) => sumOf([left, -right]),
  '*': (left: number, right: number) => settled(left * right),
  '/': (left: number, right: number) => settled(left / right),
};

/**
 * Gives a parsed expression our rules for missing values: an absent property reads null, null is not true, a missing list is empty; and
 * `.matches` and loops end in time; arithmetic gives decimal numbers. A function that reads something of the scope is given it: `pathNode` is the tree of such
 * a path. The check has proved that the names exist.
 */
export function makeLenient(node: ASTNode, pathNode: (path: string) => ASTNode): void {
  const internals = node as unknown as Internals;
  const rule = ownRules[node.op];
  if (rule) internals.setMeta('evaluate', (evaluator, self, context) => rule((part) => evaluator.run(part, context), self.args as unknown as ASTNode[], self));
  if (Object.hasOwn(decimalArithmetic, node.op)) {
    const apply = decimalArithmetic[node.op as keyof typeof decimalArithmetic];
    internals.setMeta('evaluate', (evaluator, self, context) => {
      const [left, right] = (self.args as unknown as ASTNode[]).map((part) => evaluator.run(part, context));
      const isDecimal = isNumber(left) && isNumber(right) && (typeof left === 'number' || typeof right === 'number');
      return isDecimal ? apply(Number(left), Number(right)) : (self as unknown as Internals).handle(left, right, self, evaluator);
    });
  }
  if (node.op === 'in')
    internals.setMeta('evaluate', (evaluator, self, context) => {
      const [value, list] = (self.args as unknown as ASTNode[]).map((part) => evaluator.run(part, context));
      return Array.isArray(list) && isPlainValue(value) ? includes(list, value) : (self as unknown as Internals).handle(value, list, self, evaluator);
    });
  if (node.op === 'rcall' && node.args[0] === 'matches')
    internals.setMeta('evaluate', (evaluator, self, context) => {
      const [, receiver, [pattern]] = self.args as unknown as [string, ASTNode, [ASTNode]];
      return boundedMatches(stringOf(evaluator.run(receiver, context)), stringOf(evaluator.run(pattern, context)));
    });
  const reader = readerOf(node);
  if (reader !== undefined) {
    const read = (reader.reads ?? []).map(pathNode);
    internals.setMeta('evaluate', (evaluator, self, context) => {
      const given = [...(self.args as unknown as [string, ASTNode[]])[1], ...read].map((part) => asNumber(evaluator.run(part, context)));
      return (reader.apply as (...parameters: unknown[]) => unknown)(...given);
    });
  }
  for (const child of childrenOf(node)) makeLenient(child, pathNode);
  const loop = internals.meta.alternate;
  const parts = loop?.args as unknown as { iterable?: ASTNode; step?: ASTNode } | undefined;
  // Other functions than loops have an alternate node, too.
  const { iterable, step } = parts ?? {};
  if (!loop || iterable === undefined || step === undefined) return;
  loop.setMeta('evaluate', (evaluator, self, context) => {
    const items = evaluator.run(iterable, context) ?? [];
    takeSteps(sizeOf(items));
    return (self as unknown as Internals).handle(items, self.args, evaluator, context);
  });
  makeLenient(step, pathNode);
}
