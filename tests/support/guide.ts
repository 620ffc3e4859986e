import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const guide = readFileSync(join(import.meta.dirname, '../../docs/authoring.md'), 'utf8');

/** The files of the guide's log of ways to work, exactly as an author finds them there. */
export const waysToWork = [...guide.matchAll(/^#### `([a-z.-]+)`\n\n```json\n([\s\S]*?)\n```/gm)].map(([, Path, Text]) => ({ Path: Path!, Text: Text! }));
