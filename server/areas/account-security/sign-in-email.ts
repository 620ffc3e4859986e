import type { SignInEmail } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import { userTopic } from '../../calls/topics';
import { badRequest, conflict, tooMany } from '../../foundation/outcome';
import { checkPassword } from '../passwords/check-password';
import { signInName } from '../accounts/sign-in-name';
import { hashToken } from '../../foundation/tokens';
import type { Tools } from '../../calls/tools';
import { maySend } from '../verification/send';
import { askForEmail, sendEmailLink } from '../accounts/ask-for-email';
import { mustArrive } from '../../calls/send-message';
import { sendToPerson } from '../../calls/send-to-person';
import { constantsOf } from '../../foundation/constants';

const singleSignOn = 1;

/** The address that waits to be confirmed, if any. */
const waiting = async (userId: string, { tickets, clock }: Tools): Promise<string | undefined> =>
  (await tickets.newestOf(userId, 'signInEmail', clock.now().toISOString()))?.Details.Email;

/** The caller's address, and the one that waits to be confirmed. */
export async function getSignInEmail({ caller: { user } }: Call<'getSignInEmail'>, tools: Tools): Promise<SignInEmail> {
  const NewEmail = (await waiting(user.UserId, tools)) ?? null;
  return { Email: user.Email, IsSignInName: user.UserName === signInName(user.Email), NewEmail };
}

/** Asks for another address of the caller, by the current password. */
export async function changeSignInEmail(call: Call<'changeSignInEmail'>, tools: Tools): Promise<boolean> {
  const { caller, body, revision, address } = call;
  const { user } = caller;
  const settings = constantsOf(revision).server;
  if (user.LoginType === singleSignOn) throw conflict(settings.singleSignOnOnly);
  const email = body.Email.trim();
  await checkPassword({ user, password: body.Password, field: '/Password' }, call, tools);
  if (signInName(email) === signInName(user.Email))
    throw badRequest([{ Code: 'same', Field: '/Email', Message: constantsOf(revision).accounts.signInEmailSame }], true);
  if (!(await maySend({ userId: user.UserId, address }, settings, tools))) throw tooMany(settings.verificationsTooMany);
  await tools.transaction((records) => askForEmail({ person: caller, email, by: caller }, call, records, tools));
  return true;
}

/** Sends the link to the new address once more. */
export async function resendSignInEmail(call: Call<'resendSignInEmail'>, tools: Tools): Promise<boolean> {
  const { caller, revision, address } = call;
  const settings = constantsOf(revision).server;
  const email = await waiting(caller.user.UserId, tools);
  if (email === undefined) return false;
  if (!(await maySend({ userId: caller.user.UserId, address }, settings, tools))) throw tooMany(settings.verificationsTooMany);
  await tools.transaction((records) => sendEmailLink({ person: caller, email }, call, records, tools));
  return true;
}

/** Leaves the address as it is. */
export async function cancelSignInEmail({ caller }: Call<'cancelSignInEmail'>, { tickets }: Tools): Promise<boolean> {
  await tickets.removeOf(caller.user.UserId, 'signInEmail');
  return true;
}

/** Gives an account its new address, by the key of the link. What the old address could still open is closed, and it is told. */
export async function confirmSignInEmail({ caller, body, revision }: Call<'confirmSignInEmail'>, tools: Tools): Promise<boolean> {
  const invalid = () => badRequest([{ Code: 'invalid', Field: '/Key', Message: constantsOf(revision).accounts.signInEmailInvalid }], true);
  const now = tools.clock.now().toISOString();
  await tools.transaction(async (records) => {
    const ticket = await records.tickets.take(hashToken(body.Key), 'signInEmail', now);
    const user = ticket && (await records.accounts.byId(ticket.UserId));
    if (user === undefined || user.Status === 'Deleted') throw invalid();
    const { UserId, EntityId } = user;
    const Email = ticket?.Details.Email ?? user.Email;
    const UserName = user.UserName === signInName(user.Email) ? signInName(Email) : user.UserName;
    if (!(await records.accounts.setEmail(UserId, { Email, UserName }))) throw invalid();
    await records.sessions.endOthers(UserId, caller?.actor.user.UserId === UserId ? caller.tokenHash : '');
    await records.tickets.removeOf(UserId, 'passwordReset');
    const entity = await records.accounts.entity(EntityId);
    await sendToPerson({ user, entity }, 'sign-in-email-changed', { input: { address: Email }, cause: mustArrive }, records, tools);
    const Changes = [{ Field: '/Email', Was: user.Email, Is: Email }];
    await records.audit.add({ EntityId, UserId, Action: 'SignInEmailChanged', SubjectKind: 'Person', SubjectId: UserId, Changes }, now);
    await records.liveMessages.publish({ topic: userTopic(UserId), category: 'HealthProfile', payload: undefined, now });
  });
  return true;
}
