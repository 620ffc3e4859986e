import type { Revision } from '../../runtime/definitions/compiled';
import { accountSettingsOf } from '../accounts/settings';
import type { UserRow } from '../records/callers';

/** Whether one of somebody's roles needs a second factor, as their company has it. */
export const isRequiredOf = ({ Roles }: Pick<UserRow, 'Roles'>, revision: Revision): boolean => {
  const { secondFactorRoles } = accountSettingsOf(revision);
  return Roles.some((role) => secondFactorRoles.includes(role));
};
