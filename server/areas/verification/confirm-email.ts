import { plainCode } from '../../foundation/plain-code';
import type { Call } from '../../calls/contract';
import { byWhom } from '../../records/by-whom';
import { badRequest } from '../../foundation/outcome';
import { hashCode } from '../../foundation/tokens';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';

/** Verifies the preferred email address by the code that was sent to it. The code is good in the session that asked for it. */
export async function confirmPreferredEmail({ caller, body, bearer, revision }: Call<'confirmPreferredEmail'>, tools: Tools): Promise<boolean> {
  const settings = constantsOf(revision).server;
  const { user } = caller;
  const now = tools.clock.now().toISOString();
  const sent = await tools.contactVerifications.countTry(user.UserId, 'PreferredEmail', now);
  const email = (await tools.profiles.find(user.UserId))?.PreferredEmail;
  const isRight =
    sent !== undefined && sent.Recipient === email && sent.Tries <= settings.emailCodeTries && sent.CodeHash === hashCode(plainCode(body.Code), bearer ?? '');
  if (!isRight) throw badRequest([{ Code: 'wrong', Field: '/Code', Message: settings.emailCodeWrong }], true);
  await tools.transaction(async ({ contactVerifications, audit }) => {
    await contactVerifications.verify(user.UserId, 'PreferredEmail', now);
    const subject = { SubjectKind: 'Person', SubjectId: user.UserId, EntityId: user.EntityId };
    await audit.add({ ...subject, ...byWhom(caller), Action: 'PreferredEmailVerified', Changes: [] }, now);
  });
  return true;
}
