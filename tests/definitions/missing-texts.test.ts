import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Await {
  await: string[];
  failed?: unknown;
  missing?: unknown;
}

const isAwait = (value: object): value is Await => 'await' in value && Array.isArray(value.await);

/** Returns each await node within a value, with what its parts are called. */
function awaitsIn(value: unknown): Await[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isAwait(value) ? [value] : []), ...Object.values(value).flatMap(awaitsIn)];
}

/**
 * An unknown program said "An error occurred, please try again later." above "This does not exist". Where a screen or dialog loads the row that its
 * address or input names, a sentence that asks to try again is followed by one for a row that does not exist.
 */
test('a sentence that asks to try again is not what a missing row says', () => {
  const files = execFileSync('git', ['ls-files', 'screens/*.json'], { encoding: 'utf8' }).trim().split('\n');
  const screens = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as { id: string; data?: Record<string, unknown> });
  const asked = screens.flatMap(({ id, data = {}, ...parts }) =>
    awaitsIn(parts).flatMap((node) => {
      const named = node.await.some((name) =>
        /"(?:route|input)\.|\b(?:route|input)\.\w/.test(JSON.stringify((data[name] as { input?: unknown })?.input ?? '')),
      );
      const asks = /try again/i.test(JSON.stringify(node.failed ?? ''));
      return named && asks ? [{ id, hasMissing: node.missing !== undefined }] : [];
    }),
  );
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter(({ hasMissing }) => !hasMissing)).toEqual([]);
});
