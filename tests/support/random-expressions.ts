import fc from 'fast-check';
import type { Scope } from '../../runtime/expressions/variables';

const paths = ['form.a', 'form.b', 'form.c.d', 'item', 'state.x', 'unknown', 'own', 'form', 'list', 'list', 'people', 'people', 'own.x', 'x', 'x.Name', 'y'];
const literals = ['0', '5', '2', '5.0', '2.5', '-1', "'a'", '"b"', "''", "'5'", "'a\\n'", 'true', 'false', 'null', '[]', "['a']", '[1]', '{}', "{'a': 1}"];
const operators = ['==', '!=', '<', '<=', '>', '>=', '&&', '||', '+', '-', '*', '/', 'in'];
const loops = ['exists', 'all', 'filter', 'map'];
const functions = {
  1: 'isEmpty count first string size int double dyn formatNumber lower flat listed number total mean largest round roundUp pluralOf unitOf queryValue isUnique'.split(
    ' ',
  ),
  2: 'orElse entry with addDays daysBetween without sortedBy positionOf elementBefore withoutPrefix fullMatch round remainder reasonOf quantity inUnit'.split(
    ' ',
  ),
  3: 'withEntry keyed moved formatDate inUnit'.split(' '),
};
const methods = { 0: ['size', 'lowerAscii', 'trim', 'join'], 1: ['startsWith', 'contains', 'endsWith', 'join', 'split', 'matches'] };

/** Expressions of every form that needs no library, and of some that do. Many are refused, and many fail. */
export const { expression: randomExpression } = fc.letrec<{ expression: string }>((tie) => {
  const one = tie('expression');
  const list = fc.oneof(one, fc.constantFrom('list', 'people', 'own'));
  const name = fc.constantFrom('x', 'y', 'item', 'list');
  return {
    expression: fc.oneof(
      { depthSize: 'small', maxDepth: 4 },
      fc.constantFrom(...paths),
      fc.constantFrom(...literals),
      fc.tuple(one, fc.constantFrom(...operators), one).map((parts) => parts.join(' ')),
      fc.tuple(fc.constantFrom('!', '-'), one).map((parts) => parts.join('')),
      one.map((inner) => `(${inner})`),
      one.map((owner) => `${owner}.Name`),
      fc.tuple(one, one).map(([owner, key]) => `${owner}[${key}]`),
      fc.tuple(one, one, one).map(([condition, yes, no]) => `${condition} ? ${yes} : ${no}`),
      fc.array(one, { maxLength: 3 }).map((elements) => `[${elements.join(', ')}]`),
      fc.array(one, { maxLength: 2 }).map((values) => `{${values.map((value, index) => `'${'ab'[index]}': ${value}`).join(', ')}}`),
      fc.tuple(one, fc.constantFrom('==', '!=')).map(([value, sign]) => `type(${value}) ${sign} string`),
      fc.tuple(fc.constantFrom(...functions[1]), one).map(([called, first]) => `${called}(${first})`),
      fc.tuple(fc.constantFrom(...functions[2]), one, one).map(([called, first, second]) => `${called}(${first}, ${second})`),
      fc.tuple(fc.constantFrom(...functions[3]), one, one, one).map(([called, ...given]) => `${called}(${given.join(', ')})`),
      fc.tuple(list, fc.constantFrom(...loops), name, one).map(([items, loop, variable, part]) => `${items}.${loop}(${variable}, ${part})`),
      fc.tuple(name, one, one).map(([variable, value, result]) => `cel.bind(${variable}, ${value}, ${result})`),
      fc.tuple(one, fc.constantFrom(...methods[0])).map(([owner, method]) => `${owner}.${method}()`),
      fc.tuple(one, fc.constantFrom(...methods[1]), one).map(([owner, method, given]) => `${owner}.${method}(${given})`),
      fc.tuple(one, fc.constantFrom('0', '1', 'own'), fc.constantFrom('1', '2')).map(([owner, from, to]) => `${owner}.substring(${from}, ${to})`),
    ),
  };
});

const plain = [null, undefined, true, false, 0, 5, 2.5, -1, 'a', 'b', '', '5', '2026-01-05'];
const lists = [[], ['a'], [1, 2], [null], ['a', 1], [['a']], [[]], [{}]];
const objects = [{}, { d: 5 }, { Name: 'a' }, { x: ['a'] }, { a: 1, b: 'x' }, { b: 'x', a: 1 }];
const value = fc.oneof(fc.constantFrom<unknown>(...plain), fc.constantFrom<unknown>(...lists, ...objects));
const fromJson = { noNullPrototype: true } as const;
const person = fc.record(
  { Name: fc.constantFrom('a', 'b', null, 5), Tags: fc.constantFrom([], ['a'], null), Done: fc.constantFrom(true, false, null) },
  { requiredKeys: [], ...fromJson },
);

/** Values of the variables of random expressions, of every kind that JSON has. */
export const randomScope: fc.Arbitrary<Scope> = fc.record(
  {
    form: fc.record({ a: value, b: value, c: value }, fromJson),
    item: value,
    own: value,
    x: value,
    list: fc.array(fc.constantFrom('a', 'b', 1, 2.5, null), { maxLength: 3 }),
    people: fc.array(person, { maxLength: 3 }),
  },
  fromJson,
);

/** A scope of random values in which each of these paths leads somewhere. The names and texts of the expression itself are among the values. */
export function scopeOf(source: string, reads: readonly string[], random: () => number): Scope {
  const names = [...source.matchAll(/\.([A-Za-z]\w*)/g)].map(([, name = '']) => name);
  const texts = ['', '2026-01-05', '2026-11-30T10:00:00.000Z', 'UTC', ...[...source.matchAll(/'([^'\\]*)'/g)].map(([, text = '']) => text)];
  const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const made = (depth: number): unknown => {
    const kind = random();
    if (kind < 0.15) return null;
    if (kind < 0.25) return random() < 0.5;
    if (kind < 0.4) return oneOf([0, 1, 2, 5, 2.5, 100]);
    if (kind < 0.6 || depth === 0) return oneOf(texts);
    if (kind < 0.8) return Array.from({ length: Math.floor(random() * 4) }, () => made(depth - 1));
    return Object.fromEntries(names.slice(0, 12).map((name) => [name, made(depth - 1)]));
  };
  const scope: Record<string, unknown> = {};
  for (const path of reads) {
    const parts = path.split('.');
    const last = parts.pop()!;
    let owner = scope;
    for (const part of parts) {
      const inner = owner[part];
      owner = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? (inner as typeof owner) : ((owner[part] = {}) as typeof owner);
    }
    owner[last] = made(3);
  }
  return scope;
}
