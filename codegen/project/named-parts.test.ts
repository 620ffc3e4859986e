import { expect, test } from 'vitest';
import { evaluate, dependenciesOf } from '../../runtime/expressions/evaluate';
import { parseDocument } from '../document';
import { readable, withNamedParts, writtenAt } from './named-parts';

const written = (value: unknown) => (withNamedParts(value) as { $: string }).$;
const stock = {
  let: { wanted: { $: 'books.filter(b, b.Shelf == shelf)' }, best: { $: 'largest(wanted.map(b, b.Pages))' } },
  $: "best == null ? 'none' : string(best) + ' of ' + string(size(wanted))",
};

test.each([
  ['A', '300 of 2'],
  ['B', 'none'],
])('D-words-05 an expression reads parts of itself by name: shelf %s', (shelf, expected) => {
  const books = [
    { Shelf: 'A', Pages: 300 },
    { Shelf: 'A', Pages: 120 },
  ];
  expect(evaluate(written(stock), { books, shelf })).toBe(expected);
});

test('D-words-05 it depends on what its parts read, and not on their names', () => {
  expect(dependenciesOf(written(stock))).toEqual(['books', 'shelf']);
});

test('D-words-05 a part may be missing: what reads it looks at what there is', () => {
  const name = { let: { name: { $: 'person.Name' } }, $: "name == null ? 'no name' : name + '!'" };
  expect([{ person: {} }, { person: { Name: 'Pat' } }].map((scope) => evaluate(written(name), scope))).toEqual(['no name', 'Pat!']);
});

test('D-words-05 what has no named parts stays the same object, and what is not well formed stays as it is written', () => {
  const plain = { a: [{ $: 'b' }], let: { c: { $: 'd' } } };
  expect(withNamedParts(plain)).toBe(plain);
  const wrong = { let: { c: 'd' }, $: 'c' };
  expect(withNamedParts(wrong)).toBe(wrong);
});

test('D-words-05 each letter of what is written out is found where its author wrote it', () => {
  const document = parseDocument('a.json', JSON.stringify({ value: stock }));
  const source = written(stock);
  const at = (text: string) => writtenAt(document, ['value', '$'], source.indexOf(text));
  expect(at('books.filter')).toEqual({ path: ['value', 'let', 'wanted', '$'], letter: 0 });
  expect(at('wanted.map')).toEqual({ path: ['value', 'let', 'best', '$'], letter: 8 });
  expect(at("' of '")).toEqual({ path: ['value', '$'], letter: stock.$.indexOf("' of '") });
  expect(writtenAt(document, ['value', '$'], undefined)).toEqual({ path: ['value', '$'], letter: undefined });
});

test.each([
  [stock, `${stock.$}, where wanted = ${stock.let.wanted.$}, best = ${stock.let.best.$}`],
  [{ let: { a: { $: "f('b, (c', [1, 2])" } }, $: "a + ',)'" }, "a + ',)', where a = f('b, (c', [1, 2])"],
  [{ $: "a == 'cel.bind(b, c, d)'" }, "a == 'cel.bind(b, c, d)'"],
])('D-words-05 people read it as its author wrote it: %j', (named, expected) => {
  expect(readable(written(named))).toBe(expected);
});
