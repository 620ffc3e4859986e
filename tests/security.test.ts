import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The rows of the tables of docs/security.md. */
const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Requirement |'))
  .map((line) => {
    const [requirement, standing, note, shownBy] = line
      .split('|')
      .slice(1, 5)
      .map((cell) => cell.trim()) as [string, string, string, string];
    const [, file, title] = /^`([^`]+)`: (.+)$/.exec(shownBy) ?? [];
    return { requirement, standing, note, file, title };
  });

describe('docs/security.md', () => {
  test('says of each requirement whether it is met: by a test, or why not', () => {
    expect(rows.length).toBeGreaterThan(50);
    const unsound = rows.filter(({ standing, note, title }) =>
      standing === 'Met' ? title === undefined : !['Partly', 'Not met'].includes(standing) || note === '',
    );
    expect(unsound).toEqual([]);
    expect(new Set(rows.map(({ requirement }) => requirement)).size).toBe(rows.length);
  });

  test.each(rows.filter(({ file }) => file !== undefined))('$requirement: the test $file exists', ({ file, title }) => {
    expect(existsSync(join(root, file!)), file).toBe(true);
    expect(readFileSync(join(root, file!), 'utf8')).toContain(title);
  });
});
