import { expect, test } from 'vitest';
import { openFiles } from './open-files';

const schema = '{ "type": "object", "properties": {} }';
const file = (name: string, ...content: (string | number[])[]) =>
  new File(
    content.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
    name,
  );
const inUtf16 = (text: string) => text.split('').flatMap((letter) => [letter.charCodeAt(0), 0]);

test('a schema and a document are opened, whatever they are encoded in', async () => {
  expect(await openFiles([file('b.json', [0xff, 0xfe], inUtf16('{"ä":1}')), file('a.json', [0xef, 0xbb, 0xbf], schema)])).toEqual({
    schema,
    document: '{"ä":1}',
    refused: [],
  });
});

test.each([
  ['a picture', file('cat.png', [0x89, 0x50, 0x4e, 0x47, 0, 255]), 'cat.png is not a text file, so it was not opened. Choose a JSON file.'],
  ['text with zeros in it', file('a.json', 'a\0b'), 'a.json is not a text file, so it was not opened. Choose a JSON file.'],
  ['nothing', file('a.json', ' \n'), 'a.json is empty, so it was not opened.'],
  ['far too much', file('a.json', ' '.repeat(20_000_001)), 'a.json is larger than 20 MB, so it was not opened.'],
])('a file of %s takes the place of nothing, and is said', async (_what, given, sentence) => {
  expect(await openFiles([given])).toEqual({ refused: [sentence] });
  expect(await openFiles([given, file('s.json', schema)])).toEqual({ schema, refused: [sentence] });
});

test('a third file is said to be left out', async () => {
  expect(await openFiles([file('one.json', '1'), file('two.json', '2'), file('s.json', schema)])).toEqual({
    schema,
    document: '1',
    refused: ['two.json was not opened. You can open one schema and one document at a time.'],
  });
});
