import type { Allow } from './shapes/allow';

interface Held {
  UserId: string;
  Roles: readonly string[];
  EntityId: string;
}
type Designations = readonly { Type: string; EntityId: string; Value: string }[];

/** What is known of the person who asks. Whatever is missing counts as not held. */
export interface AllowScope {
  /** Whoever sits at the page; while they act for somebody else, `User` is that person. */
  Actor?: Held & { Designations: Designations };
  User?: Held;
  Entity?: { EntityFeatures: readonly string[] };
  Settings?: {
    Designations: Designations;
    EnabledToggles: readonly string[];
  };
}

const shareOne = (wanted: readonly string[], held: readonly string[] = []) => wanted.some((name) => held.includes(name));

/** A name stands for a list of the constants, which is written out when definitions are compiled: one that is left is held by nobody. */
const listOf = (roles: string | readonly string[]): readonly string[] => (typeof roles === 'string' ? [] : roles);

/** Whether this person may. Every key present must hold; what cannot be told is refused. */
export function isAllowed(allow: Allow, scope: AllowScope): boolean {
  if (allow === 'everyone') return true;
  const { User: user, Entity: entity, Settings: settings } = scope;
  if (user === undefined) return false;
  if (allow === 'signedIn') return true;
  if (typeof allow !== 'object' || allow === null) return false;

  const [who, designations] = allow.actor === true ? [scope.Actor, scope.Actor?.Designations] : [user, settings?.Designations];
  const designated = (type: string) => designations?.some((held) => held.Type === type && held.EntityId === who?.EntityId && held.Value !== 'None') ?? false;

  return (
    (allow.roles === undefined || shareOne(listOf(allow.roles), who?.Roles)) &&
    (allow.features === undefined || shareOne(allow.features, entity?.EntityFeatures)) &&
    (allow.designations === undefined || allow.designations.some(designated)) &&
    (allow.toggles === undefined || shareOne(allow.toggles, settings?.EnabledToggles)) &&
    (allow.acting === undefined || (scope.Actor !== undefined && (scope.Actor.UserId !== user.UserId) === (allow.acting === 'only')))
  );
}
