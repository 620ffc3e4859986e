import { forbidden } from '../../foundation/outcome';
import type { Caller } from '../../records/callers';
import type { ProgramNotification } from '../../../schemas/generated/records';

/** The caller's own company. Another one in the request is refused rather than silently replaced. */
export function ownEntity(caller: Caller, asked: string | undefined): string {
  if (asked !== undefined && asked !== caller.user.EntityId) throw forbidden('You can only change the notifications of your own company.');
  return caller.user.EntityId;
}

/** Whether a notification is meant for this person: an empty list means everybody. */
export function isMeantFor({ user }: Caller, { Roles = [], Regions = [], Locations = [] }: ProgramNotification): boolean {
  const within = (wanted: string[], held: readonly string[]) => wanted.length === 0 || held.some((value) => wanted.includes(value));
  return within(Roles, user.Roles) && within(Regions, listOf(user.Region)) && within(Locations, listOf(user.Location));
}

const listOf = (value: string | null) => (value === null ? [] : [value]);
