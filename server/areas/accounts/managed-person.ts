import type { Revision } from '../../../runtime/definitions/compiled';
import type { User } from '../../../schemas/generated/records';
import { companiesWithin } from '../../calls/reach';
import { isWithinDuty } from '../../records/duties';
import { conflict, notFound } from '../../foundation/outcome';
import type { Caller, Person, UserRow } from '../../records/callers';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import type { Constants } from '../../../schemas/generated/constants';

interface CallContext {
  caller: Caller;
  revision: Revision;
}

/** The roles whose holders look after the accounts of the companies that they see. */
const managers: Record<string, (settings: Constants['accounts']) => string[]> = {
  SuperAdmin: ({ rolesSuperAdminsGive }) => rolesSuperAdminsGive,
  Admin: ({ rolesAdminsGive }) => rolesAdminsGive,
  UserManagement: ({ rolesUserManagersGive }) => rolesUserManagersGive,
};

/** The roles that somebody may give and take, and may have in front of them. Support gives none. */
const rolesGivenBy = ({ user }: Pick<Caller, 'user'>, settings: Constants['accounts']): string[] =>
  user.Roles.flatMap((role) => (Object.hasOwn(managers, role) ? managers[role]!(settings) : []));

/** Somebody whose account the caller looks after. Whoever is beyond their reach is not found, whether or not they exist. */
export async function managedPerson(context: CallContext, found: UserRow | undefined, tools: Tools): Promise<Person> {
  const { caller, revision } = context;
  const settings = constantsOf(revision).accounts;
  if (found?.UserId === caller.user.UserId) throw conflict(settings.accountOneself);
  const person = found === undefined || found.Status === 'Deleted' ? undefined : await tools.callers.person(found.UserId);
  if (person === undefined || !(await reaches(context, person, tools))) throw notFound('There is no such person.');
  const given = rolesGivenBy(caller, settings);
  if (!person.user.Roles.every((role) => given.includes(role))) throw conflict(settings.accountRole);
  return person;
}

async function reaches(context: CallContext, person: Person, tools: Tools): Promise<boolean> {
  const { caller } = context;
  const isManager = caller.user.Roles.some((role) => Object.hasOwn(managers, role));
  if (isManager && (await companiesWithin(context, tools, [person.user.EntityId])).length > 0) return true;
  return isWithinDuty('Support', caller.actor, person);
}

/** Refuses roles that the caller may neither give nor take. */
export function mayGive(caller: Caller, before: User['Roles'], after: User['Roles'], settings: Constants['accounts']): void {
  const given = rolesGivenBy(caller, settings);
  const changed = [...after.filter((role) => !before.includes(role)), ...before.filter((role) => !after.includes(role))];
  const refused = changed.find((role) => !given.includes(role));
  if (refused !== undefined) throw conflict(settings.accountRoleGiven.replace('{role}', refused));
}
