import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { english, speak } from '../../runtime/format/language';
import { formFromSchema } from '../../runtime/form/form-from-schema';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { interpretSchema } from '../../runtime/validation/interpreter';
import { validateForm } from '../../runtime/validation/validate-form';
import { faultsIn } from '../../server/foundation/validation';
import { propertyRuns } from '../support/property-runs';
import { judgesOf } from './suite';

const draft04 = 'http://json-schema.org/draft-04/schema#';
const draft07 = 'http://json-schema.org/draft-07/schema#';
const draft2019 = 'https://json-schema.org/draft/2019-09/schema';

/** What the schema says of the value, by all who judge in the product: compiled, interpreted, and the server. */
async function saidOf(schema: JsonSchema, data: unknown): Promise<unknown[]> {
  const { compiled, interpreted } = await judgesOf(schema, {});
  return [compiled(data), interpreted(data), faultsIn(schema, data).length === 0];
}

const tree = {
  $id: 'https://example.org/strict-tree',
  $dynamicAnchor: 'node',
  $ref: 'tree',
  unevaluatedProperties: false,
  $defs: {
    tree: {
      $id: 'tree',
      $dynamicAnchor: 'node',
      type: 'object',
      properties: { data: true, children: { type: 'array', items: { $dynamicRef: '#node' } } },
    },
  },
};

describe('both validators and the server judge alike', () => {
  test.each<[what: string, schema: JsonSchema, right: unknown[], wrong: unknown[]]>([
    [
      'properties that every object has',
      { type: 'object', required: ['toString', 'constructor', '__proto__'] },
      [JSON.parse('{ "toString": 1, "constructor": 2, "__proto__": 3 }')],
      [{}, { toString: 1, constructor: 2 }],
    ],
    [
      'the type of a property that every object has',
      JSON.parse('{ "properties": { "__proto__": { "type": "number" } } }'),
      [{}],
      [JSON.parse('{ "__proto__": "x" }')],
    ],
    ['exclusive limits of draft 04', { $schema: draft04, minimum: 3, exclusiveMinimum: true }, [4], [3]],
    ['lists of items of draft 04', { $schema: draft04, items: [{ type: 'string' }], additionalItems: false }, [['a'], []], [[1], ['a', 'b']]],
    [
      'identifiers of draft 04',
      { $schema: draft04, id: 'https://example.org/a', properties: { b: { $ref: 'c' } }, definitions: { c: { id: 'c', type: 'string' } } },
      [{ b: 'x' }],
      [{ b: 1 }],
    ],
    [
      'what stands beside a reference up to draft 07: it is hidden',
      { $schema: draft07, properties: { a: { $ref: '#/definitions/list', maxItems: 1 } }, definitions: { list: { type: 'array' } } },
      [{ a: [1, 2] }],
      [{ a: 'x' }],
    ],
    [
      'what stands beside a reference since draft 2019-09: it counts',
      { $schema: draft2019, properties: { a: { $ref: '#/$defs/list', maxItems: 1 } }, $defs: { list: { type: 'array' } } },
      [{ a: [1] }],
      [{ a: [1, 2] }, { a: 'x' }],
    ],
    [
      'a reference that finds whoever refers to it',
      tree,
      [{ children: [{ data: 1, children: [{}] }] }],
      [{ children: [{ daat: 1 }] }, { children: [{ children: [{ daat: 1 }] }] }],
    ],
    [
      'items that nothing has looked at, beside those that the list contains',
      { prefixItems: [true], contains: { type: 'string' }, unevaluatedItems: false },
      [[1, 'a', 'b']],
      [[1, 'a', 2]],
    ],
    [
      'properties that nothing has looked at, but for a condition',
      { if: { properties: { kind: { const: 'a' } }, required: ['kind'] }, unevaluatedProperties: false },
      [{ kind: 'a' }, {}],
      [{ kind: 'b' }, { kind: 'a', other: 1 }],
    ],
    ['an empty list of values', { enum: [] }, [], [1, 'a', null]],
    ['a list of decimal steps', { multipleOf: 0.01 }, [4.35, 0.07, 1e6, -0.29], [4.355, 0.001]],
    ['moments, whose zone has minutes', { format: 'date-time' }, ['2026-11-26T10:00:00+01:00'], ['2026-11-26T10:00:00+01']],
    ['addresses, whose name may be quoted', { format: 'email' }, ['"ann smith"@example.org', 'ann@example.org'], ['ann smith@example.org', 'ann@']],
    ['durations, which skip no unit', { format: 'duration' }, ['P1Y2M3D', 'PT4H', 'P2W'], ['P1Y2D', 'P', '1D']],
    ['moments in other zones of time', { format: 'date-time', formatMinimum: '2026-11-26T00:00:00+02:00' }, ['2026-11-25T22:00:00Z'], ['2026-11-25T21:59:59Z']],
    [
      'limits of dates in alternatives and conditions',
      { anyOf: [{ type: 'string', format: 'date', formatMinimum: '2026-01-01' }, { const: 'never' }], not: { format: 'date', formatMinimum: '2027-01-01' } },
      ['2026-05-05', 'never'],
      ['2025-12-31', '2027-01-01'],
    ],
    ['dates that may not be the limit itself', { format: 'date', formatExclusiveMinimum: '2026-01-01' }, ['2026-01-02'], ['2026-01-01']],
  ])('%s', async (_what, schema, right, wrong) => {
    for (const data of right) expect(await saidOf(schema, data), JSON.stringify(data)).toEqual([true, true, true]);
    for (const data of wrong) expect(await saidOf(schema, data), JSON.stringify(data)).toEqual([false, false, false]);
    expect(right.length + wrong.length).toBeGreaterThan(1);
  });

  test('whether a number is a multiple of another one, by their decimal digits', async () => {
    const decimal = (places: number) =>
      fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: places })).map(([digits, shift]) => Number(`${digits}e-${shift}`));
    await fc.assert(
      fc.asyncProperty(decimal(3), fc.integer({ min: -9_999, max: 9_999 }), decimal(4), fc.boolean(), async (step, times, other, isMultiple) => {
        const value = isMultiple ? Number((step * times).toPrecision(12)) : other;
        const [compiled, interpreted] = await saidOf({ multipleOf: step }, value);
        expect(compiled, `${value} of ${step}`).toBe(interpreted);
        if (isMultiple) expect(compiled, `${value} of ${step}`).toBe(true);
      }),
      propertyRuns(60, { always: true }),
    );
  });
});

