import { causedBy, sendMessage } from '../../calls/send-message';
import { managedPerson, reaches } from '../accounts/managed-person';
import { saveUserDetails } from './save-details';
import { sendToPerson } from '../../calls/send-to-person';
import { byWhom } from '../../records/by-whom';
import { badRequest, conflict, notFound } from '../../foundation/outcome';
import type { Caller, Person } from '../../records/callers';
import { signInName } from '../accounts/sign-in-name';
import type { Handlers } from '../../calls/contract';
import { constantsOf } from '../../foundation/constants';
import { withoutNulls } from '../../records/without-nulls';

/** An entry of the trail about somebody's account. */
const entry = (caller: Caller, { user }: Pick<Person, 'user'>, Action: string) => ({
  ...byWhom(caller),
  EntityId: user.EntityId,
  SubjectKind: 'Person',
  SubjectId: user.UserId,
  Action,
  Changes: [],
});

/** The calls of schemas/endpoints/user-administration.json. */
export const handlers = {
  saveUserDetails,

  async resetUserPassword(call, tools) {
    const { caller, body, origin, revision } = call;
    const person = await managedPerson(call, await tools.people.byUserName(signInName(body.userName)), tools);
    if (person.user.Status !== 'Active') throw conflict(constantsOf(revision).accounts.accountNotActive);
    const now = tools.clock.now().toISOString();
    await tools.transaction(async (records) => {
      const message = {
        Kind: 'PasswordReset' as const,
        Lane: 'security' as const,
        Recipient: person.user.UserName,
        Subject: null,
        Body: origin,
        ExpiresAt: null,
      };
      await sendMessage(message, causedBy(call, false), records, now);
      await records.audit.add(entry(caller, person, 'PasswordResetSent'), now);
    });
    return true;
  },

  /** What is marked is an address: another address of the same person is not. */
  async getEmailRefusal(call, tools) {
    const person = await tools.callers.person(call.path.userId);
    if (person === undefined || person.user.Status === 'Deleted' || !(await reaches(call, person, tools))) throw notFound('Person not found.');
    const mark = await tools.refusedAddresses.find(person.user.Email);
    return mark === undefined ? {} : withoutNulls({ RefusedAt: mark.RefusedAt, Reply: mark.Reply });
  },

  async updateLockStatus(call, tools) {
    const { caller, body, origin, revision } = call;
    const settings = constantsOf(revision).accounts;
    const person = await managedPerson(call, await tools.people.byUserName(signInName(body.userName)), tools);
    const { UserId, UserName, IsLocked } = person.user;
    const locks = body.status === 'Locked';
    const now = tools.clock.now().toISOString();
    await tools.transaction(async (records) => {
      await records.accounts.setLocked(UserId, locks);
      if (locks) await records.sessions.endAll(UserId);
      else await records.signInAttempts.forgetEverywhere(`name ${UserName}`);
      if (IsLocked === locks) return;
      await records.audit.add(entry(caller, person, locks ? 'AccountLocked' : 'AccountUnlocked'), now);
      const input = { path: body.url ?? settings.accountSignInPath };
      if (!locks) await sendToPerson(person, 'account-unlocked', { input, origin, cause: causedBy(call, false) }, records, tools);
    });
    return true;
  },

  async updateAccountStatus(call, tools) {
    const { caller, body, revision } = call;
    const settings = constantsOf(revision).accounts;
    const person = await managedPerson(call, await tools.accounts.byId(body.UserId), tools);
    const { UserId, Status } = person.user;
    if (Status !== 'Active' && Status !== 'Disabled') throw conflict(settings.accountNotRegistered);
    if (Status === body.AccountStatus) return true;
    const disables = body.AccountStatus === 'Disabled';
    const now = tools.clock.now().toISOString();
    await tools.transaction(async (records) => {
      await records.accounts.setStatus(UserId, body.AccountStatus);
      if (disables) {
        await records.sessions.endAll(UserId);
        await records.sessions.endImpersonationsOf(UserId);
      }
      await records.audit.add(entry(caller, person, disables ? 'AccountDisabled' : 'AccountEnabled'), now);
      if (disables && body.SendDisableNotification === true)
        await sendToPerson(person, 'account-disabled', { input: {}, cause: causedBy(call, false) }, records, tools);
    });
    return true;
  },

  async resendUserRegistrationEmail(call, tools) {
    const { caller, body, origin, revision } = call;
    const settings = constantsOf(revision).accounts;
    const person = await managedPerson(call, await tools.people.byUserName(signInName(body.userName)), tools);
    const { Status, Email } = person.user;
    if (Status !== 'Pending' && Status !== 'Uploaded') throw conflict(settings.accountRegistered);
    if (Status !== body.accountStatus || Email.toLowerCase() !== body.email.trim().toLowerCase())
      throw badRequest([{ Code: 'changed', Field: '/email', Message: settings.accountChanged }], true);
    const now = tools.clock.now().toISOString();
    const input = { path: body.url ?? settings.accountRegistrationPath };
    await tools.transaction(async (records) => {
      await sendToPerson(person, 'registration-invitation', { input, origin, cause: causedBy(call, false) }, records, tools);
      await records.audit.add(entry(caller, person, 'RegistrationEmailSent'), now);
    });
    return true;
  },
} satisfies Handlers<'user-administration'>;
