import { Ajv2020 } from 'ajv/dist/2020';
import { expect, test } from 'vitest';
import { acceptsNull } from './accepts-null';

const ajv = new Ajv2020({ strict: false });

test.each([
  {},
  { type: 'null' },
  { type: ['object', 'null'] },
  { type: 'object', required: ['a'] },
  { type: 'array', items: { type: 'null' } },
  { enum: ['a', null] },
  { enum: ['a'] },
  { const: null },
  { const: 0 },
  { anyOf: [{ type: 'string' }, { type: 'null' }] },
  { anyOf: [{ type: 'string' }, { type: 'number' }] },
  { oneOf: [{ type: 'string' }, { type: ['number', 'null'] }], type: ['string', 'number', 'null'] },
  { type: 'string', anyOf: [{ type: 'null' }, {}] },
  { allOf: [{ type: ['string', 'null'] }, { type: 'string' }] },
  { allOf: [{ type: ['string', 'null'] }, { description: 'Anything.' }] },
  { not: { type: 'null' } },
  { not: { type: 'string' } },
])('null is valid by %j exactly if JSON Schema says so', (schema) => {
  expect(acceptsNull(schema)).toBe(ajv.validate(schema, null));
});

test('a schema that is true or false accepts null or does not', () => {
  expect([acceptsNull(true), acceptsNull(false)]).toEqual([true, false]);
});
