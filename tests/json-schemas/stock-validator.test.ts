import { hashForSchema, type RJSFSchema } from '@rjsf/utils';
import { describe, expect, test } from 'vitest';
import { validatorModule } from '../../codegen/validators';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { bestOf } from '../../runtime/form/stock/alternatives';
import { fitsBySchema } from '../../runtime/form/stock/interpreted-validator';
import { stockValidator } from '../../runtime/form/stock/stock-validator';
import { wholeOf } from '../../runtime/form/stock/whole-schema';
import { timesAsLong } from '../support/growth';
import type { CompiledValidator, SubschemaValidators } from '../../runtime/validation/compiled-validator';

const address = { type: 'object', required: ['Street'], properties: { Street: { type: 'string', minLength: 2 } } };
const contacts: JsonSchema[] = [
  { title: 'Mail', type: 'object', required: ['To'], properties: { To: { type: 'string', format: 'email' } } },
  { title: 'Post', type: 'object', required: ['To'], properties: { To: { $ref: '#/$defs/Address' } } },
  { title: 'Phone', type: 'object', required: ['To'], properties: { To: { type: 'string', pattern: '^[0-9]+$' } } },
];
const amounts: JsonSchema[] = [{ type: 'number', minimum: 10 }, { type: 'string' }, { type: 'number' }];
const isWeek: JsonSchema = { properties: { Kind: { const: 'week' } }, required: ['Kind'] };
const schema: JsonSchema = {
  type: 'object',
  properties: { Contact: { oneOf: contacts }, Amount: { anyOf: amounts }, Kind: { enum: ['day', 'week'] } },
  if: isWeek,
  then: { properties: { Week: { type: 'integer' } } },
  else: { properties: { Day: { type: 'string', format: 'date' } } },
  $defs: { Address: address },
};

const documents: Record<string, unknown>[] = [
  {},
  { Contact: { To: 'ann@example.org' }, Amount: 12, Kind: 'week', Week: 3 },
  { Contact: { To: { Street: 'High Street' } }, Amount: 'much', Kind: 'day', Day: '2026-11-23' },
  { Contact: { To: '5550100' }, Amount: 2, Kind: 'month' },
  { Contact: { To: 'nobody' }, Amount: null },
];

async function compiled(of: JsonSchema): Promise<CompiledValidator> {
  const code = validatorModule(of);
  expect(code).not.toMatch(/\brequire\(|^import |new Function|\beval\(/m);
  return ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: CompiledValidator }).default;
}

/** What is drawn of a document: its properties, and which of its alternatives. */
function drawnBy(fits: (schema: JsonSchema, data: unknown) => boolean, document: Record<string, unknown>) {
  const asked: unknown[] = [];
  const schemas = { root: schema, fits: (part: JsonSchema, data: unknown) => (asked.push(part), fits(part, data)) };
  const names = [...wholeOf(schemas, schema, document).properties.keys()];
  return { names, contact: bestOf(schemas, contacts, document.Contact), amount: bestOf(schemas, amounts, document.Amount), asked };
}

