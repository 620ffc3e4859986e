import type { ProgramAction, ProgramLevel, ProgramReporting } from '../../schemas/generated/records';
import type { Definitions } from '../definitions/definitions';
import type { UserRow } from '../records/callers';
import type { ParticipationRow, ProgramRow } from '../records/programs';
import type { DemoCalendar } from './demo-calendar';
import { isNewcomer, isOther } from './make-people';
import { joinedOn, takesPart } from './participation-histories';
import seeds from './programs.json';
import { resourceRow } from './resource-row';
import type { SeededRandom } from './seeded-random';

type Activity = Omit<ProgramRow, 'Id' | 'OwnerId' | 'StartDate' | 'EndDate' | 'PlanYearKeyId'>;

type Seed = Omit<(typeof seeds.activities)[number], 'inSeasons'>;

const activityOf = ({ name, ReportsRequired, Reporting, CourseIds, ...activity }: Seed) => ({
  ...(activity as unknown as Pick<Activity, 'ProgramType' | 'ProgramSubType' | 'TrackerIds' | 'Features' | 'Picture' | 'Tags' | 'Summary' | 'SectionId'>),
  Action: activity.Action as ProgramAction,
  Levels: activity.Levels as ProgramLevel[],
  Description: activity.Description,
  Name: name,
  CourseIds: CourseIds ?? [],
  MadeBy: null,
  IsPlanYear: false,
  IsPrepared: false,
  Places: null,
  DontAllowPeerToPeer: !activity.Features.some((feature) => feature === 'PeerToPeer'),
  ReportsRequired: ReportsRequired ?? null,
  Reporting: (Reporting as ProgramReporting | undefined) ?? null,
  Permissions: activity.Permissions as ProgramRow['Permissions'],
  Board: activity.Board ?? null,
  Grouping: activity.Grouping ?? null,
});

/** What each company offers, and what takes its place in some seasons: nobody gets a flu shot in spring. */
const activities = seeds.activities.map(({ inSeasons, ...seed }) => {
  const others = Object.entries(inSeasons ?? {}).map(
    ([season, name]) => [season, activityOf(seeds.seasonal.find((one) => one.name === name)! as Seed)] as const,
  );
  return { usual: activityOf(seed), inSeasons: new Map(others) };
});

/** Each company offers each activity in each season of the plan year that is running, and some in the one before. */
export const makePrograms = (entityId: string, { seasons }: Pick<DemoCalendar, 'seasons'>): ProgramRow[] =>
  seasons.flatMap((season) =>
    activities.flatMap(({ usual, inSeasons }, index) => {
      if (season.activities !== undefined && !season.activities.includes(usual.Name)) return [];
      const { Name, ...activity } = inSeasons.get(season.title.split(' ')[0]!) ?? usual;
      return [
        {
          ...activity,
          Id: `${entityId}-${season.key}-${index + 1}`,
          OwnerId: entityId,
          Name: `${Name}, ${season.title}`,
          PlanYearKeyId: season.PlanYearId,
          StartDate: season.StartDate,
          EndDate: season.EndDate,
        },
      ];
    }),
  );

/** The program of each plan year of a company, which everybody takes part in. */
export const makePlanYearPrograms = (entityId: string, { current, last }: Pick<DemoCalendar, 'current' | 'last'>): ProgramRow[] =>
  [last, current].map(({ PlanYearId, StartDate, EndDate }) => ({
    PlanYearKeyId: PlanYearId,
    StartDate,
    EndDate,
    Id: `${entityId}-year-${PlanYearId}`,
    OwnerId: entityId,
    MadeBy: null,
    IsPlanYear: true,
    IsPrepared: false,
    Name: seeds.planYear.Name,
    ProgramType: 'Challenge',
    ProgramSubType: 'Challenge',
    DontAllowPeerToPeer: true,
    SectionId: '',
    Tags: [],
    Summary: '',
    Description: '',
    Picture: 'screening',
    Levels: seeds.planYear.Levels as ProgramLevel[],
    Places: null,
    TrackerIds: seeds.planYear.TrackerIds,
    CourseIds: [],
    Action: { Type: 'ProgramDetailRequest' },
    ReportsRequired: null,
    Reporting: null,
    Features: [],
    Permissions: [],
    Board: null,
    Grouping: null,
  }));

/** The parts of a company's list of programs, and what they are about. */
export const makeSections = (entityId: string, definitions: Definitions) => [
  ...seeds.sections.map((section, place) => resourceRow(definitions.for(null), 'program-sections', entityId, section, place)),
  ...seeds.tags.map((tag, place) => resourceRow(definitions.for(null), 'program-tags', entityId, tag, place)),
];

/** What one person takes part in, has completed or has quit. Some take part in a program that shows something. */
export function makeParticipations(user: UserRow, offered: ProgramRow[], { current, seasons }: DemoCalendar, random: SeededRandom): ParticipationRow[] {
  const running = offered.filter(({ PlanYearKeyId }) => PlanYearKeyId === current.PlanYearId);
  const first = random.between(0, running.length - 1);
  const joined = Array.from({ length: Math.min(4, running.length) }, (_, index) => running[(first + index * 7) % running.length]!);
  const statuses: ParticipationRow['ProgramStatus'][] = ['Current', 'Current', 'Completed', random.chance(20) ? 'Quit' : 'Completed'];
  const before = offered.filter(({ PlanYearKeyId }) => PlanYearKeyId !== running[0]!.PlanYearKeyId);
  // Whoever is named takes part in earlier years only where that is said of them.
  const earlier = isOther(user) ? before.filter((_, index) => index % 4 === first % 4) : [];
  const made = [
    ...joined.map((program, index) => participation(user, program, statuses[index]!)),
    ...earlier.map((program) => participation(user, program, statuses[Math.floor(first / 4) % 4]!)),
  ].filter((part) => takesPart(part, offered.find(({ Id }) => Id === part.ProgramId)!, seasons));
  // Nobody has done anything before their first sign-in.
  if (isNewcomer(user)) return [];
  const shown = Object.hasOwn(seeds.joined, user.UserName) ? seeds.joined[user.UserName as keyof typeof seeds.joined] : [];
  const named = shown.map(({ program, status }) => {
    const Id = `${user.EntityId}-${program}`;
    return participation(user, offered.find((one) => one.Id === Id)!, status as ParticipationRow['ProgramStatus']);
  });
  return [...made.filter(({ ProgramId }) => named.every((one) => one.ProgramId !== ProgramId)), ...named];
}

/** How a participation begins. Where dashboards count it, the database says. */
export const nothingCounted = {
  NeedsAlternative: false,
  Override: null,
  Units: 0,
  Days: 0,
  Percent: 0,
  Department: '',
  Location: '',
  Audience: 'Participant',
} as const;

function participation({ UserId }: UserRow, program: ProgramRow, ProgramStatus: ParticipationRow['ProgramStatus']): ParticipationRow {
  const goalOf = (measure: string) => program.Levels.flatMap(({ Requirements }) => Requirements).find(({ Measure }) => Measure === measure)?.Goal ?? 0;
  const done = (measure: string) => (ProgramStatus === 'Completed' ? goalOf(measure) : Math.max(0, goalOf(measure) - 2));
  return {
    UserId,
    ProgramId: program.Id,
    ProgramStatus,
    JoinedOn: joinedOn({ UserId, ProgramId: program.Id }, program),
    Levels: null,
    Reports: done('Reports'),
    ChangedOn: program.StartDate,
    ...nothingCounted,
  };
}
