import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, type Source } from '../../codegen/source';

/** A small library, right in every part: the faults below are planted in it. */
export const project: Source = readSource(join(import.meta.dirname, 'project'));

/** One mistake of an author, and every fault that the check must then report. */
interface Planted {
  title: string;
  file: string;
  /** What is written instead; `after` says behind what it stands, where it stands more than once. */
  changes?: { after?: string; find: string; with: string }[];
  /** The whole text of the file instead. */
  text?: string;
  /** The file is a copy of another one. */
  copyOf?: string;
  /** `line:column code: sentence`, with the file's name before it where it is another file. */
  faults: string[];
}

const folder = join(import.meta.dirname, 'planted');

/** All planted faults by what they are about. */
export const planted: { about: string; cases: Planted[] }[] = readdirSync(folder).map((file) => ({
  about: file.replace('.json', ''),
  cases: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Planted[],
}));

/** The library with one mistake in it. */
export function plant({ file, changes, text, copyOf }: Planted): Source {
  const before = copyOf === undefined ? project.get(file) : project.get(copyOf);
  return new Map(project).set(file, text ?? (changes ?? []).reduce((now, change) => replaced(now, change), before ?? ''));
}

function replaced(text: string, { after, find, with: instead }: { after?: string; find: string; with: string }): string {
  const from = after === undefined ? 0 : text.indexOf(after);
  const at = text.indexOf(find, Math.max(0, from));
  if (from < 0 || at < 0) throw new Error(`There is no ${after ?? ''} ${find} to replace.`);
  return text.slice(0, at) + instead + text.slice(at + find.length);
}
