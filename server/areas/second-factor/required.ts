import type { Revision } from '../../../runtime/definitions/compiled';
import type { UserRow } from '../../records/callers';
import { constantsOf } from '../../foundation/constants';

/** Whether one of somebody's roles needs a second factor, as their company has it. */
export const isRequiredOf = ({ Roles }: Pick<UserRow, 'Roles'>, revision: Revision): boolean => {
  const { secondFactorRoles } = constantsOf(revision).accounts;
  return Roles.some((role) => secondFactorRoles.includes(role));
};
