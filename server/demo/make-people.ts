import { addDays } from '../../runtime/format/date';
import type { Revision } from '../../runtime/definitions/compiled';
import { secondsFromNow } from '../foundation/clock';
import type { choices, designations, entities, profiles, users } from '../records/tables/people';
import type { Designation, UserProfile } from '../../schemas/generated/records';
import { unchosen } from '../areas/profile/starting-profile';
import names from './names.json';
import { sampleValue } from './sample-value';
import type { SeededRandom } from './seeded-random';
import cases from './sign-in-cases.json';
import { customary, hiredOn, isWoman, placeAndBirth, storyOf, timeZoneAt, unitsOf } from './stories';
import signIns from './sign-ins.json';

type EntityRow = typeof entities.$inferSelect;
type UserRow = typeof users.$inferSelect;
type ProfileRow = typeof profiles.$inferSelect;

/** What is needed to make one person. */
interface PersonSource {
  random: SeededRandom;
  passwordHash: string;
  choices: (typeof choices.$inferSelect)[];
  revision: Revision;
  entity: EntityRow;
  /** The addresses that are given already. */
  addresses: Set<string>;
  /** The day on which the demo is loaded. */
  today: string;
  /** The last name of a family that the person belongs to. */
  family?: string | undefined;
  /** For a person who shows something: left to chance otherwise. */
  hasMobile?: boolean | undefined;
  language?: UserProfile['PreferredLanguage'] | undefined;
}

/** Registered before anything that people log, in the two years before that. */
const daysSinceLastRegistration = 410;
const yearsOfRegistrations = 2;
const registeredFrom = (today: string) => ({ now: () => new Date(`${addDays(today, -daysSinceLastRegistration - yearsOfRegistrations * 365)!}T14:00:00Z`) });

/** Any day of the years in which people at work were born, from 23 to 65 years ago: the same one for the same number. */
const bornOn = (number: number, today: string): string =>
  `${Number(today.slice(0, 4)) - 65 + ((number * 37) % 43)}-${String(1 + ((number * 7) % 12)).padStart(2, '0')}-${String(1 + ((number * 11) % 28)).padStart(2, '0')}`;

/** As companies write addresses: first and last name, with initials between them from the second of one name on. */
function addressOf(first: string, last: string, company: string, taken: Set<string>): string {
  const letters = 'jmalrestcdknpbghvw';
  for (let turn = 0; ; turn += 1) {
    const initials =
      turn === 0 ? '' : `.${letters[(turn - 1) % letters.length]}${turn > letters.length ? letters[Math.floor(turn / letters.length) % letters.length] : ''}`;
    const address = `${first}${initials}.${last}@${company}.example`.toLowerCase();
    if (taken.has(address)) continue;
    taken.add(address);
    return address;
  }
}

/** A participant, the `number`-th of the demo, driven by the record of a user. */
export function makeUser(number: number, { random, passwordHash, choices: all, revision, entity, addresses, family, today }: PersonSource): UserRow {
  const first = random.pick(names.first);
  const drawn = random.pick(names.last);
  const last = family ?? drawn;
  const Email = addressOf(first, last, entity.EntityId, addresses);
  const own = (kind: 'Region' | 'Location') => all.filter(({ EntityId, Kind }) => EntityId === entity.EntityId && Kind === kind);
  const choice = (kind: 'Region' | 'Location') => (own(kind).length === 0 ? null : random.pick(own(kind)).Value);
  const given = { FirstName: first, LastName: last, Email, Roles: [], LoginType: 0, EntityId: entity.EntityId, UsingValidic: random.chance(20) };
  const record = sampleValue(revision.records.User!, random, { ...given, ...customary }) as Pick<UserRow, 'DateOfBirth'>;
  return {
    ...given,
    UserId: `user-${String(number).padStart(6, '0')}`,
    UserName: Email,
    PasswordHash: passwordHash,
    Status: 'Active',
    Region: choice('Region'),
    Location: choice('Location'),
    WellnessProgramNotificationLinkEnabled: true,
    LoginType: 0,
    DateOfBirth: record.DateOfBirth ?? bornOn(number, today),
    UniqueId: `E${String(number).padStart(6, '0')}`,
    ProfileImageUrl: null,
    DateRegistered: secondsFromNow(registeredFrom(today), random.between(0, yearsOfRegistrations * 365 * 86_400)),
    FirstLoginPending: false,
    MustResetPassword: false,
    SsoSubject: null,
    IsLocked: false,
  };
}

/** The people whose sign-in names stand in the README, one for each role. */
export const namedPeople = signIns.map(({ designation, reach, coaches, says, ...person }, index) => ({
  person: { ...person, Roles: person.Roles as UserRow['Roles'], Email: person.UserName },
  number: index + 1,
  designation,
  reach: reach as Designation['Value'] | undefined,
  coaches,
  says,
  language: 'en-US' as const,
}));

/** People who show each way in which signing in may go on. They come after those for the roles. */
export const signInCases = cases.map(({ designation, says, hasMobile, language, secondFactor, ...person }, index) => ({
  person: { ...person, Roles: (person.Roles ?? []) as UserRow['Roles'], LoginType: (person.LoginType ?? 0) as UserRow['LoginType'], Email: person.UserName },
  number: namedPeople.length + index + 1,
  designation,
  says,
  hasMobile,
  secondFactor,
  language: language as UserProfile['PreferredLanguage'] | undefined,
}));

