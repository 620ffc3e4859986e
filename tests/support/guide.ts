import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const guide = readFileSync(join(import.meta.dirname, '../../docs/authoring.md'), 'utf8');

/** The files that a section of the guide shows, exactly as an author finds them there. */
export function filesOfSection(heading: string): { Path: string; Text: string }[] {
  const start = guide.indexOf(`\n## ${heading}\n`);
  if (start < 0) throw new Error(`The guide has no section "${heading}".`);
  const section = guide.slice(start, guide.indexOf('\n## ', start + 1));
  return [...section.matchAll(/^#### `([a-z.-]+)`\n\n```json\n([\s\S]*?)\n```/gm)].map(([, Path, Text]) => ({ Path: Path!, Text: Text! }));
}

/** The files of the log of ways to work. */
export const waysToWork = filesOfSection("A list of a customer's own");
