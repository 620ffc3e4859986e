import type { RecoveryCodes, SecondFactor, SecondFactorSetup } from '../../../schemas/generated/records';
import { managedPerson } from '../accounts/managed-person';
import { mustArrive } from '../../calls/send-message';
import { sendToPerson } from '../../calls/send-to-person';
import type { Call } from '../../calls/contract';
import { byWhom } from '../../records/by-whom';
import { conflict } from '../../foundation/outcome';
import type { UserRow } from '../../records/callers';
import { checkPassword } from '../passwords/check-password';
import type { Tools } from '../../calls/tools';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { isRequiredOf } from './required';
import { beginSetUp, confirmSetUp } from './set-up';
import { constantsOf } from '../../foundation/constants';

const singleSignOn = 1;
const subjectOf = ({ EntityId, UserId }: UserRow) => ({ EntityId, SubjectKind: 'Person', SubjectId: UserId, Changes: [] });

/** How the caller stands to the second factor. */
export async function getSecondFactor({ caller: { user }, revision }: Call<'getSecondFactor'>, { secondFactors }: Tools): Promise<SecondFactor> {
  const TurnedOnAt = (await secondFactors.find(user.UserId))?.TurnedOnAt ?? null;
  const RecoveryCodesLeft = await secondFactors.codesLeft(user.UserId);
  return { IsOn: TurnedOnAt !== null, IsRequired: isRequiredOf(user, revision), TurnedOnAt, RecoveryCodesLeft };
}

/** Begins to set up a second factor for the caller. */
export async function beginSecondFactor(call: Call<'beginSecondFactor'>, tools: Tools): Promise<SecondFactorSetup> {
  const { caller, body, revision } = call;
  if (caller.user.LoginType === singleSignOn) throw conflict(constantsOf(revision).server.singleSignOnOnly);
  await checkPassword({ user: caller.user, password: body.Password, field: '/Password' }, call, tools);
  return beginSetUp(caller, revision, tools);
}

/** Turns on what the caller has set up. Their other sessions began without it, and end. */
export async function confirmSecondFactor(call: Call<'confirmSecondFactor'>, tools: Tools): Promise<RecoveryCodes> {
  const { caller, body, revision, address, origin } = call;
  const endOthers = ({ sessions }: Pick<Tools, 'sessions'>) => sessions.endOthers(caller.user.UserId, caller.tokenHash);
  return { Codes: await confirmSetUp({ owner: caller, code: body.Code, revision, address, origin }, endOthers, tools) };
}

/** Gives the caller new recovery codes instead of those before. */
export async function renewRecoveryCodes(call: Call<'renewRecoveryCodes'>, tools: Tools): Promise<RecoveryCodes> {
  const { caller, body, revision } = call;
  const { user } = caller;
  const settings = constantsOf(revision).accounts;
  await checkPassword({ user, password: body.Password, field: '/Password' }, call, tools);
  if (((await tools.secondFactors.find(user.UserId))?.Secret ?? null) === null) throw conflict(settings.secondFactorOff);
  const Codes = newRecoveryCodes(settings.secondFactorRecoveryCodes);
  await tools.transaction(async ({ secondFactors, audit }) => {
    await secondFactors.replaceCodes(user.UserId, Codes.map(hashRecoveryCode));
    await audit.add({ ...subjectOf(user), ...byWhom(caller), Action: 'RecoveryCodesRenewed' }, tools.clock.now().toISOString());
  });
  return { Codes };
}

/** Turns the caller's second factor off, unless a role of theirs needs it. */
export async function turnOffSecondFactor(call: Call<'turnOffSecondFactor'>, tools: Tools): Promise<boolean> {
  const { caller, body, revision, origin } = call;
  const { user } = caller;
  const settings = constantsOf(revision).accounts;
  await checkPassword({ user, password: body.Password, field: '/Password' }, call, tools);
  if (isRequiredOf(user, revision)) throw conflict(settings.secondFactorNeeded);
  const now = tools.clock.now().toISOString();
  return tools.transaction(async (records) => {
    if (!(await records.secondFactors.remove(user.UserId))) throw conflict(settings.secondFactorOff);
    await records.audit.add({ ...subjectOf(user), ...byWhom(caller), Action: 'SecondFactorTurnedOff' }, now);
    await sendToPerson(caller, 'second-factor-off', { input: {}, origin, cause: mustArrive }, records, tools);
    return true;
  });
}

/** Takes somebody's second factor away, and ends what they are signed in with: the phone may be in other hands. */
export async function resetSecondFactor(call: Call<'resetSecondFactor'>, tools: Tools): Promise<boolean> {
  const { caller, body, origin } = call;
  const person = await managedPerson(call, await tools.accounts.byId(body.UserId), tools);
  const { user } = person;
  const now = tools.clock.now().toISOString();
  return tools.transaction(async (records) => {
    if (!(await records.secondFactors.remove(user.UserId))) return false;
    await records.sessions.endAll(user.UserId);
    await records.tickets.removeOf(user.UserId, 'secondFactor', 'secondFactorSetup');
    await records.audit.add({ ...subjectOf(user), ...byWhom(caller), Action: 'SecondFactorReset' }, now);
    await sendToPerson(person, 'second-factor-reset', { input: {}, origin, cause: mustArrive }, records, tools);
    return true;
  });
}
