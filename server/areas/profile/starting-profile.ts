import type { JsonSchema, Revision } from '../../../runtime/definitions/compiled';
import type { CompanySetup } from '../../records/company-settings';
import type { ProfileRow } from '../../records/profiles';

/** The profile of somebody who has not saved one: their company's language, units and times hold, and what the record says by default. */
export function startingProfile(person: { UserId: string; EntityId: string }, { records }: Revision, { general }: Pick<CompanySetup, 'general'>): ProfileRow {
  const properties = (records.UserProfile?.properties ?? {}) as Record<string, JsonSchema>;
  const defaults = Object.fromEntries(Object.entries(properties).flatMap(([name, { default: value }]) => (value === undefined ? [] : [[name, value]])));
  const unset = { PreferredEmail: null, MobileNumber: null, DisableText: false, RemoveFromEmailCommunications: false, HideFromLeaderboard: false };
  const status = { TextToolVerificationStatus: 'none', VerificationSent: false };
  return {
    UserId: person.UserId,
    EntityId: person.EntityId,
    Answers: [],
    Custom: {},
    ...unset,
    ...status,
    ...(defaults as Preferences),
    ...unchosen,
    PreferredLanguage: general.PreferredLanguage,
  };
}

/** What people choose for themselves, and where they have not, their company. */
export const unchosen = {
  HeightUnits: null,
  LengthUnits: null,
  WeightUnits: null,
  DistanceUnits: null,
  WeekStartDay: null,
  TimeZone: null,
  TimeFormat: null,
};

/** What the record has defaults for. */
type Preferences = Pick<ProfileRow, 'TextToolVerificationStatus'>;
