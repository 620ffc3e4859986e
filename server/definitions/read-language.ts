import type { Revision } from '../../runtime/definitions/compiled';
import { inLanguage } from '../../runtime/definitions/in-language';

/** What decides in which language somebody reads. */
interface Reader {
  /** The language that they have chosen, as it is stored; nothing where they have chosen none. */
  chosen: string | null | undefined;
  /** The toggles of their company; before signing in nobody knows them. */
  toggles: readonly string[] | undefined;
}

const usual = 'en-us';

/**
 * The definitions in the language that somebody reads: the one that they have chosen, where their company has it; otherwise the one that their customer reads
 * instead of English. What is not translated is English.
 */
export function inLanguageOf(revision: Revision, { chosen, toggles }: Reader): Revision {
  const languages = Object.entries(revision.languages ?? {}).filter(
    ([, { toggle }]) => toggle === undefined || toggles === undefined || toggles.includes(toggle),
  );
  const named = (wanted: string) => languages.find(([id]) => id === wanted) ?? languages.find(([, { insteadOf }]) => insteadOf?.toLowerCase() === wanted);
  const found = named((chosen ?? usual).toLowerCase()) ?? named(usual);
  return inLanguage(revision, found?.[0]);
}
