import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { interpretSchema } from '../../runtime/validation/interpreter';
import { essentialErrors } from '../../runtime/validation/schema-errors';
import { propertyRuns } from '../support/property-runs';

// The rule that keeps the class out: a broken part of a schema is judged as one of which nothing is known, and everything else as if it were not there. The
// property below puts each kind of broken part at a random place and compares with the schema without it.

const draft07 = 'http://json-schema.org/draft-07/schema#';
const saidOf = (schema: JsonSchema, data: unknown) => essentialErrors(interpretSchema(schema)(data)).map(({ pointer, keyword }) => `${pointer} ${keyword}`);

/** Definitions that cannot be used, each as a property that refers to it or has it. */
const broken: Record<string, JsonSchema> = {
  'a circle': { $ref: '#/definitions/loop' },
  'a circle of two': { $ref: '#/definitions/there' },
  'what leads to a circle': { $ref: '#/definitions/before' },
  'a reference that leads nowhere': { $ref: '#/definitions/missing' },
  'a reference to another file': { $ref: 'https://example.org/other.json' },
  'an address that is none': { $ref: 'http://[' },
  'an identifier that is no address': { $id: 'http://[' },
  'a draft that is not read': { $schema: 'http://json-schema.org/draft-03/schema#' },
  'a pattern that is none': { pattern: '(' },
  'a pattern of names that is none': { patternProperties: { '(': {} } },
  'values that are no list': { enum: 'a' },
  'a type that there is not': { type: 'any' },
  'alternatives that are no list': { anyOf: { type: 'string' } },
  'properties that are a list': { properties: ['a'] },
  'items as a list in this draft': { items: [{ type: 'string' }] },
  'a limit that is no number': { minimum: '3' },
};
const definitions = {
  loop: { allOf: [{ $ref: '#/definitions/loop' }] },
  there: { anyOf: [{ type: 'null' }, { $ref: '#/definitions/back' }] },
  back: { $ref: '#/definitions/there' },
  before: { title: 'Before', $ref: '#/definitions/loop' },
};
/** A value that each of them would judge. */
const reached: Record<string, unknown> = {
  'a pattern of names that is none': { x: 1 },
  'properties that are a list': { x: 1 },
  'items as a list in this draft': [1],
  'a limit that is no number': 5,
};
const valueFor = (what: string): unknown => (Object.hasOwn(reached, what) ? reached[what] : 'x');

/** The reasons of what could not be judged. The text is read in the page: below `not` it said that the schema cannot be used: undefined. */
const reasonsOf = (schema: JsonSchema, data: unknown) =>
  essentialErrors(interpretSchema(schema)(data)).flatMap(({ keyword, limit }) => (keyword === 'unusable' ? [limit] : []));

test.each(Object.keys(broken))('%s says why it cannot be judged, also below a word that turns it round', (what) => {
  const part = broken[what] as JsonSchema;
  const value = valueFor(what);
  for (const b of [
    part,
    { not: part },
    { not: { allOf: [part] } },
    { oneOf: [part, { minLength: 0 }] },
    { if: part, then: false, else: false },
    { not: { not: part } },
  ])
    for (const reason of reasonsOf({ type: 'object', properties: { b }, definitions }, { b: value })) expect(reason, JSON.stringify(b)).toMatch(/\w{3}/);
  expect(reasonsOf({ type: 'object', properties: { b: { not: part } }, definitions }, { b: value })).toHaveLength(1);
});

describe.each(Object.keys(broken))('%s', (what) => {
  const b = broken[what] as JsonSchema;
  const schema = { type: 'object', required: ['c'], properties: { a: { type: 'string' }, b }, definitions };

  test('takes the judgement of nothing that does not reach it', () => {
    expect(saidOf(schema, { a: 1, c: 1 })).toEqual(['/a type']);
    expect(saidOf(schema, { a: 'x' })).toEqual(['/c required']);
    expect(saidOf(schema, { a: 'x', c: 1 })).toEqual([]);
  });

  test('is named where a value reaches it, beside all other errors', () => {
    const [error, ...others] = saidOf(schema, { a: 1, b: valueFor(what) }).filter((one) => !['/a type', '/c required'].includes(one));
    expect(error).toMatch(/^\/b(\/x|\/0)? unusable$/);
    expect(others).toEqual([]);
    expect(saidOf(schema, { a: 1, b: valueFor(what) })).toEqual(expect.arrayContaining(['/a type', '/c required']));
  });
});

