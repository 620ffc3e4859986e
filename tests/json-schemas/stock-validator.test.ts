import { createSchemaUtils, hashForSchema, JUNK_OPTION_ID, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import { describe, expect, test, vi } from 'vitest';
import { validatorModule } from '../../codegen/validators';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { interpretedValidator } from '../../runtime/form/stock/interpreted-validator';
import { stockValidator } from '../../runtime/form/stock/stock-validator';
import type { SubschemaValidators, CompiledValidator } from '../../runtime/validation/compiled-validator';

const address = { type: 'object', required: ['Street'], properties: { Street: { type: 'string', minLength: 2 } } };
const schema: JsonSchema = {
  type: 'object',
  properties: {
    Contact: {
      oneOf: [
        { title: 'Mail', type: 'object', required: ['Mail'], properties: { Mail: { type: 'string', format: 'email' } } },
        { title: 'Post', type: 'object', required: ['Home'], properties: { Home: { $ref: '#/$defs/Address' } } },
      ],
    },
    Amount: { anyOf: [{ type: 'number', minimum: 10 }, { type: 'string' }] },
    Kind: { enum: ['day', 'week'] },
  },
  if: { properties: { Kind: { const: 'week' } }, required: ['Kind'] },
  then: { properties: { Week: { type: 'integer' } } },
  else: { properties: { Day: { type: 'string', format: 'date' } } },
  $defs: { Address: address },
};

const documents = [
  {},
  { Contact: { Mail: 'ann@example.org' }, Amount: 12, Kind: 'week', Week: 3 },
  { Contact: { Home: { Street: 'High Street' } }, Amount: 'much', Kind: 'day', Day: '2026-11-23' },
  { Contact: { Home: { Street: '' } }, Amount: 2, Kind: 'month' },
  { Contact: { Mail: 'nobody' }, Amount: null },
];

async function compiled(of: JsonSchema): Promise<CompiledValidator> {
  const code = validatorModule(of);
  expect(code).not.toMatch(/\brequire\(|^import |new Function|\beval\(/m);
  return ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: CompiledValidator }).default;
}

/** Asks what @rjsf asks while it draws the document, and notes every question. */
function drawnBy(validator: ValidatorType, document: Record<string, unknown>) {
  const asked: { schema: RJSFSchema; data: unknown; fits: boolean }[] = [];
  const noting: ValidatorType = {
    ...validator,
    isValid: (part, data, whole) => {
      const fits = validator.isValid(part, data, whole);
      asked.push({ schema: part, data, fits });
      return fits;
    },
  };
  const root = schema as RJSFSchema;
  const utils = createSchemaUtils(noting, root);
  const properties = root.properties as Record<string, RJSFSchema>;
  const options = (name: string, of: 'oneOf' | 'anyOf') =>
    utils.getClosestMatchingOption(
      document[name],
      properties[name]?.[of]?.map((option) => utils.retrieveSchema(option as RJSFSchema, document[name])) ?? [],
      0,
    );
  return { drawn: [utils.retrieveSchema(root, document), options('Contact', 'oneOf'), options('Amount', 'anyOf')], asked };
}

describe('the validator that @rjsf is given', () => {
  test.each(documents)('of a form that is known ahead says of %j what interpretation says', async (document) => {
    const { subschemas: asked } = await compiled(schema);
    const [ours, interpreted] = [drawnBy(stockValidator(schema, asked), document), drawnBy(interpretedValidator, document)];
    expect(ours).toEqual(interpreted);
    expect(ours.asked.length).toBeGreaterThan(0);
  });

  test('asks the functions that were compiled, and interprets none of their schemas', async () => {
    const { subschemas: asked = {} } = await compiled(schema);
    const counts = { compiled: 0 };
    const counting: SubschemaValidators = Object.fromEntries(
      Object.entries(asked).map(([key, validate]) => [key, (data: unknown) => ((counts.compiled += 1), validate(data))]),
    );
    const questions = documents.flatMap((document) => drawnBy(stockValidator(schema, counting), document).asked).filter(({ data }) => data !== undefined);
    const others = questions.filter(({ schema: { $id } }) => $id !== JUNK_OPTION_ID);
    expect(others.length).toBeGreaterThan(documents.length);
    expect(counts.compiled).toBe(others.length);
  });

  test('interprets a schema that nobody compiled, and a form that nobody knew ahead', async () => {
    const { subschemas: asked } = await compiled(schema);
    const later: RJSFSchema = { type: 'string', maxLength: 2 };
    for (const validator of [stockValidator(schema, asked), stockValidator(schema)])
      expect(['ab', 'abc'].map((text) => validator.isValid(later, text, schema as RJSFSchema))).toEqual([true, false]);
  });

  test('a schema without alternatives brings nothing for @rjsf', async () => {
    expect((await compiled(address)).subschemas).toBeUndefined();
  });

  test('a schema that @rjsf cannot read ahead has its validator all the same, and is interpreted where it is drawn', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    // @rjsf gives an option and the same one with another title one key.
    const $defs = { Option: { $id: 'https://example.org/option', type: 'object', properties: { A: { type: 'string' } } } };
    const validate = await compiled({ $defs, anyOf: [{ $ref: '#/$defs/Option' }, { $ref: '#/$defs/Option', title: 'Again' }] });
    said.mockRestore();
    expect([validate({ A: 'text' }), validate({ A: 1 })]).toEqual([true, false]);
    expect(validate.subschemas).toBeUndefined();
  });

  test('an alternative that refers to what stands around it is left out, and the others are not', async () => {
    const alternatives = [{ type: 'array', items: { $ref: '#/properties/A' } }, { type: 'null' }] as const;
    const validate = await compiled({ type: 'object', properties: { A: { type: 'string' }, B: { anyOf: alternatives } } });
    expect([validate({ B: ['text'] }), validate({ B: null }), validate({ B: [1] })]).toEqual([true, true, false]);
    expect(alternatives.map((option) => Object.hasOwn(validate.subschemas ?? {}, hashForSchema(option)))).toEqual([false, true]);
  });
});
