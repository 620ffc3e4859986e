import { expect, test } from 'vitest';
import { essentialErrors, type SchemaError } from './schema-errors';

const error = (keyword: string, pointer: string, schemaPointer: string): SchemaError => ({ keyword, pointer, schemaPointer });
const anyOf = error('anyOf', '/pet', '#/properties/pet/anyOf');

test('when no alternative fits that is said once, not what each of them lacks', () => {
  const inside = [error('required', '/pet/name', '#/properties/pet/anyOf/0/required'), error('type', '/pet', '#/properties/pet/anyOf/1/type')];
  expect(essentialErrors([...inside, anyOf])).toEqual([anyOf]);
  expect(essentialErrors([anyOf, ...inside])).toEqual([anyOf]);
});

test('what lacks elsewhere in the data, or by another part of the schema, is said beside it', () => {
  const elsewhere = error('type', '/pets', '#/properties/pet/anyOf/0/type');
  const beside = error('minLength', '/pet/name', '#/properties/pet/anyOfName/minLength');
  expect(essentialErrors([elsewhere, beside, anyOf])).toEqual([elsewhere, beside, anyOf]);
});

test('what is named by the place of a definition belongs to the alternative that comes after it, and not to one before', () => {
  const behind = error('required', '/pet/name', '#/$defs/Dog/required');
  const older = error('required', '/pet/name', '#/definitions/Dog/required');
  expect(essentialErrors([behind, older, anyOf])).toEqual([anyOf]);
  expect(essentialErrors([anyOf, behind])).toEqual([anyOf, behind]);
});

test('a condition that failed is said by what it demands, and by itself where it demands nothing else', () => {
  const condition = error('if', '', '#/if');
  const demand = error('required', '/reason', '#/then/required');
  expect(essentialErrors([condition, demand])).toEqual([demand]);
  expect(essentialErrors([condition])).toEqual([condition]);
});
