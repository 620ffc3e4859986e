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

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}
