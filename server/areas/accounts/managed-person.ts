import type { Revision } from '../../../runtime/definitions/compiled';
import { evaluate } from '../../../runtime/expressions/evaluate';
import type { User } from '../../../schemas/generated/records';
import { companiesWithin } from '../../calls/reach';
import { isWithinDuty } from '../../records/duties';
import { conflict, notFound } from '../../foundation/outcome';
import type { Person, UserRow } from '../../records/callers';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import type { CallContext } from '../../calls/contract';

/** The roles that somebody may give and take, and may have in front of them. Support gives none. */
export const rolesGivenBy = ({ Roles: roles }: Pick<User, 'Roles'>, revision: Revision): string[] =>
  evaluate(constantsOf(revision).accountRoles.rolesGivenBy.$, { roles }) as string[];

/** Somebody whose account the caller looks after. Whoever is beyond their reach is not found, whether or not they exist. */
export async function managedPerson(context: CallContext, found: UserRow | undefined, tools: Tools): Promise<Person> {
  const { caller, revision } = context;
  const settings = constantsOf(revision).accounts;
  if (found?.UserId === caller.user.UserId) throw conflict(settings.accountOneself);
  const person = found === undefined || found.Status === 'Deleted' ? undefined : await tools.callers.person(found.UserId);
  if (person === undefined || !(await reaches(context, person, tools))) throw notFound('Person not found.');
  const given = rolesGivenBy(caller.user, revision);
  if (!person.user.Roles.every((role) => given.includes(role))) throw conflict(settings.accountRole);
  return person;
}

/** Whether the caller may look at a person's account: as a manager of the person's company, or as support that reaches it. */
export async function reaches(context: CallContext, person: Person, tools: Tools): Promise<boolean> {
  const { caller } = context;
  const isManager = rolesGivenBy(caller.user, context.revision).length > 0;
  if (isManager && (await companiesWithin(context, tools, { ids: [person.user.EntityId] })).length > 0) return true;
  return isWithinDuty('Support', caller.actor, person);
}

/** Refuses roles that the caller may neither give nor take. */
export function mayGive({ caller, revision }: CallContext, before: User['Roles'], after: User['Roles']): void {
  const given = rolesGivenBy(caller.user, revision);
  const changed = [...after.filter((role) => !before.includes(role)), ...before.filter((role) => !after.includes(role))];
  const refused = changed.find((role) => !given.includes(role));
  if (refused !== undefined) throw conflict(constantsOf(revision).accounts.accountRoleGiven.replace('{role}', refused));
}
