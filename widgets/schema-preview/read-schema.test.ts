import { expect, test } from 'vitest';
import { readObject } from './read-schema';

test.each([
  { text: '{ "type": "object" }', read: { value: { type: 'object' } } },
  { text: '[]', read: { fault: 'The schema must be a JSON object, { … }.' } },
  { text: 'null', read: { fault: 'The schema must be a JSON object, { … }.' } },
])('$text reads as $read', ({ text, read }) => {
  expect(readObject(text, 'The schema')).toEqual(read);
});

test('text that is no JSON is said to be none', () => {
  expect(readObject('{', 'The schema').fault).toMatch(/^The schema is not JSON yet: /);
});
