import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from '../../codegen/source';

const source = readSource(join(import.meta.dirname, '../..'));

test('expressions quote texts by an apostrophe, which JSON leaves as it is, and compare with whole numbers', () => {
  const expressions = [...source].flatMap(([path, text]) => [...text.matchAll(/"\$":\s*("(?:[^"\\]|\\.)*")/g)].map(([, one]) => ({ path, one: one! })));
  expect(expressions.length).toBeGreaterThan(1000);
  // A text that holds an apostrophe itself needs the other quotes.
  expect(expressions.filter(({ one }) => one.includes('\\"') && !one.includes("'"))).toEqual([]);
  expect(expressions.filter(({ one }) => /(==|!=|<=?|>=?) *\d+\.0\b/.test(one))).toEqual([]);
});
