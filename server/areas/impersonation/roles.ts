import type { UserRow } from '../../records/callers';
import type { Duty } from '../../records/duties';
import type { Constants } from '../../../schemas/generated/constants';

/** Whether a person with these roles may be acted for under a duty: nobody gains what they may not do themselves. */
export function mayBeActedFor(
  { Roles }: Pick<UserRow, 'Roles'>,
  duty: Duty,
  { rolesPartnerAdminsActFor, rolesBesideThose }: Constants['impersonation'],
): boolean {
  if (duty !== 'PartnerAdmin') return Roles.length === 0;
  const isOneOfThem = Roles.some((role) => rolesPartnerAdminsActFor.includes(role));
  return isOneOfThem && Roles.every((role) => rolesPartnerAdminsActFor.includes(role) || rolesBesideThose.includes(role));
}
