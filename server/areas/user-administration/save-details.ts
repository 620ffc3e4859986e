import type { Call } from '../../calls/contract';
import { byWhom } from '../../records/by-whom';
import { conflict } from '../../foundation/outcome';
import { changesBetween } from '../../records/audit';
import { signInName } from '../accounts/sign-in-name';
import type { Tools } from '../../calls/tools';
import { askForEmail, isRegistered } from '../accounts/ask-for-email';
import { managedPerson, mayGive } from '../accounts/managed-person';
import { holdToRead } from '../../calls/read-before';
import { constantsOf } from '../../foundation/constants';

/** Saves who a person is and what they may do. Whoever acts for somebody with other roles now does so no longer; a new address waits until it is confirmed. */
export async function saveUserDetails(call: Call<'saveUserDetails'>, tools: Tools): Promise<boolean> {
  const { caller, body, revision } = call;
  const settings = constantsOf(revision).accounts;
  const person = await managedPerson(call, await tools.accounts.byId(body.userProfile.UserId), tools);
  const { user } = person;
  const Roles = body.roles ?? user.Roles;
  mayGive(call, user.Roles, Roles);
  const Email = body.userProfile.Email.trim();
  // Who has an account to open is asked whether the address is theirs; of others nothing depends on it yet.
  const waits = isRegistered(user) && signInName(Email) !== signInName(user.Email);
  const UserName = user.UserName === signInName(user.Email) ? signInName(Email) : user.UserName;
  const details = {
    FirstName: body.userProfile.FirstName.trim(),
    LastName: body.userProfile.LastName.trim(),
    Email: waits ? user.Email : Email,
    Roles,
    UserName: waits ? user.UserName : UserName,
  };
  const other = await tools.people.byUserName(UserName);
  if (other !== undefined && other.UserId !== user.UserId) throw conflict(settings.accountNameTaken);
  const Changes = changesBetween(only(user), only(details));
  if (Changes.length === 0 && !waits) return true;
  const now = tools.clock.now().toISOString();
  await tools.transaction(async (records) => {
    const { accounts, sessions, audit } = records;
    const present = await accounts.held(user.UserId);
    if (body.was !== undefined) holdToRead(only({ ...body.was, Roles: body.was.roles ?? user.Roles }), only(present ?? user));
    if (!(await accounts.setDetails(user.UserId, details))) throw conflict(settings.accountNameTaken);
    if (Changes.some(({ Field }) => Field === '/roles')) await sessions.endImpersonationsOf(user.UserId);
    const subject = { EntityId: user.EntityId, SubjectKind: 'Person', SubjectId: user.UserId };
    if (Changes.length > 0) await audit.add({ ...byWhom(caller), ...subject, Action: 'UserDetailsSaved', Changes }, now);
    if (waits) await askForEmail({ person, email: Email, by: caller }, call, records, tools);
  });
  return true;
}

const only = ({ FirstName, LastName, Email, Roles }: { FirstName: string; LastName: string; Email: string; Roles: readonly string[] }) => ({
  FirstName,
  LastName,
  Email,
  roles: [...Roles].sort(),
});
