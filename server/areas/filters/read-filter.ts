import { timeZoneOf, todayOf } from '../../calls/time-zone';
import { evaluate } from '../../../runtime/expressions/evaluate';
import { addDays } from '../../../runtime/format/date';
import type { PersonFilter } from '../../../schemas/generated/records';
import type { PersonCriteria, Standing } from '../../records/person-conditions/criteria';
import type { CompanyIds } from '../../records/of-companies';
import type { Tools } from '../../calls/tools';
import { customCriteria } from './custom-fields';
import { daysOf } from './dates';
import { FilterFaults } from './faults';
import { healthCriteria } from './health';
import { trackedCriterion } from './trackers';
import { constantsOf } from '../../foundation/constants';
import type { Constants } from '../../../schemas/generated/constants';
import type { CallContext } from '../../calls/contract';

/** Of which companies people are looked for, and what must hold of them. */
interface FoundBy {
  entityIds: CompanyIds;
  criteria: PersonCriteria;
}

/** What a filter asks for, within the companies that the caller may see. A filter that cannot be asked is refused, with all that is wrong with it. */
export async function readFilter(filter: PersonFilter, { caller, revision }: CallContext, within: CompanyIds, tools: Tools): Promise<FoundBy> {
  const settings = constantsOf(revision).filter;
  const faults = new FilterFaults(settings);
  const timeZone = timeZoneOf({ caller, revision });
  const today = todayOf({ caller, revision }, tools.clock);
  const days = (name: 'HireDate' | 'ResultsDate') =>
    daysOf(
      {
        status: filter[name],
        start: filter[`${name}StartDate`],
        end: filter[`${name}EndDate`],
        at: { status: `/${name}`, start: `/${name}StartDate`, end: `/${name}EndDate` },
      },
      { settings, today, faults },
    );
  const [hired, results] = [days('HireDate'), days('ResultsDate')];
  const { departmentItem } = constantsOf(revision).server;
  const criteria: PersonCriteria = {
    statuses: some(filter.AccountStatuses),
    roles: some(filter.Roles),
    regions: some(filter.Regions),
    locations: some(filter.Locations),
    coaches: await known('Coaches', 'coach', filter, faults, (ids) => tools.filters.coachesAmong(ids, within)),
    answers: [
      ...(filter.Sex === undefined ? [] : [{ item: settings.sexItem, values: [filter.Sex] }]),
      ...(some(filter.Departments) === undefined ? [] : [{ item: departmentItem, values: filter.Departments! }]),
    ],
    answeredDays: hired && [{ item: settings.hireDateItem, range: hired }],
    challenge: await challengeOf(filter, { settings, today, faults, within }, tools),
    events: await known('Events', 'event', filter, faults, (ids) => tools.filters.eventsAmong(ids, within)),
    sessions: await known('EventSessions', 'session', filter, faults, (ids) => tools.filters.sessionsAmong(ids, within)),
    ...healthCriteria(filter, { caller, revision }, faults),
    results: results && { ...results, timeZone },
    tracked: trackedCriterion(filter, { revision, today, faults }),
    custom: customCriteria(filter.CustomRegistrationFields ?? [], { revision, settings, today, faults }),
  };
  const companies = await known('EntityIds', 'company', filter, faults, async (ids) =>
    within === undefined ? tools.companies.existing(ids) : ids.filter((id) => within.includes(id)),
  );
  faults.refuse();
  return { entityIds: companies ?? within, criteria };
}

/** An empty list narrows nothing. */
const some = <Item>(list: Item[] | undefined): Item[] | undefined => (list === undefined || list.length === 0 ? undefined : list);

/** Ids that a filter names, all of which must be there. */
async function known(
  name: 'Coaches' | 'Events' | 'EventSessions' | 'EntityIds',
  code: string,
  filter: PersonFilter,
  faults: FilterFaults,
  among: (ids: string[]) => Promise<string[]>,
): Promise<string[] | undefined> {
  const ids = some(filter[name]);
  if (ids === undefined) return undefined;
  const found = new Set(await among(ids));
  for (const [index, id] of ids.entries()) if (!found.has(id)) faults.add(`/${name}/${index}`, code);
  return ids;
}

interface AskingChallenge {
  settings: Constants['filter'];
  today: string;
  faults: FilterFaults;
  within: CompanyIds;
}

async function challengeOf(
  { ChallengeId: id, UserChallengeStatus }: PersonFilter,
  context: AskingChallenge,
  tools: Tools,
): Promise<PersonCriteria['challenge']> {
  const { settings, today, faults, within } = context;
  if (id === undefined && UserChallengeStatus === undefined) return undefined;
  const ownerId = id === undefined ? undefined : await tools.filters.ownerOfChallenge(id, within);
  if (id !== undefined && ownerId === undefined) return faults.add('/ChallengeId', 'challenge');
  return {
    program: id === undefined ? undefined : { id, ownerId: ownerId! },
    standings: standingsOf(UserChallengeStatus ?? 0, settings),
    loggedSince: addDays(today, 1 - settings.challengeLoggedWithin)!,
  };
}

/** Each way in which somebody may stand to a challenge. */
const everyStanding: Standing[] = (['None', 'Current', 'Completed', 'Quit'] as const).flatMap((participation) =>
  [true, false].map((hasLogged) => ({ participation, hasLogged })),
);

/** The ways of standing to a challenge that a user challenge status means. */
export const standingsOf = (code: number, { isInChallengeStatus }: Constants['filter']): Standing[] =>
  everyStanding.filter((standing) => evaluate(isInChallengeStatus.$, { code, ...standing }) === true);
