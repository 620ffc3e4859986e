import { mustArrive, sendMessage } from '../../calls/send-message';
import { guessable } from '../passwords/chosen';
import { hashPassword, isPassword } from '../passwords/hash';
import { sendToPerson } from '../../calls/send-to-person';
import type { Call } from '../../calls/contract';
import type { EntityRow, UserRow } from '../../records/callers';
import { hashToken } from '../../foundation/tokens';
import type { Tools } from '../../calls/tools';
import type { TokenResult } from '../../../schemas/generated/records';
import { afterPassword } from './after-password';
import { beginAttempt } from '../../calls/attempts';
import { noSession } from './open-session';
import { signInName } from '../accounts/sign-in-name';
import { constantsOf } from '../../foundation/constants';

/**
 * Asks for a link. What is done is the same whether or not anybody has the name: the outbox finds that out later, so that neither
 * the answer nor its time tells.
 */
export async function requestPasswordReset({ body, revision, address, origin }: Call<'requestPasswordReset'>, tools: Tools): Promise<boolean> {
  const settings = constantsOf(revision).server;
  const name = signInName(body.UserName);
  const attempt = await beginAttempt(`link ${name}`, { settings: { ...settings, signInAttempts: settings.passwordResetsPerWindow }, address }, tools);
  if (attempt.isLocked) return true;
  // Each link counts, since nobody can tell who asked: after so many none is sent for a while.
  await attempt.failed();
  await sendMessage(
    { Kind: 'PasswordReset', Lane: 'security', Recipient: name, Subject: null, Body: origin, ExpiresAt: null },
    { uncounted: 'its own limit counts it' },
    tools,
    tools.clock.now().toISOString(),
  );
  return true;
}

/** Sets a new password, by the key of a link or by the current password. Every session of the person ends. */
export async function resetPassword(call: Call<'resetPassword'>, tools: Tools): Promise<TokenResult> {
  const { body, revision, address } = call;
  const { people, clock } = tools;
  const settings = constantsOf(revision).server;
  const name = signInName(body.UserName);
  const refusal = body.Key === undefined ? settings.signInWrong : settings.passwordResetInvalid;
  const attempt = await beginAttempt(`name ${name}`, { settings, address }, tools);
  // A link is not guessed: who has one may use it although somebody else has locked the name.
  if (attempt.isLocked && body.Key === undefined) return noSession([settings.signInLocked]);

  const user = await people.byUserName(name);
  const key = body.Key === undefined ? undefined : await tools.tickets.find(hashToken(body.Key), 'passwordReset', clock.now().toISOString());
  const isPresent = await isPassword(user?.PasswordHash, (body.Key === undefined ? body.Password : body.NewPassword) ?? '');
  const isRight = body.Key === undefined ? isPresent : key !== undefined && key.UserId === user?.UserId;
  if (!isRight || user?.Status !== 'Active') return noSession([(await attempt.failed()) ? settings.signInLocked : refusal]);
  await attempt.succeeded();
  // A failed answer would lead the page away from what was typed.
  if (body.Key !== undefined && isPresent) return noSession([settings.passwordUnchanged]);
  const entity = await tools.accounts.entity(user.EntityId);
  const fault = await guessable({ password: body.NewPassword, user, entity }, revision);
  if (fault !== undefined) return noSession([fault.Message]);

  if (!(await store({ user, entity }, call, tools))) return noSession([refusal]);
  return afterPassword({ ...user, MustResetPassword: false }, { trustDeviceIds: [], isReached: body.Key !== undefined }, settings, tools);
}

/** Uses the key up, replaces the password and ends what the old one had opened. False when somebody else was first with the key. */
async function store(person: { user: UserRow; entity: EntityRow }, { body, origin }: Call<'resetPassword'>, tools: Tools) {
  const { Key, NewPassword } = body;
  const { UserId, EntityId } = person.user;
  const now = tools.clock.now().toISOString();
  const hash = await hashPassword(NewPassword);
  return tools.transaction(async (records) => {
    if (Key !== undefined && (await records.tickets.take(hashToken(Key), 'passwordReset', now)) === undefined) return false;
    await records.accounts.setPassword(UserId, hash);
    await records.sessions.endAll(UserId);
    await records.tickets.removeOf(UserId, 'passwordReset', 'signInEmail');
    await records.audit.add({ EntityId, UserId, Action: 'PasswordChanged', SubjectKind: 'Person', SubjectId: UserId, Changes: [] }, now);
    await sendToPerson(person, 'password-changed', { input: {}, origin, cause: mustArrive }, records, tools);
    return true;
  });
}
