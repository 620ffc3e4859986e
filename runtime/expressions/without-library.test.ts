import { afterEach, expect, test } from 'vitest';
import { library } from '#expression-library';
import { evaluate, holds } from './evaluate';

const { parse } = library;
afterEach(() => {
  library.parse = parse;
});

test('D-speed-18 without the library a simple expression has its value, and one that fails is null at once and explained once the library has come', async () => {
  const said: string[] = [];
  const report = (message: string) => said.push(message);
  library.parse = undefined;
  expect(evaluate("first(form.names.filter(n, n.startsWith('b'))) + '!'", { form: { names: ['a', 'b'] } }, report)).toBe('b!');
  expect(evaluate("form.number + 'b'", { form: { number: 5 } }, report)).toBeNull();
  expect(holds('!form.number', { form: { number: 6 } })).toBe(false);
  expect(said).toEqual([]);
  library.parse = parse;
  await Promise.resolve();
  expect(said).toEqual(["The expression form.number + 'b' failed: no such overload: dyn<double> + string"]);
});

test('D-speed-18 without the library an expression that needs it is a fault, is not kept as one, and has its value once the library has come', () => {
  const said: string[] = [];
  const source = 'form.list.exists_one(x, x == 7)';
  library.parse = undefined;
  expect(evaluate(source, { form: { list: [7] } }, (message) => said.push(message))).toBeNull();
  expect(said).toEqual([`The expression ${source} failed: The library of expressions has not been loaded.`]);
  library.parse = parse;
  expect(evaluate(source, { form: { list: [7] } })).toBe(true);
});
