import type { Revision } from '../../runtime/definitions/compiled';
import type { Person } from '../records/callers';
import { inLanguageOf } from '../definitions/read-language';
import { constantsOf } from '../foundation/constants';
import type { Records, Tools } from './tools';

/** What somebody has chosen to read, and what decides whether they can. Some roles are offered English only. */
export function readerOf({ user, entity }: Pick<Person, 'user' | 'entity'>, chosen: string | null | undefined, revision: Revision) {
  const { englishOnlyRoles } = constantsOf(revision).server;
  const isEnglishOnly = user.Roles.some((role) => englishOnlyRoles.includes(role));
  return { chosen: isEnglishOnly ? null : chosen, toggles: entity.EnabledToggles };
}

/** The definitions that apply to somebody in the language that they read: for what is sent to them by others, or by the server. */
export async function revisionOfReader(
  person: Pick<Person, 'user' | 'entity'>,
  { definitions }: Pick<Tools, 'definitions'>,
  { profiles, publications }: Pick<Records, 'profiles' | 'publications'>,
) {
  const revision = await definitions.of(person.entity.Customer, publications);
  const profile = await profiles.find(person.user.UserId);
  return inLanguageOf(revision, readerOf(person, profile?.PreferredLanguage, revision));
}
