import { mustArrive } from '../../calls/send-message';
import { sendToPerson } from '../../calls/send-to-person';
import type { Call } from '../../calls/contract';
import { byWhom } from '../../records/by-whom';
import { conflict } from '../../foundation/outcome';
import { refuseGuessable } from '../passwords/chosen';
import { hashPassword } from '../passwords/hash';
import type { Tools } from '../../calls/tools';
import { checkPassword } from '../passwords/check-password';
import { constantsOf } from '../../foundation/constants';

const singleSignOn = 1;

/** Replaces the caller's password, by the present one. Their other sessions end; wrong passwords count as failed sign-ins and lock as they do. */
export async function changePassword(call: Call<'changePassword'>, tools: Tools): Promise<boolean> {
  const { caller, body, revision, origin } = call;
  const { user } = caller;
  if (user.LoginType === singleSignOn) throw conflict(constantsOf(revision).server.singleSignOnOnly);
  await checkPassword({ user, password: body.Password, field: '/Password' }, call, tools);
  await refuseGuessable({ password: body.NewPassword, field: '/NewPassword', user, entity: caller.entity }, revision);
  const hash = await hashPassword(body.NewPassword);
  const now = tools.clock.now().toISOString();
  await tools.transaction(async (records) => {
    const { accounts, sessions, tickets, audit } = records;
    await accounts.setPassword(user.UserId, hash);
    await sessions.endOthers(user.UserId, caller.tokenHash);
    await tickets.removeOf(user.UserId, 'passwordReset', 'signInEmail');
    const subject = { EntityId: user.EntityId, SubjectKind: 'Person', SubjectId: user.UserId };
    await audit.add({ ...subject, ...byWhom(caller), Action: 'PasswordChanged', Changes: [] }, now);
    await sendToPerson(caller, 'password-changed', { input: {}, origin, cause: mustArrive }, records, tools);
  });
  return true;
}
