import { tellPasswordChanged } from '../accounts/tell-password-changed';
import type { Call } from '../handlers/contract';
import { byWhom } from '../impersonation/by-whom';
import { badRequest, conflict, tooMany } from '../outcome';
import { refuseGuessable } from '../passwords/chosen';
import { hashPassword, isPassword } from '../passwords/hash';
import { settingsOf } from '../settings';
import type { Tools } from '../tools';
import { beginAttempt } from './attempts';

const singleSignOn = 1;

/** Replaces the caller's password, by the present one. Their other sessions end; wrong passwords count as failed sign-ins and lock as they do. */
export async function changePassword({ caller, body, revision, address, origin }: Call<'changePassword'>, tools: Tools): Promise<boolean> {
  const settings = settingsOf(revision);
  const { user } = caller;
  if (user.LoginType === singleSignOn) throw conflict(settings.singleSignOnOnly);
  const attempt = await beginAttempt(`name ${user.UserName}`, { settings, address }, tools);
  if (attempt.isLocked) throw tooMany(settings.signInLocked);
  if (!(await isPassword(user.PasswordHash, body.Password))) {
    if (await attempt.failed()) throw tooMany(settings.signInLocked);
    throw badRequest([{ Code: 'wrong', Field: '/Password', Message: settings.passwordWrong }], true);
  }
  await attempt.succeeded();
  await refuseGuessable({ password: body.NewPassword, field: '/NewPassword', user, entity: caller.entity }, revision);
  const hash = await hashPassword(body.NewPassword);
  const now = tools.clock.now().toISOString();
  await tools.transaction(async (records) => {
    const { accounts, sessions, tickets, audit } = records;
    await accounts.setPassword(user.UserId, hash);
    await sessions.endOthers(user.UserId, caller.tokenHash);
    await tickets.removeOf(user.UserId, 'passwordReset');
    const subject = { EntityId: user.EntityId, SubjectKind: 'Person', SubjectId: user.UserId };
    await audit.add({ ...subject, ...byWhom(caller), Action: 'PasswordChanged', Changes: [] }, now);
    await tellPasswordChanged(caller, origin, revision, records, now);
  });
  return true;
}
