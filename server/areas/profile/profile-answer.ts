import type { Revision } from '../../../runtime/definitions/compiled';
import type { Caller } from '../../records/callers';
import type { ContactVerification } from '../../records/contact-verifications';
import type { Identity, ProfileRow } from '../../records/profiles';
import { versionOf } from '../../foundation/row-version';
import { withoutNulls } from '../../records/without-nulls';
import type { Tools } from '../../calls/tools';
import { verificationStatuses } from '../verification/status';
import type { ProfileAnswer, UserProfile } from '../../../schemas/generated/records';
import { constantsOf } from '../../foundation/constants';
import { unitsOf } from '../../calls/caller-answers';

/** The questions whose answers identify the person: they stand with the person, are unique or are checked. */
export const identityQuestions = ['DateOfBirth', 'UniqueId'] as const satisfies (keyof Identity)[];

/** All answers of a person, wherever they are stored. */
export const allAnswers = (identity: Identity, row: ProfileRow): ProfileAnswer[] => [
  ...identityQuestions.flatMap((Id) => {
    const UserAnswer = identity[Id];
    return UserAnswer === null ? [] : [{ Id, UserAnswer }];
  }),
  ...row.Answers,
];

interface CallContext {
  caller: Pick<Caller, 'user' | 'entity' | 'company'>;
  revision: Revision;
}

/** What verifications were sent, and when it is asked. */
interface Verifications {
  sent: ContactVerification[];
  now: Date;
}

/** Units and times: those that the person has chosen, else those of the company. */
export function chosenOrCompanys(row: ProfileRow, { units, time }: Caller['company']) {
  return {
    ...unitsOf(row, units),
    WeekStartDay: row.WeekStartDay ?? time.WeekStartDay,
    TimeZone: row.TimeZone ?? time.TimeZone,
    TimeFormat: row.TimeFormat ?? time.TimeFormat,
  };
}

/** A profile as the wire knows it: the company's questions, the person's answers, the preferences, and how far verifications are. */
export function profileAnswer({ caller, revision }: CallContext, row: ProfileRow, identity: Identity, { sent, now }: Verifications): UserProfile {
  const { UserId: _user, EntityId: _entity, Answers: _answers, ...preferences } = row;
  const answers = new Map(allAnswers(identity, row).map(({ Id, UserAnswer }) => [Id, UserAnswer]));
  const asked = caller.entity.ProfileItems.filter(({ Name }) => answers.has(Name));
  const settings = constantsOf(revision).server;
  return {
    ProfileItems: caller.entity.ProfileItems.map((item) => ({ ...item, ...(answers.has(item.Name) && { Value: answers.get(item.Name) }) })),
    ProfileAnswers: asked.map(({ Name }) => ({ Id: Name, UserAnswer: answers.get(Name) ?? '' })),
    ...withoutNulls(preferences),
    ...chosenOrCompanys(row, caller.company),
    ...verificationStatuses(row, sent, settings, now),
    IsTextEnabled: caller.entity.EntityFeatures.includes(settings.textToolFeature),
    Custom: knownCustom(row.Custom, revision),
    Version: profileVersion({ caller, revision }, row, identity),
  };
}

/** The version of what a save of a profile replaces: the answers and preferences as the page shows them, not how far verifications are. */
export function profileVersion({ caller, revision }: CallContext, row: ProfileRow, identity: Identity): string {
  const { UserId: _user, EntityId: _entity, TextToolVerificationStatus: _status, VerificationSent: _sent, ...saved } = row;
  const Answers = Object.fromEntries(allAnswers(identity, row).map(({ Id, UserAnswer }) => [Id, UserAnswer]));
  return versionOf({ ...saved, ...chosenOrCompanys(row, caller.company), Answers, Custom: knownCustom(row.Custom, revision) });
}

/** The same, with what was sent to the person. */
export const readProfile = async (context: CallContext, row: ProfileRow, identity: Identity, { contactVerifications, clock }: Tools): Promise<UserProfile> =>
  profileAnswer(context, row, identity, { sent: await contactVerifications.of(row.UserId), now: clock.now() });

/** The customer's values that a revision knows. A session may run an older one than that by which a value was stored. */
export const knownCustom = (custom: Record<string, unknown>, revision: Revision) => pickCustom(custom, revision, true);

/** The customer's values that a revision does not know: a save keeps them. */
export const unknownCustom = (custom: Record<string, unknown>, revision: Revision) => pickCustom(custom, revision, false);

function pickCustom(custom: Record<string, unknown>, { records }: Revision, isKnown: boolean): Record<string, unknown> {
  const known = (records.UserProfileCustom?.properties ?? {}) as object;
  return Object.fromEntries(Object.entries(custom).filter(([name]) => Object.hasOwn(known, name) === isKnown));
}
