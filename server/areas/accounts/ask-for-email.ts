import { type Cause, causedBy, mustArrive } from '../../calls/send-message';
import type { Revision } from '../../../runtime/definitions/compiled';
import { secondsFromNow } from '../../foundation/clock';
import { byWhom } from '../../records/by-whom';
import type { Caller, Person, UserRow } from '../../records/callers';
import { signInName } from './sign-in-name';
import { issueTicket } from '../../calls/tickets';
import type { Records, Tools } from '../../calls/tools';
import { sendToPerson } from '../../calls/send-to-person';
import { constantsOf } from '../../foundation/constants';

interface NewEmail {
  person: Pick<Person, 'user' | 'entity'>;
  email: string;
}

interface CallContext {
  origin: string;
  revision: Revision;
}

type Context = Pick<Tools, 'clock' | 'definitions'>;

/** Whether somebody has an account that their address opens: by signing in, or by a link for a new password. */
export const isRegistered = ({ Status }: Pick<UserRow, 'Status'>) => Status === 'Active' || Status === 'Disabled';

/**
 * Asks the owner of a new address whether it is theirs, and tells the present one. Until the link is followed the present one stays; the
 * newest link is the only good one.
 */
export async function askForEmail({ person, email, by }: NewEmail & { by: Caller }, context: CallContext, records: Records, tools: Context): Promise<void> {
  const { user } = person;
  const cause = causedBy({ caller: by, revision: context.revision }, false);
  await sendEmailLink({ person, email, cause }, context, records, tools);
  await sendToPerson(person, 'sign-in-email-asked', { input: { address: email }, origin: context.origin, cause }, records, tools);
  const subjectOf = { EntityId: user.EntityId, SubjectKind: 'Person', SubjectId: user.UserId };
  const Changes = [{ Field: '/Email', Was: user.Email, Is: email }];
  await records.audit.add({ ...byWhom(by), ...subjectOf, Action: 'SignInEmailAsked', Changes }, tools.clock.now().toISOString());
}

/** Sends the link to a new address. An owner who signs in with it already is told so instead, and nobody else learns of it. */
export async function sendEmailLink(
  { person, email, cause = mustArrive }: NewEmail & { cause?: Cause },
  { origin, revision }: CallContext,
  records: Records,
  tools: Context,
): Promise<void> {
  const { UserId } = person.user;
  const { clock } = tools;
  const seconds = constantsOf(revision).accounts.signInEmailLength;
  await records.tickets.removeOf(UserId, 'signInEmail');
  const key = await issueTicket({ purpose: 'signInEmail', userId: UserId, seconds, details: { Email: email } }, { tickets: records.tickets, clock });
  const other = await records.people.byUserName(signInName(email));
  const isTaken = other !== undefined && other.UserId !== UserId;
  const sending = { origin, to: email, expiresAt: secondsFromNow(clock, seconds), cause };
  if (isTaken) await sendToPerson(person, 'sign-in-email-taken', { ...sending, input: {} }, records, tools);
  else await sendToPerson(person, 'sign-in-email-confirm', { ...sending, input: { key } }, records, tools);
}
