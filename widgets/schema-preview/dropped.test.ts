import { expect, test } from 'vitest';
import { sorted } from './dropped';

const schema = { name: 'a.json', text: '{ "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object" }' };
const plain = { name: 'b.json', text: '{ "properties": {}, "type": "object" }' };
const document = { name: 'c.json', text: '{ "type": "dog", "items": [] }' };
const named = { name: 'dog.schema.json', text: '{ "type": "object" }' };
const list = { name: 'list.json', text: '[1, 2]' };

test.each([
  { given: [], found: {} },
  { given: [schema], found: { schema: schema.text } },
  { given: [list], found: { document: list.text } },
  { given: [document, schema], found: { schema: schema.text, document: document.text } },
  { given: [plain, list], found: { schema: plain.text, document: list.text } },
  { given: [document, named], found: { schema: named.text, document: document.text } },
  { given: [{ name: 'x.schema.json', text: '{ "type": ' }], found: { schema: '{ "type": ' } },
  { given: [document, plain, schema], found: { schema: schema.text, document: document.text, unused: ['b.json'] } },
])('of $given.length files the schema and the document are told apart', ({ given, found }) => {
  expect(sorted(given)).toEqual({ unused: [], ...found });
});