describe('which alternative a form draws', () => {
  test.each([
    { document: documents[0], names: ['Contact', 'Amount', 'Kind', 'Day'], contact: undefined, amount: undefined },
    { document: documents[1], names: ['Contact', 'Amount', 'Kind', 'Week'], contact: 0, amount: 0 },
    { document: documents[2], names: ['Contact', 'Amount', 'Kind', 'Day'], contact: 1, amount: 1 },
    { document: documents[3], names: ['Contact', 'Amount', 'Kind', 'Day'], contact: 2, amount: 2 },
  ])('of $document is the same by the functions that were compiled and by interpretation', async ({ document = {}, names, contact, amount }) => {
    const { subschemas } = await compiled(schema);
    for (const fits of [stockValidator(schema, subschemas), stockValidator(schema)]) expect(drawnBy(fits, document)).toMatchObject({ names, contact, amount });
  });

  test('is asked of the functions that were compiled, and nothing is interpreted', async () => {
    const { subschemas = {} } = await compiled(schema);
    const counts = { compiled: 0 };
    const counting: SubschemaValidators = Object.fromEntries(
      Object.entries(subschemas).map(([key, validate]) => [key, (data: unknown) => ((counts.compiled += 1), validate(data))]),
    );
    const asked = documents.flatMap((document) => drawnBy(stockValidator(schema, counting), document).asked);
    expect(asked.length).toBeGreaterThan(documents.length);
    expect(counts.compiled).toBe(asked.length);
  });

  test('a schema that nobody compiled is interpreted, and so is a form that nobody knew ahead', async () => {
    const { subschemas } = await compiled(schema);
    const later: JsonSchema = { type: 'string', maxLength: 2 };
    for (const fits of [stockValidator(schema, subschemas), stockValidator(schema)])
      expect(['ab', 'abc'].map((text) => fits(later, text))).toEqual([true, false]);
  });

  test('a schema without alternatives brings no functions', async () => {
    expect((await compiled(address)).subschemas).toBeUndefined();
  });

  test('an alternative that refers to what stands around it is left out, and the others are not', async () => {
    const alternatives = [{ type: 'array', items: { $ref: '#/properties/A' } }, { type: 'null' }] as const;
    const of: JsonSchema = { type: 'object', properties: { A: { type: 'string' }, B: { anyOf: alternatives } } };
    const validate = await compiled(of);
    expect([validate({ B: ['text'] }), validate({ B: null }), validate({ B: [1] })]).toEqual([true, true, false]);
    expect(alternatives.map((option) => Object.hasOwn(validate.subschemas ?? {}, hashForSchema(option as RJSFSchema)))).toEqual([false, true]);
    const fits = stockValidator(of, validate.subschemas);
    expect([['text'], [1]].map((list) => fits(alternatives[0], list))).toEqual([true, false]);
  });

  test('a part that is made anew at each question is read once, and refers to its root', () => {
    const root: JsonSchema = { $id: 'https://example.org/root', $defs: { Short: { type: 'string', maxLength: 2 } } };
    const parts = Array.from({ length: 50 }, () => ({ allOf: [{ $ref: '#/$defs/Short' }] }));
    expect(parts.map((part, index) => fitsBySchema(root, part, index % 2 === 0 ? 'ab' : 'abc'))).toEqual(parts.map((_, index) => index % 2 === 0));
  });

  test.each<[what: string, root: JsonSchema, part: JsonSchema, right: unknown, wrong: unknown]>([
    [
      'an identifier of draft 04',
      { $schema: 'http://json-schema.org/draft-04/schema#', id: 'https://example.org/a', definitions: { c: { id: 'c', type: 'string' } } },
      { $ref: 'c' },
      'x',
      1,
    ],
    ['a list of no values', {}, { anyOf: [{ enum: [] }, { type: 'string' }] }, 'x', 1],
    [
      'what a reference hides up to draft 07',
      { $schema: 'http://json-schema.org/draft-07/schema#', definitions: { list: { type: 'array' } } },
      { $ref: '#/definitions/list', maxItems: 1 },
      [1, 2],
      'x',
    ],
    [
      'a reference that finds whoever refers to it',
      { $dynamicAnchor: 'node', required: ['name'], $defs: { tree: { $id: 'tree', $dynamicAnchor: 'node', items: { $dynamicRef: '#node' } } } },
      { $ref: 'tree' },
      [{ name: 'x' }],
      [{}],
    ],
    ['a limit of dates', {}, { type: 'string', format: 'date', formatMinimum: '2026-01-01' }, '2026-01-01', '2025-12-31'],
  ])('%s is judged as by both validators', (_what, root, part, right, wrong) => {
    expect([right, wrong].map((data) => fitsBySchema(root, part, data))).toEqual([true, false]);
  });

  test('a part whose reference leads nowhere is judged of nothing, and the others are judged', () => {
    const root: JsonSchema = { $defs: { Lost: { $ref: '#/$defs/Nowhere' }, Found: { type: 'string' } } };
    const both: JsonSchema = { allOf: [{ $ref: '#/$defs/Found' }, { $ref: '#/$defs/Lost' }] };
    expect([both, { $ref: '#/$defs/Lost' }, { $ref: '#/$defs/Found' }].map((part) => fitsBySchema(root, part, 'x'))).toEqual([false, false, true]);
  });

  test('the reading of a large schema is paid once, whatever number of alternatives is asked about', () => {
    const askAll = (count: number) => {
      const $defs = Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`D${index}`, { type: 'object', properties: { a: { $ref: `#/$defs/D${(index + 1) % count}` } } }]),
      );
      const root: JsonSchema = { $defs };
      const fitting = Array.from({ length: count }, (_, index) => fitsBySchema(root, { $ref: `#/$defs/D${index}` }, { a: {} }));
      expect(new Set(fitting)).toEqual(new Set([true]));
    };
    // With a validator for each alternative, ten times as many took a hundred times as long.
    expect(
      timesAsLong(
        () => askAll(2000),
        () => askAll(200),
      ),
    ).toBeLessThan(30);
  });
});
