import type { PersonFilter } from '../../../schemas/generated/records';
import type { StoredPerson } from './filter-people';

/** The day on which the tests stand still, and the time zone in which it is. */
const today = '2026-11-02';

/** Whom a filter finds, said once more in plain words of our own: what the SQL must come to. */
export function isFound(person: StoredPerson, filter: PersonFilter): boolean {
  const { user, profile } = person;
  const isOneOf = (list: string[] | undefined, value: string | null) => list === undefined || list.length === 0 || (value !== null && list.includes(value));
  const answerTo = (id: string) => {
    const found = profile?.Answers.find(({ Id }) => Id === id)?.UserAnswer;
    return found === undefined ? null : String(found);
  };
  const isAmong = (wanted: string[] | undefined, had: string[]) => wanted === undefined || wanted.length === 0 || wanted.some((one) => had.includes(one));
  return (
    user.Status !== 'Deleted' &&
    isOneOf(filter.AccountStatuses, user.Status) &&
    isOneOf(filter.Regions, user.Region) &&
    isOneOf(filter.Locations, user.Location) &&
    isOneOf(filter.EntityIds, user.EntityId) &&
    isOneOf(filter.Departments, answerTo('Department')) &&
    isOneOf(filter.Sex === undefined ? [] : [filter.Sex], answerTo('Sex')) &&
    isAmong(filter.Roles, user.Roles) &&
    isAmong(filter.Coaches, person.coaches) &&
    isAmong(
      filter.Events,
      person.signedUp.map(({ ProgramId }) => ProgramId),
    ) &&
    isAmong(
      filter.EventSessions,
      person.signedUp.map(({ SessionId }) => SessionId),
    ) &&
    isWithin(answerTo('HireDate'), filter.HireDate, filter.HireDateStartDate, filter.HireDateEndDate) &&
    standsToChallenge(person, filter) &&
    wasScreened(person, filter) &&
    isAtLevel(person, filter) &&
    hasCondition(person, filter) &&
    standsInAssessment(person, filter) &&
    hasAnswered(person, filter) &&
    hasResults(person, filter) &&
    hasTracked(person, filter) &&
    (filter.CustomRegistrationFields ?? []).every((field) => hasCustom(profile?.Custom ?? {}, field))
  );
}

const iso = (text: string) => `${text.slice(6)}-${text.slice(0, 2)}-${text.slice(3, 5)}`;

const spans: Record<string, [string, string]> = {
  Last30Days: ['2026-10-04', today],
  Last90Days: ['2026-08-05', today],
  ThisYear: ['2026-01-01', '2026-12-31'],
  LastYear: ['2025-01-01', '2025-12-31'],
};

function isWithin(day: string | null, status: string | undefined, start: string | undefined, end: string | undefined): boolean {
  if (status === undefined) return true;
  if (day === null || !/^\d{4}-\d\d-\d\d$/.test(day)) return false;
  const [from, to] = status === 'Custom' ? [start && iso(start), end && iso(end)] : spans[status]!;
  return (from === undefined || day >= from) && (to === undefined || day <= to);
}

function standsToChallenge({ user, taken, programs, entries }: StoredPerson, { ChallengeId, UserChallengeStatus }: PersonFilter): boolean {
  if (ChallengeId === undefined && UserChallengeStatus === undefined) return true;
  const programOf = (id: string) => programs.find(({ Id }) => Id === id)!;
  if (ChallengeId !== undefined && programOf(ChallengeId).OwnerId !== user.EntityId) return false;
  const concerned = taken.filter(({ ProgramId }) => (ChallengeId === undefined ? programOf(ProgramId).ProgramType === 'Challenge' : ProgramId === ChallengeId));
  const has = (...statuses: string[]) => concerned.some(({ ProgramStatus }) => statuses.includes(ProgramStatus));
  const isOnTrack = concerned.some(({ ProgramStatus, ProgramId }) => {
    const { TrackerIds } = programOf(ProgramId);
    const logged = entries.some(({ TrackerId, EntryDate }) => TrackerIds.includes(TrackerId) && EntryDate >= '2026-10-27');
    return ProgramStatus === 'Current' && (TrackerIds.length === 0 || logged);
  });
  const answers = [
    true,
    concerned.length > 0,
    has('Current'),
    isOnTrack,
    has('Completed'),
    concerned.length === 0,
    !has('Completed'),
    has('Current', 'Completed'),
    !has('Current', 'Completed'),
  ];
  return answers[UserChallengeStatus ?? 0]!;
}

function wasScreened({ measured, marked, planYear }: StoredPerson, { BiometricsStatus }: PersonFilter): boolean {
  if (BiometricsStatus === undefined) return true;
  const isMarked = marked.some(({ PlanYearId }) => PlanYearId === planYear?.PlanYearId);
  const found =
    isMarked || measured.some(({ Source, Date }) => Source === 'Screening' && planYear !== undefined && Date >= planYear.StartDate && Date <= planYear.EndDate);
  return found === (BiometricsStatus === 'Completed');
}

