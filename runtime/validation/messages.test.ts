import { expect, test } from 'vitest';
import { isNameless, messageOf } from './messages';

test.each<[keyword: string, limit: unknown, sentence: string]>([
  ['required', undefined, 'Shelf is required.'],
  ['type', 'integer', 'Shelf must be a whole number.'],
  ['type', ['string', 'null'], 'Shelf must be text or empty.'],
  ['minimum', 2, 'Minimum value is 2.'],
  ['maximum', 2, 'Maximum value is 2.'],
  ['exclusiveMinimum', 2, 'Shelf must be more than 2.'],
  ['exclusiveMaximum', 2, 'Shelf must be less than 2.'],
  ['multipleOf', 5, 'Shelf must be a multiple of 5.'],
  ['minLength', 1, 'Shelf must have at least 1 character.'],
  ['maxLength', 20, 'Shelf must have at most 20 characters.'],
  ['minItems', 1, 'Shelf must have at least 1 entry.'],
  ['minItems', 2, 'Shelf must have at least 2 entries.'],
  ['maxItems', 3, 'Shelf must have at most 3 entries.'],
  ['uniqueItems', true, 'Shelf must not have the same entry twice.'],
  ['pattern', '^a$', 'Shelf is not in the right format.'],
  ['format', 'email', 'Enter an email address, such as name@example.com.'],
  ['format', 'idn-email', 'Enter an email address, such as name@example.com.'],
  ['format', 'date', 'Enter a date.'],
  ['format', 'time', 'Enter a time.'],
  ['format', 'date-time', 'Enter a date and a time.'],
  ['format', 'uri', 'Enter an address, such as https://example.com.'],
  ['type', 'string', 'Shelf must be text.'],
  ['type', 'number', 'Shelf must be a number.'],
  ['type', 'boolean', 'Shelf must be yes or no.'],
  ['type', 'array', 'Shelf must be a list.'],
  ['type', 'object', 'Shelf must be a group of values.'],
  ['minProperties', 1, 'Shelf must have at least 1 property.'],
  ['minProperties', 2, 'Shelf must have at least 2 properties.'],
  ['maxProperties', 2, 'Shelf must have at most 2 properties.'],
  ['maxLength', 1, 'Shelf must have at most 1 character.'],
  ['maxItems', 1, 'Shelf must have at most 1 entry.'],
  ['enum', [1, null, 'a', 4, 5, 6, 7, 8], 'Shelf must be one of 1, null, a, 4, 5, 6, 7, 8.'],
  ['anyOf', [], 'Shelf does not match any of the allowed formats.'],
  ['oneOf', [], 'Shelf must match exactly one of the allowed formats.'],
  ['not', {}, 'Shelf is in a format that is not allowed.'],
  ['contains', {}, 'Shelf is missing a required entry.'],
  ['propertyNames', {}, 'Shelf has a property whose name is not allowed.'],
  ['unevaluatedProperties', false, 'Shelf is not recognized here.'],
  ['false', false, 'Shelf is not allowed here.'],
  ['dependentRequired', {}, 'Shelf is missing a value that another one needs.'],
  ['dependencies', {}, 'Shelf is missing a value that another one needs.'],
  ['unusable', 'no type', 'The schema of this data cannot be used: no type'],
  ['badInput', undefined, 'Enter a valid value for Shelf.'],
  ['badInput', 'number', 'Enter a number for Shelf.'],
  ['badInput', ['integer', 'null'], 'Enter a number for Shelf.'],
  ['format', 'uuid', 'Shelf is not a valid uuid.'],
  ['formatMinimum', '2026-01-01', 'Shelf must be 2026-01-01 or later.'],
  ['formatMaximum', '2026-12-31', 'Shelf must be 2026-12-31 or earlier.'],
  ['enum', ['a', 'b'], 'Shelf must be one of a, b.'],
  ['enum', [1, 2, 3, 4, 5, 6, 7, 8, 9], 'Shelf is not one of the choices.'],
  ['const', true, 'Shelf must be true.'],
  ['additionalProperties', undefined, 'Shelf is not recognized here.'],
  ['a keyword of tomorrow', undefined, 'Shelf is not valid.'],
  ['constructor', undefined, 'Shelf is not valid.'],
])('of the broken keyword %s with %j a person reads: %s', (keyword, limit, sentence) => {
  expect(messageOf({ keyword, limit }, 'Shelf')).toBe(sentence);
});

test.each([
  ['atLeastOne', 'Enter at least one value.'],
  ['type', 'Shelf is not valid.'],
  ['minLength', 'Shelf is not valid.'],
  ['const', 'Shelf is not valid.'],
  ['required', 'Shelf is required.'],
])('of the broken keyword %s, of which it is not known what is allowed, a person reads: %s', (keyword, sentence) => {
  expect(messageOf({ keyword, limit: undefined }, 'Shelf')).toBe(sentence);
});

test.each([
  ['How many?', '“How many?” is required.'],
  ['¿Cuántos?', '“¿Cuántos?” is required.'],
  ['Why not', 'Why not is required.'],
  ['Dr. or Ms.?', '“Dr. or Ms.?” is required.'],
  ['Tel. at home', 'Tel. at home is required.'],
])('the label %s is read as: %s', (label, sentence) => {
  expect(messageOf({ keyword: 'required', limit: undefined }, label)).toBe(sentence);
});

test.each([
  ['minimum', 'Minimum value is 2.', true],
  ['maximum', 'Maximum value is 2 mmHg.', true],
  ['minimum', 'Enter 1 point or more.', false],
  ['required', 'Hours is required.', false],
  ['unheard', 'Hours is not valid.', false],
  ['atLeastOne', 'Enter at least one value.', false],
])('of %s, "%s" names nothing: %s', (keyword, message, nameless) => {
  expect(isNameless(keyword, message)).toBe(nameless);
});