/** Returns a person as their story has them: where they work, when they were born and when they registered. */
export function asTold(user: UserRow, today: string): UserRow {
  const told = { ...user, ...placeAndBirth(user, today) };
  const story = storyOf(told);
  const hired = story === undefined ? '' : `${hiredOn(story, today)}T14:00:00.000Z`;
  return isNewcomer(told) || hired > told.DateRegistered ? { ...told, DateRegistered: hired } : told;
}

/** Whether a person has never signed in. */
export const isNewcomer = ({ FirstLoginPending }: Pick<UserRow, 'FirstLoginPending'>): boolean => FirstLoginPending;

/** Whoever has no sign-in name that anybody is told. */
export const isOther = ({ UserId }: Pick<UserRow, 'UserId'>): boolean => Number(UserId.slice('user-'.length)) > namedPeople.length + signInCases.length;

interface Designated {
  designation?: string | undefined;
  /** How far it reaches, where not as usual. */
  reach?: Designation['Value'] | undefined;
  /** The companies that the person coaches, beside what the designation says. */
  coaches?: string[] | undefined;
}

export function makeDesignations({ UserId, EntityId }: UserRow, { designation, reach, coaches = [] }: Designated): (typeof designations.$inferSelect)[] {
  const coaching = coaches.map((company) => ({ UserId, EntityId: company, Type: 'Coaching' as const, Value: 'Company' as const }));
  if (designation === undefined) return coaching;
  const Type = designation as Designation['Type'];
  return [{ UserId, EntityId, Type, Value: reach ?? (Type === 'Admin' ? 'Partner' : 'Company') }, ...coaching];
}

/** As the story or the first name says; one in fifty would rather not say it. */
export const sexOf = (user: UserRow, number: number) => (number % 50 === 0 ? 'undisclosed' : isWoman(user) ? 'female' : 'male');

/** How many drawn faces there are in public/avatars; those of women have odd numbers. */
const portraits = 24;

/** A drawn face of the person's sex; a third has none and shows initials. */
export const portraitOf = (user: Pick<UserRow, 'UserName' | 'FirstName'>, number: number): string | null =>
  number % 3 === 1 ? null : `/avatars/${((number * 5) % (portraits / 2)) * 2 + (isWoman(user) ? 1 : 2)}.svg`;

/** A person's profile, driven by the customer's own record: what an overlay requires is there. */
export function makeProfile(
  user: UserRow,
  { random, revision, hasMobile: mobile, language, today }: Pick<PersonSource, 'random' | 'revision' | 'hasMobile' | 'language' | 'today'>,
): ProfileRow {
  const number = Number(user.UserId.slice('user-'.length));
  const chance = { mobile: random.chance(60), english: random.chance(92) };
  const hasMobile = mobile ?? storyOf(user)?.hasMobile ?? chance.mobile;
  // Time zones were drawn here once: without this draw everyone after would have another name.
  random.next();
  const given = {
    ProfileItems: [],
    ProfileAnswers: [],
    PreferredEmail: user.Email,
    TimeZone: timeZoneAt(user),
    PreferredLanguage: language ?? (chance.english ? 'en-US' : 'es-419'),
    WeekStartDay: 'Sunday',
    IsTextEnabled: false,
    TextToolVerificationStatus: hasMobile ? 'verified' : 'none',
    VerificationSent: false,
    PreferredEmailVerification: 'unverified',
    TextReminderVerification: 'none',
    WellnessReminderVerification: 'none',
    Version: '',
  };
  const {
    ProfileItems: _items,
    ProfileAnswers: _answers,
    IsTextEnabled: _text,
    PreferredEmailVerification: _email,
    TextReminderVerification: _reminder,
    WellnessReminderVerification: _wellness,
    Version: _version,
    ...sampled
  } = sampleValue(revision.records.UserProfile!, random, given) as UserProfile;
  const department = random.pick(['office', 'plant', 'field']);
  const hired = `${Number(today.slice(0, 4)) - random.between(4, 18)}-0${random.between(1, 9)}-1${random.between(0, 9)}`;
  // Nobody works there as a child.
  const grownUp = `${Number((user.DateOfBirth ?? today).slice(0, 4)) + 19}${hired.slice(4)}`;
  const story = storyOf(user);
  return {
    ...sampled,
    ...unitsOf(user),
    // Half of those whom no test names have never chosen: their company's hold.
    ...(number > namedPeople.length + signInCases.length && number % 2 === 0 && unchosen),
    UserId: user.UserId,
    EntityId: user.EntityId,
    PreferredEmail: user.Email,
    MobileNumber: hasMobile ? `+1555${String(number).padStart(7, '0')}` : null,
    Answers: [
      { Id: 'Department', UserAnswer: story?.department ?? department },
      { Id: 'HireDate', UserAnswer: story !== undefined ? hiredOn(story, today) : hired < grownUp && user.DateOfBirth !== null ? grownUp : hired },
      { Id: 'Sex', UserAnswer: sexOf(user, number) },
    ],
    Custom: (sampled.Custom ?? {}) as Record<string, unknown>,
  };
}
