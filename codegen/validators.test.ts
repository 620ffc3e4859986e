import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CompiledValidator, compiledValidator } from '../runtime/validation/compiled-validator';
import { interpretSchema } from '../runtime/validation/interpreter';
import type { SchemaError } from '../runtime/validation/schema-errors';
import { propertyRuns } from '../tests/support/property-runs';
import { validatorModule } from './validators';

const schema = {
  type: 'object',
  required: ['Name', 'Mail'],
  additionalProperties: false,
  properties: {
    Name: { type: 'string', minLength: 2, maxLength: 4 },
    Mail: { type: 'string', format: 'email' },
    Born: { type: 'string', format: 'date' },
    Age: { type: 'integer', minimum: 18 },
    Kind: { enum: ['a', 'b'] },
    Friends: { type: 'array', uniqueItems: true, items: { $ref: '#/$defs/Friend' } },
  },
  $defs: { Friend: { type: 'object', properties: { Name: { type: 'string', maxLength: 3 }, Friends: { type: 'array', items: { $ref: '#/$defs/Friend' } } } } },
};

async function load(text: string) {
  const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { default: CompiledValidator };
  return compiledValidator(module.default);
}

test('the module stands alone: it imports nothing and makes no code', () => {
  expect(validatorModule(schema)).not.toMatch(/\brequire\(|^import |new Function|\beval\(/m);
});

const said = (errors: SchemaError[]) => errors.map(({ pointer, keyword }) => `${pointer} ${keyword}`).sort();
const friend = fc.record({ Name: fc.string({ maxLength: 5 }) }, { requiredKeys: [], noNullPrototype: true });
const data = fc.record(
  {
    Name: fc.oneof(fc.string({ maxLength: 6 }), fc.integer()),
    Mail: fc.constantFrom('a@b.example', 'nobody', ''),
    Born: fc.constantFrom('2024-02-29', '2023-02-29', 'x'),
    Age: fc.oneof(fc.integer({ min: 0, max: 99 }), fc.constant(1.5)),
    Kind: fc.constantFrom('a', 'c'),
    Friends: fc.array(friend, { maxLength: 3 }),
    Other: fc.constant(1),
  },
  { requiredKeys: [], noNullPrototype: true },
);

test('compiled and interpreted validation find the same faults', async () => {
  const compiled = await load(validatorModule(schema));
  const interpreted = interpretSchema(schema);
  fc.assert(
    fc.property(data, (sample) => {
      // The interpreter stops at a wrong type where Ajv goes on to the limits: only whether and where is compared there.
      const withoutLimits = (errors: SchemaError[]) => said(errors.filter(({ keyword }) => keyword !== 'minimum'));
      expect(withoutLimits(interpreted(sample))).toEqual(withoutLimits(compiled(sample)));
    }),
    propertyRuns(300, { always: true }),
  );
});
