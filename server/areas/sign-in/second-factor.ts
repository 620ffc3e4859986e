import type { Revision } from '../../../runtime/definitions/compiled';
import type { SecondFactorSetup, SecondFactorStart, TokenResult } from '../../../schemas/generated/records';
import { mustArrive } from '../../calls/send-message';
import { sendToPerson } from '../../calls/send-to-person';
import type { Call } from '../../calls/contract';
import { badRequest } from '../../foundation/outcome';
import type { EntityRow, UserRow } from '../../records/callers';
import { beginAttempt } from '../../calls/attempts';
import { noSession, openSession } from './open-session';
import { issueTicket } from '../../calls/tickets';
import { hashToken } from '../../foundation/tokens';
import type { Tools } from '../../calls/tools';
import { hashRecoveryCode } from '../second-factor/recovery-codes';
import { isRequiredOf } from '../second-factor/required';
import { plainCode } from '../../foundation/plain-code';
import { beginSetUp, confirmSetUp } from '../second-factor/set-up';
import { isTimeCode, stepOf } from '../second-factor/time-codes';
import { constantsOf } from '../../foundation/constants';

/** What a right password still lacks: the code of a second factor, or setting one up; nothing where neither is needed. */
export async function secondFactorStage(user: UserRow, entity: EntityRow, tools: Tools): Promise<TokenResult | undefined> {
  const isOn = ((await tools.secondFactors.find(user.UserId))?.Secret ?? null) !== null;
  const revision = await tools.definitions.of(entity.Customer);
  if (!isOn && !isRequiredOf(user, revision)) return undefined;
  const purpose = isOn ? 'secondFactor' : 'secondFactorSetup';
  const seconds = constantsOf(revision).accounts.secondFactorChallengeLength;
  const key = await issueTicket({ purpose, userId: user.UserId, seconds }, tools);
  return { ...noSession([], isOn ? 'SecondFactor' : 'SecondFactorSetup'), SecondFactorKey: key };
}

/** Signs in by a code. A code is taken once, and a right password counts for one session. */
export async function verifySecondFactor({ body, revision, address, origin }: Call<'verifySecondFactor'>, tools: Tools): Promise<TokenResult> {
  const settings = constantsOf(revision).accounts;
  const at = tools.clock.now();
  const now = at.toISOString();
  const ticketHash = hashToken(body.Key);
  const ticket = await tools.tickets.find(ticketHash, 'secondFactor', now);
  if (ticket === undefined) return noSession([settings.secondFactorEnded]);
  const { UserId } = ticket;
  const attempt = await beginAttempt(`factor ${UserId}`, { settings: constantsOf(revision).server, address }, tools);
  if (attempt.isLocked) return noSession([settings.secondFactorLocked]);

  const code = plainCode(body.Code);
  const sealed = (await tools.secondFactors.find(UserId))?.Secret ?? undefined;
  const isApp = isTimeCode(code);
  const step = isApp && sealed !== undefined ? stepOf(tools.sealer.unseal(sealed, UserId), code, { now: at, window: settings.secondFactorWindow }) : undefined;
  const isTaken = await tools.transaction(async (records) => {
    const isRight = isApp
      ? step !== undefined && (await records.secondFactors.takeStep(UserId, step))
      : await records.secondFactors.takeRecoveryCode(UserId, hashRecoveryCode(code));
    if (!isRight || (await records.tickets.take(ticketHash, 'secondFactor', now)) === undefined) return false;
    if (isApp) return true;
    const user = (await records.accounts.byId(UserId))!;
    const { EntityId } = user;
    await records.audit.add({ EntityId, UserId, Action: 'RecoveryCodeUsed', SubjectKind: 'Person', SubjectId: UserId, Changes: [] }, now);
    const left = await records.secondFactors.codesLeft(UserId);
    const entity = await records.accounts.entity(EntityId);
    await sendToPerson({ user, entity }, 'recovery-code-used', { input: { left }, origin, cause: mustArrive }, records, tools);
    return true;
  });
  if (!isTaken) return noSession([(await attempt.failed()) ? settings.secondFactorLocked : settings.secondFactorWrong]);
  await attempt.succeeded();
  return openSession({ UserId }, { loginType: 'NonSSO' }, constantsOf(revision).server, tools);
}

/** Begins to set up the second factor without which somebody does not get in. */
export async function beginRequiredSecondFactor({ body, revision }: Call<'beginRequiredSecondFactor'>, tools: Tools): Promise<SecondFactorSetup> {
  return beginSetUp(await ownerOf(body.Key, revision, tools), revision, tools);
}

/** Turns it on and signs in: the right password counts for one session. */
export async function confirmRequiredSecondFactor(call: Call<'confirmRequiredSecondFactor'>, tools: Tools): Promise<SecondFactorStart> {
  const { body, revision, address, origin } = call;
  const owner = await ownerOf(body.Key, revision, tools);
  const Codes = await confirmSetUp(
    { owner, code: body.Code, revision, address, origin },
    async ({ tickets, sessions }, now) => {
      if ((await tickets.take(hashToken(body.Key), 'secondFactorSetup', now)) === undefined) throw ended(revision);
      await sessions.endAll(owner.user.UserId);
    },
    tools,
  );
  return { Codes, Result: await openSession(owner.user, { loginType: 'NonSSO' }, constantsOf(revision).server, tools) };
}

/** The right password counts no longer, or was for something else. */
const ended = (revision: Revision) => badRequest([{ Code: 'ended', Field: '/Key', Message: constantsOf(revision).accounts.secondFactorEnded }], true);

/** Who has given the right password and must set up a second factor. */
async function ownerOf(key: string, revision: Revision, { tickets, accounts, clock }: Tools) {
  const ticket = await tickets.find(hashToken(key), 'secondFactorSetup', clock.now().toISOString());
  const user = ticket && (await accounts.byId(ticket.UserId));
  if (user === undefined) throw ended(revision);
  return { user, entity: await accounts.entity(user.EntityId) };
}