const last = <Row>(rows: Row[], by: (row: Row) => string): Row | undefined =>
  rows.toSorted((one, other) => (by(one) < by(other) ? -1 : by(one) > by(other) ? 1 : 0)).at(-1);

const padded = (id: number) => String(id).padStart(9, '0');

function isAtLevel({ measured }: StoredPerson, { Biometric, BiometricRiskLevels = [] }: PersonFilter): boolean {
  if (Biometric === undefined) return true;
  const value = last(
    measured.filter(({ MeasureId }) => MeasureId === Biometric),
    ({ Date, Id }) => `${Date} ${padded(Id)}`,
  );
  if (value === undefined) return false;
  const { Value, SecondValue } = value;
  const level = {
    BloodPressure: () => (Value >= 140 || SecondValue! >= 90 ? 'High' : Value >= 120 || SecondValue! >= 80 ? 'Moderate' : 'Low'),
    Cholesterol: () => (Value >= 240 ? 'High' : Value >= 200 ? 'Moderate' : 'Low'),
    Glucose: () => (Value >= 126 ? 'High' : Value >= 100 ? 'Moderate' : 'Low'),
  }[Biometric]!();
  return BiometricRiskLevels.length === 0 || BiometricRiskLevels.includes(level);
}

const lastResults = ({ results }: StoredPerson) =>
  last(results, ({ SubmittedDate, UserAssessmentProgressId }) => `${SubmittedDate} ${padded(UserAssessmentProgressId)}`);

function hasCondition(person: StoredPerson, { HealthCondition, HealthConditionRiskLevels = [] }: PersonFilter): boolean {
  if (HealthCondition === undefined) return true;
  const area = lastResults(person)?.Content.Areas.find(({ ConditionId }) => ConditionId === HealthCondition);
  if (area === undefined) return false;
  return HealthConditionRiskLevels.length === 0 || (area.Level !== null && HealthConditionRiskLevels.includes(area.Level.Id));
}

function standsInAssessment({ progress, planYear }: StoredPerson, { HraStatus }: PersonFilter): boolean {
  const present = progress.find(({ PlanYearId }) => PlanYearId === planYear?.PlanYearId);
  return HraStatus === undefined || (present?.Status ?? 'NotStarted') === HraStatus;
}

function hasAnswered({ progress }: StoredPerson, { HraQuestion, QuestionAnswer = [] }: PersonFilter): boolean {
  if (HraQuestion === undefined) return true;
  const begun = last(progress, ({ UserAssessmentProgressId }) => padded(UserAssessmentProgressId));
  const answer = begun?.answers.find(({ QuestionId }) => QuestionId === HraQuestion)?.Answer ?? [];
  return QuestionAnswer.length === 0 ? answer.length > 0 : answer.some((one) => QuestionAnswer.includes(one));
}

function hasResults(person: StoredPerson, { ResultsDate, ResultsDateStartDate, ResultsDateEndDate }: PersonFilter): boolean {
  const made = lastResults(person)?.Date;
  const day = made === undefined ? null : new Date(made).toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
  return isWithin(day, ResultsDate, ResultsDateStartDate, ResultsDateEndDate);
}

const firstDays: Record<string, string> = { Last7Days: '2026-10-27', Last30Days: '2026-10-04', Last90Days: '2026-08-05' };

function hasTracked({ entries }: StoredPerson, filter: PersonFilter): boolean {
  if (filter.Tracker === undefined) return true;
  const within = entries.filter(
    ({ TrackerId, EntryDate }) => String(TrackerId) === filter.Tracker && EntryDate >= firstDays[filter.TrackerPeriod ?? 'Last30Days']!,
  );
  if (filter.TrackerStatus === 'NotLogged') return within.length === 0;
  if (filter.TrackerField === undefined) return within.length > 0;
  const numbers = within
    .flatMap(({ Values }) => Values.filter(({ FieldName }) => FieldName === filter.TrackerField))
    .map(({ Value }) => Value)
    .filter((value) => typeof value === 'number');
  if (numbers.length === 0) return false;
  const average = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  return average >= (filter.TrackerFrom ?? Number.NEGATIVE_INFINITY) && average <= (filter.TrackerTo ?? Number.POSITIVE_INFINITY);
}

type CustomField = NonNullable<PersonFilter['CustomRegistrationFields']>[number];

function hasCustom(custom: Record<string, unknown>, { FieldName, Values = [], Status, StartDate, EndDate }: CustomField): boolean {
  const value = custom[FieldName];
  switch (FieldName) {
    case 'checkedOn':
      return isWithin(typeof value === 'string' ? value : null, Status, StartDate, EndDate);
    case 'hours':
      return typeof value === 'number' && Values.some((one) => Number(one) === value);
    case 'driver':
      return typeof value === 'boolean' && Values.includes(String(value));
    case 'skills':
      return Array.isArray(value) && value.some((one) => Values.includes(one as string));
    case 'nickname':
      return typeof value === 'string' && Values.some((one) => one.toLowerCase() === value.toLowerCase());
    default:
      return typeof value === 'string' && Values.includes(value);
  }
}
