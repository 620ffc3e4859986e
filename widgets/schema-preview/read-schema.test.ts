import { expect, test } from 'vitest';
import { readJson, readSchema } from './read-schema';

test.each([
  { text: '{ "type": "object" }', read: { value: { type: 'object' } } },
  { text: '{ "const": 1e400 }', read: { value: { const: Infinity }, remark: 'The number 1e400 has too many digits.' } },
  { text: '{ "type": "string", "type": "object" }', read: { value: { type: 'object' }, remark: 'The property type appears twice. Keep one of them.' } },
  { text: '[]', read: { fault: 'A form needs a schema that is a JSON object, { … }. This one is [].' } },
  { text: ' false\n', read: { fault: 'A form needs a schema that is a JSON object, { … }. This one is false.' } },
  { text: JSON.stringify('x'.repeat(99)), read: { fault: `A form needs a schema that is a JSON object, { … }. This one is "${'x'.repeat(39)} ….` } },
  { text: ' \n', read: { fault: 'There is no schema yet. Paste one, open a file, or try an example.' } },
])('$text reads as $read', ({ text, read }) => {
  expect(readSchema(text)).toEqual(read);
});

test.each([
  { text: 'hello', line: 1, column: 1 },
  { text: '{', line: 1, column: 2 },
  { text: '{\n  "a": 1,\n  "b": 2,\n}', line: 4, column: 1 },
  { text: '{\n  "a": {\n    "b": yes\n  }\n}', line: 3, column: 10 },
  { text: '{ "a": 1 } x', line: 1, column: 12 },
])('text that is no JSON is said to be none, and where: $text', ({ text, line, column }) => {
  expect(readJson(text, 'The document').fault).toBe(`The document is not valid JSON. Check line ${line}, column ${column}.`);
});
