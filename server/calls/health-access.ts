import { constantsOf } from '../foundation/constants';
import type { QueryCall } from './contract';

/** Whether whoever sits at the page may see what tells of people's health. */
export const seesHealth = ({ caller, revision }: Pick<QueryCall, 'caller' | 'revision'>): boolean =>
  caller.actor.user.Roles.some((role) => constantsOf(revision).health.rolesFilteringByHealth.includes(role));
