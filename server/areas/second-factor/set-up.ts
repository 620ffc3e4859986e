import { plainCode } from '../../foundation/plain-code';
import type { Revision } from '../../../runtime/definitions/compiled';
import type { SecondFactorSetup } from '../../../schemas/generated/records';
import { mustArrive } from '../../calls/send-message';
import { sendToPerson } from '../../calls/send-to-person';
import { badRequest, tooMany } from '../../foundation/outcome';
import type { Person } from '../../records/callers';
import { beginAttempt } from '../../calls/attempts';
import type { Records, Tools } from '../../calls/tools';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { newSecret, pictureOf, stepOf } from './time-codes';
import { constantsOf } from '../../foundation/constants';

type Owner = Pick<Person, 'user' | 'entity'>;

/** Makes a new secret for somebody. It counts once a code of it was right, and is never told again. */
export async function beginSetUp({ user }: Owner, revision: Revision, { secondFactors, sealer }: Pick<Tools, 'secondFactors' | 'sealer'>) {
  const secret = newSecret();
  await secondFactors.begin(user.UserId, sealer.seal(secret, user.UserId));
  const Picture = pictureOf(secret, { issuer: revision.shell.app.name, label: user.UserName });
  return { Secret: secret.replace(/.{4}(?=.)/g, '$& '), Picture } satisfies SecondFactorSetup;
}

interface Confirming {
  owner: Owner;
  code: string;
  revision: Revision;
  address: string;
  origin: string;
}

/** Turns on what was set up, by a code of it, and does what goes with it in one transaction. Answers the recovery codes. */
export async function confirmSetUp(
  { owner, code, revision, address, origin }: Confirming,
  work: (records: Records, now: string) => Promise<void>,
  tools: Tools,
): Promise<string[]> {
  const { UserId, EntityId } = owner.user;
  const settings = constantsOf(revision).accounts;
  const attempt = await beginAttempt(`factor ${UserId}`, { settings: constantsOf(revision).server, address }, tools);
  if (attempt.isLocked) throw tooMany(settings.secondFactorLocked);
  const wrong = () => badRequest([{ Code: 'wrong', Field: '/Code', Message: settings.secondFactorWrong }], true);
  const sealed = (await tools.secondFactors.find(UserId))?.PendingSecret ?? undefined;
  const time = { now: tools.clock.now(), window: settings.secondFactorWindow };
  const step = sealed === undefined ? undefined : stepOf(tools.sealer.unseal(sealed, UserId), plainCode(code), time);
  if (sealed === undefined || step === undefined) {
    if (await attempt.failed()) throw tooMany(settings.secondFactorLocked);
    throw wrong();
  }
  await attempt.succeeded();
  const codes = newRecoveryCodes(settings.secondFactorRecoveryCodes);
  const now = time.now.toISOString();
  await tools.transaction(async (records) => {
    if (!(await records.secondFactors.turnOn(UserId, { sealed, step, hashes: codes.map(hashRecoveryCode), now }))) throw wrong();
    await work(records, now);
    await records.audit.add({ EntityId, UserId, Action: 'SecondFactorTurnedOn', SubjectKind: 'Person', SubjectId: UserId, Changes: [] }, now);
    await sendToPerson(owner, 'second-factor-on', { input: {}, origin, cause: mustArrive }, records, tools);
  });
  return codes;
}
