import { type Cause, causedBy } from '../../calls/send-message';
import type { Revision } from '../../../runtime/definitions/compiled';
import { type Clock, secondsFromNow } from '../../foundation/clock';
import { byWhom } from '../../records/by-whom';
import type { Caller, Person, UserRow } from '../../records/callers';
import { signInName } from './sign-in-name';
import { issueTicket } from '../../calls/tickets';
import type { Records } from '../../calls/tools';
import { tellByEmail } from './tell';
import { constantsOf } from '../../foundation/constants';

interface NewEmail {
  person: Pick<Person, 'user' | 'entity'>;
  email: string;
}

interface CallContext {
  origin: string;
  revision: Revision;
}

/** Whether somebody has an account that their address opens: by signing in, or by a link for a new password. */
export const isRegistered = ({ Status }: Pick<UserRow, 'Status'>) => Status === 'Active' || Status === 'Disabled';

/**
 * Asks the owner of a new address whether it is theirs, and tells the present one. Until the link is followed the present one stays; the
 * newest link is the only good one.
 */
export async function askForEmail({ person, email, by }: NewEmail & { by: Caller }, context: CallContext, records: Records, clock: Clock): Promise<void> {
  const { user } = person;
  const now = clock.now().toISOString();
  const { signInEmailAskedSubject: subject, signInEmailAskedBody: body } = constantsOf(context.revision).accounts;
  const cause = causedBy({ caller: by, revision: context.revision }, false);
  await sendEmailLink({ person, email, cause }, context, records, clock);
  const link = context.origin + constantsOf(context.revision).server.passwordResetPath;
  await tellByEmail(person, { lane: 'security', subject, body, link, address: email, cause }, records, now);
  const subjectOf = { EntityId: user.EntityId, SubjectKind: 'Person', SubjectId: user.UserId };
  const Changes = [{ Field: '/Email', Was: user.Email, Is: email }];
  await records.audit.add({ ...byWhom(by), ...subjectOf, Action: 'SignInEmailAsked', Changes }, now);
}

/** Sends the link to a new address. An owner who signs in with it already is told so instead, and nobody else learns of it. */
export async function sendEmailLink(
  { person, email, cause }: NewEmail & { cause?: Cause },
  { origin, revision }: CallContext,
  records: Records,
  clock: Clock,
): Promise<void> {
  const { UserId } = person.user;
  const settings = constantsOf(revision).accounts;
  const now = clock.now().toISOString();
  const seconds = settings.signInEmailLength;
  await records.tickets.removeOf(UserId, 'signInEmail');
  const key = await issueTicket({ purpose: 'signInEmail', userId: UserId, seconds, details: { Email: email } }, { tickets: records.tickets, clock });
  const other = await records.people.byUserName(signInName(email));
  const isTaken = other !== undefined && other.UserId !== UserId;
  const [subject, body, link] = isTaken
    ? [settings.signInEmailTakenSubject, settings.signInEmailTakenBody, origin + settings.accountSignInPath]
    : [settings.signInEmailConfirmSubject, settings.signInEmailConfirmBody, `${origin}${settings.signInEmailPath}?key=${key}`];
  await tellByEmail(
    person,
    { lane: 'security', subject, body, link, to: email, expiresAt: secondsFromNow(clock, seconds), ...(cause && { cause }) },
    records,
    now,
  );
}
