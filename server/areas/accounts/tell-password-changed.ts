import type { Revision } from '../../../runtime/definitions/compiled';
import type { Person } from '../../records/callers';
import type { Records } from '../../calls/tools';
import { tellByEmail } from './tell';
import { constantsOf } from '../../foundation/constants';

/** Tells a person that their password was changed, with the way to a new one: it may have been somebody else. */
export function tellPasswordChanged(person: Pick<Person, 'user' | 'entity'>, origin: string, revision: Revision, records: Records, now: string) {
  const { passwordChangedSubject: subject, passwordChangedBody: body } = constantsOf(revision).accounts;
  return tellByEmail(person, { lane: 'security', subject, body, link: origin + constantsOf(revision).server.passwordResetPath }, records, now);
}
