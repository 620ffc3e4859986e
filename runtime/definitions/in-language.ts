import type { Patch, Revision } from './compiled';

/** A revision in each of its languages, made once. */
const made = new WeakMap<Revision, Map<string, Revision>>();

/** What stands between the hash of a revision and the tag of a language. */
const mark = '.';

/**
 * A revision in a language: its texts are those of the language, and all else is the same. English, and a language that the revision does not have, is the
 * revision itself.
 */
export function inLanguage(revision: Revision, tag: string | undefined): Revision {
  const found = tag !== undefined && Object.hasOwn(revision.languages ?? {}, tag) ? revision.languages?.[tag] : undefined;
  if (tag === undefined || found === undefined) return revision;
  const known = made.get(revision) ?? new Map<string, Revision>();
  made.set(revision, known);
  const before = known.get(tag);
  if (before !== undefined) return before;
  const { patch, texts, rows, tag: name, direction, dates } = found;
  const hash = `${revision.hash}${mark}${tag}`;
  const changed = patched(revision, patch) as Revision;
  const speaks = { tag: name, direction, dates, texts };
  const next: Revision = {
    ...changed,
    hash,
    language: { ...speaks, rows },
    shell: { ...changed.shell, hash, language: { ...speaks, texts: found.pageTexts } },
  };
  known.set(tag, next);
  return next;
}

/** The hash of a revision, and the language that is asked for of it. */
export function splitHash(hash: string): { hash: string; tag: string | undefined } {
  const [own = '', tag] = hash.split(mark);
  return { hash: own, tag };
}

/** A value with the texts of a patch; what the patch does not name is the same object. */
export function patched(value: unknown, patch: Patch): unknown {
  if (typeof patch === 'string') return patch;
  if (Array.isArray(patch)) return patch[0];
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(patch)) copy[key] = patched(copy[key], part);
  return copy;
}
