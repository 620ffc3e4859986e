import { expect, test } from 'vitest';
import { messageOf } from './messages';

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
  ['pattern', '^a$', 'Shelf does not have the right form.'],
  ['format', 'email', 'Enter an e-mail address, such as name@example.com.'],
  ['format', 'uuid', 'Shelf is not a valid uuid.'],
  ['formatMinimum', '2026-01-01', 'Shelf must be 2026-01-01 or later.'],
  ['formatMaximum', '2026-12-31', 'Shelf must be 2026-12-31 or earlier.'],
  ['enum', ['a', 'b'], 'Shelf must be one of a, b.'],
  ['enum', [1, 2, 3, 4, 5, 6, 7, 8, 9], 'Shelf is not one of the choices.'],
  ['const', true, 'Shelf must be true.'],
  ['additionalProperties', undefined, 'Shelf is not known here.'],
  ['a keyword of tomorrow', undefined, 'Shelf is not valid.'],
  ['constructor', undefined, 'Shelf is not valid.'],
])('of the broken keyword %s with %j a person reads: %s', (keyword, limit, sentence) => {
  expect(messageOf({ keyword, limit }, 'Shelf')).toBe(sentence);
});
