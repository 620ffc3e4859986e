import type { Revision } from '../../runtime/definitions/compiled';
import type { Person } from '../records/callers';
import { settingsOf } from '../settings';
import type { Records } from '../tools';
import { accountSettingsOf } from './settings';
import { tellByEmail } from './tell';

/** Tells a person that their password was changed, with the way to a new one: it may have been somebody else. */
export function tellPasswordChanged(person: Pick<Person, 'user' | 'entity'>, origin: string, revision: Revision, records: Records, now: string) {
  const { passwordChangedSubject: subject, passwordChangedBody: body } = accountSettingsOf(revision);
  return tellByEmail(person, { subject, body, link: origin + settingsOf(revision).passwordResetPath }, records, now);
}
