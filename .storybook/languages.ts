import { languages, revisions } from 'virtual:definitions';
import type { Patch, Revision, RevisionLanguage } from '../runtime/definitions/compiled';
import { inLanguage, patched } from '../runtime/definitions/in-language';
import { english, type Language, speak } from '../runtime/format/language';
import type { StoryParts } from '../codegen/generate/story-parts';

/** A language of a revision, and what it says of the parts beside it. */
export interface StoryLanguage extends RevisionLanguage {
  parts: Patch;
}

/** What the toolbar offers: English, the language of accents in which all texts are four tenths longer, and those of the product. */
export const languageItems = [
  { value: 'en', title: 'English' },
  ...[...new Set(Object.keys(languages).map((key) => key.split(' ')[1]!))].map((value) => ({ value, title: languages[`base ${value}`]?.name ?? value })),
];

export const customerItems = Object.keys(revisions);

const known = new Map<string, Revision>();

/** A customer's revision in a language; that of the base where the customer has none. The same object each time. */
export function revisionIn(customer: string, language: string): Revision {
  const name = Object.hasOwn(revisions, customer) ? customer : 'base';
  const plain = revisions[name];
  if (!plain) throw new Error('There is no base revision.');
  const found = languages[`${name} ${language}`];
  if (found === undefined) return plain;
  const key = `${name} ${language}`;
  const made = known.get(key) ?? inLanguage({ ...plain, languages: { [language]: found } }, language);
  known.set(key, made);
  return made;
}

/** The parts that stand beside a revision, in its language. */
export function partsIn(parts: StoryParts, { customer, language }: Revision): StoryParts {
  const id = language?.tag.toLowerCase();
  const patch: Patch | undefined = id === undefined ? undefined : languages[`${customer ?? 'base'} ${id}`]?.parts;
  return patch === undefined ? parts : (patched(parts, patch) as StoryParts);
}

/** Has what stands alone, as a widget does, say its texts in a language. */
export function speakIn(language: string): void {
  const found = languages[`base ${language}`];
  const spoken: Language = found === undefined ? english : { tag: found.tag, direction: found.direction, dates: found.dates, texts: found.texts };
  speak(() => spoken);
}