test('a grammar whose definitions lead from one to the next, thousands deep, is judged', async () => {
  const link = (index: number) => [`D${index}`, { properties: { next: { $ref: `#/$defs/D${(index + 1) % 3000}` }, end: { type: 'string' } } }] as const;
  const schema: JsonSchema = { $ref: '#/$defs/D0', $defs: Object.fromEntries(Array.from({ length: 3000 }, (_, index) => link(index))) };
  expect([{ next: { end: 'x' } }, { next: { end: 1 } }].map((data) => interpretSchema(schema)(data).map(({ pointer }) => pointer))).toEqual([
    [],
    ['/next/end'],
  ]);
});

describe('what neither validator can judge, both refuse', () => {
  // The interpreted validator refuses only data that reaches the part (broken-parts.test.ts).
  const reached = { a: 1 };
  test.each<[schema: JsonSchema, reason: string, data?: unknown]>([
    [{ $schema: 'http://json-schema.org/draft-03/schema#' }, '"$schema" names http://json-schema.org/draft-03/schema#, which is not supported.'],
    [{ properties: { a: { $ref: '#/$defs/b' } } }, 'The reference "#/$defs/b" does not lead anywhere.'],
    [
      { properties: { a: { $ref: 'https://example.org/b.json' } } },
      'The reference "https://example.org/b.json" points to another file, and files are not loaded here.',
    ],
    [{ $ref: '#/$defs/a', $defs: { a: { anyOf: [{ $ref: '#/$defs/a' }, { type: 'string' }] } } }, 'A reference points back to itself for the same value'],
    [{ items: [{ type: 'string' }] }, '"items" is a list, which draft 2020-12 calls "prefixItems".', [1]],
    [{ properties: { a: 'string' } }, 'Expected a schema but found "string".'],
    [{ anyOf: { type: 'string' } }, '"anyOf" must be a list of schemas.'],
    [{ properties: ['a'] }, '"properties" must be an object of schemas.'],
    [{ $id: 'http://[', type: 'string' }, '"http://[" is not a valid address.'],
  ])('%j', async (schema, reason, data = reached) => {
    const { compiled, interpreted } = await judgesOf(schema, {});
    expect([compiled(data), interpreted(data)]).toEqual(['refused', 'refused']);
    expect(String(interpretSchema(schema)(data)[0]?.limit)).toContain(reason);
  });
});

test('why a schema cannot be used is said in the language of whoever reads it', () => {
  const texts = { 'The reference "{reference}" does not lead anywhere.': 'La referencia "{reference}" no lleva a ninguna parte.' };
  speak(() => ({ ...english, tag: 'es', texts }));
  onTestFinished(() => speak(() => english));
  expect(interpretSchema({ $ref: '#/$defs/b' })({})[0]?.limit).toBe('La referencia "#/$defs/b" no lleva a ninguna parte.');
});

describe('a form of a schema that is not ours keeps what the schema means', () => {
  const schema = {
    type: 'object',
    required: ['Name', 'Tags', 'Note', 'Other'],
    properties: { Name: { type: 'string' }, Tags: { type: 'array' }, Note: { type: ['string', 'null'] }, Other: { type: 'string', minLength: 1 } },
  };
  const saidOfForm = (data: object) => validateForm(formFromSchema(schema), data, {}, interpretSchema(schema)).map(({ Field, Code }) => `${Field} ${Code}`);

  test('an empty text, an empty list and null are there', () => {
    expect(saidOfForm({ Name: '', Tags: [], Note: null, Other: 'x' })).toEqual([]);
  });

  test('what is absent is missing, and a limit of the schema is one', () => {
    expect(saidOfForm({ Other: '' })).toEqual(['/Name required', '/Tags required', '/Note required', '/Other minLength']);
  });
});
