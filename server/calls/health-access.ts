import { constantsOf } from '../foundation/constants';
import type { CallContext } from './contract';

/** Whether whoever sits at the page may see what tells of people's health. */
export const seesHealth = ({ caller, revision }: CallContext): boolean =>
  caller.actor.user.Roles.some((role) => constantsOf(revision).health.rolesFilteringByHealth.includes(role));