describe('what an unknown judgement means', () => {
  const lost = { $ref: '#/$defs/lost' };
  test.each<[what: string, schema: JsonSchema, data: unknown, errors: string[]]>([
    ['an alternative fits', { anyOf: [{ type: 'string' }, lost] }, 'x', []],
    ['no known alternative fits', { anyOf: [{ type: 'string' }, lost] }, 1, [' unusable']],
    ['one alternative fits, and another may', { oneOf: [{ type: 'string' }, lost] }, 'x', [' unusable']],
    ['two alternatives fit, and another may', { oneOf: [{ type: 'string' }, { maxLength: 3 }, lost] }, 'x', [' anyOf']],
    ['it is forbidden', { not: lost }, 'x', [' unusable']],
    ['it is forbidden, and not reached', { not: { required: ['b'], properties: { b: lost } } }, { a: 1 }, []],
    ['it is forbidden twice', { not: { not: lost } }, 'x', [' unusable']],
    ['a condition, of two that agree', { if: lost, then: { type: 'string' }, else: { maxLength: 3 } }, 'x', []],
    ['a condition, of two that differ', { if: lost, then: { type: 'string' }, else: { type: 'number' } }, 'x', [' unusable']],
    ['a consequence', { if: { type: 'string' }, then: lost }, 'x', [' unusable']],
    ['a consequence that is not drawn', { if: { type: 'string' }, then: lost }, 1, []],
    ['two of them exclude each other', { if: lost, then: { $ref: '#/$defs/gone' } }, 'x', [' unusable']],
    ['enough items are contained without it', { contains: { anyOf: [{ type: 'string' }, lost] } }, ['x', 1], []],
    ['it may be contained', { contains: lost }, ['x'], [' unusable']],
    ['it may be contained too often', { contains: { anyOf: [{ type: 'string' }, lost] }, maxContains: 1 }, ['x', 1], [' unusable']],
    ['of an empty list', { items: lost }, [], []],
    ['another property has it', { properties: { a: true }, additionalProperties: lost }, { a: 1, b: 2 }, ['/b unusable']],
    ['a recursion has it', { properties: { next: { $ref: '#' }, end: lost } }, { next: { next: { end: 1 } } }, ['/next/next/end unusable']],
    [
      'a forbidden recursion has it',
      { not: { $ref: '#/$defs/tree' }, $defs: { tree: { properties: { next: { $ref: '#/$defs/tree' }, end: lost } } } },
      { end: 1 },
      [' unusable'],
    ],
    ['the root itself is a circle', { $ref: '#', type: 'object', properties: { a: { type: 'string' } } }, { a: 1 }, ['/a type', ' unusable']],
    ['what stands beside a reference that leads nowhere', { properties: { a: { ...lost, type: 'string' } } }, { a: 1 }, ['/a type', '/a unusable']],
    ['a text has no items', { $schema: draft07, properties: { a: { pattern: '(' } } }, { a: 1 }, []],
  ])('%s', (_what, schema, data, errors) => {
    expect(saidOf(schema, data).sort()).toEqual(errors.sort());
  });

  test('the reason names the reference', () => {
    const schema = { properties: { a: { anyOf: [{ type: 'string' }, lost] }, b: { $ref: '#/$defs/gone' } } };
    expect(interpretSchema(schema)({ a: 1, b: 1 }).map(({ limit }) => limit)).toEqual([
      'The reference "#/$defs/lost" does not lead anywhere.',
      'The reference "#/$defs/gone" does not lead anywhere.',
    ]);
  });
});

test('a broken part anywhere in a schema changes only the judgement of what reaches it', () => {
  const names = ['a', 'b', 'c'];
  const value = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('x', 1, null),
      fc.dictionary(fc.constantFrom(...names), tie('value')),
      fc.array(tie('value'), { maxLength: 2 }),
    ),
  })).value;
  const sound = fc.letrec<{ schema: JsonSchema }>((tie) => ({
    schema: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom<JsonSchema>({}, { type: 'string' }, { type: 'object' }, { required: ['a'] }, { enum: ['x', 1] }),
      fc.dictionary(fc.constantFrom(...names), tie('schema')).map((properties) => ({ properties })),
      tie('schema').map((items) => ({ items })),
      tie('schema').map((not) => ({ not })),
      fc.tuple(fc.constantFrom('anyOf', 'oneOf', 'allOf'), fc.array(tie('schema'), { minLength: 1, maxLength: 3 })).map(([word, all]) => ({ [word]: all })),
      fc.tuple(tie('schema'), tie('schema')).map(([one, other]) => ({ if: one, then: other })),
    ),
  })).schema;
  fc.assert(
    // Those of which no value is judged. Of the others, some values are.
    fc.property(
      sound,
      value,
      fc.constantFrom('a circle', 'a reference that leads nowhere', 'an address that is none', 'a draft that is not read'),
      (schema, data, what) => {
        // Whatever the broken part means, a value fits it or does not.
        const withPart = (part: JsonSchema) => ({ definitions, ...replaced(schema, part) });
        const [all, none] = [saidOf(withPart({}), data), saidOf(withPart({ not: {} }), data)];
        const found = saidOf(withPart(broken[what] as JsonSchema), data);
        const isUnknown = (all.length === 0) !== (none.length === 0);
        if (isUnknown) expect(found.some((one) => one.endsWith(' unusable'))).toBe(true);
        if (found.length === 0) expect([all, none]).toEqual([[], []]);
        if (found.some((one) => !one.endsWith(' unusable'))) expect([all.length > 0, none.length > 0]).toEqual([true, true]);
      },
    ),
    propertyRuns(600),
  );
});

/** A schema with a part in the place of each `{ required: ['a'] }`. */
function replaced(schema: unknown, part: JsonSchema): JsonSchema {
  const walk = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one;
    if (Array.isArray(one)) return one.map(walk);
    if ('required' in one && Array.isArray(one.required)) return part;
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(schema) as JsonSchema;
}
