import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../../codegen/compile';
import { generatedFiles } from '../../codegen/generate/generated-files';
import { readSource } from '../../codegen/source';
import { readFileSync } from 'node:fs';
import { formatFaults } from '../../runtime/definitions/fault';

const root = join(import.meta.dirname, '../..');
const source = readSource(root);

test('the definitions of the product have no faults', () => {
  const { faults } = compile(source);
  expect(faults.length === 0 ? '' : formatFaults(faults)).toBe('');
});

test('every file that codegen writes is fresh; "npm run generate" writes them', async () => {
  const stale = Object.entries(await generatedFiles(source)).filter(([path, content]) => contentOf(path) !== content);
  expect(stale.map(([path]) => path)).toEqual([]);
});

test('expressions quote texts by an apostrophe, which JSON leaves as it is, and compare with whole numbers', () => {
  const expressions = [...source].flatMap(([path, text]) => [...text.matchAll(/"\$":\s*("(?:[^"\\]|\\.)*")/g)].map(([, one]) => ({ path, one: one! })));
  expect(expressions.length).toBeGreaterThan(1000);
  // A text that holds an apostrophe itself needs the other quotes.
  expect(expressions.filter(({ one }) => one.includes('\\"') && !one.includes("'"))).toEqual([]);
  expect(expressions.filter(({ one }) => /(==|!=|<=?|>=?) *\d+\.0\b/.test(one))).toEqual([]);
});

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}
