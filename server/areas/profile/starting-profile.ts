import type { JsonSchema, Revision } from '../../../runtime/definitions/compiled';
import type { ProfileRow } from '../../records/profiles';

/** The profile of somebody who has not saved one: what the record says by default. */
export function startingProfile(person: { UserId: string; EntityId: string }, { records }: Revision): ProfileRow {
  const properties = (records.UserProfile?.properties ?? {}) as Record<string, JsonSchema>;
  const defaults = Object.fromEntries(Object.entries(properties).flatMap(([name, { default: value }]) => (value === undefined ? [] : [[name, value]])));
  const unset = { PreferredEmail: null, MobileNumber: null, DisableText: false, RemoveFromEmailCommunications: false, HideFromLeaderboard: false };
  const status = { TextToolVerificationStatus: 'none', VerificationSent: false };
  return { UserId: person.UserId, EntityId: person.EntityId, Answers: [], Custom: {}, ...unset, ...status, ...(defaults as Preferences) };
}

/** What the record has defaults for. */
type Preferences = Pick<
  ProfileRow,
  | 'PreferredLanguage'
  | 'HeightUnits'
  | 'LengthUnits'
  | 'WeightUnits'
  | 'DistanceUnits'
  | 'WeekStartDay'
  | 'TimeZone'
  | 'TimeFormat'
  | 'TextToolVerificationStatus'
>;
