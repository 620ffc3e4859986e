import { timeZoneOf } from '../../calls/time-zone';
import type { JsonSchema, Revision } from '../../../runtime/definitions/compiled';
import { formatDate } from '../../../runtime/format/date';
import type { Caller } from '../../records/callers';
import type { WantedCompanies } from '../../records/companies';
import type { ChoiceSearch, FoundChoice } from '../../records/filter-records';
import type { OptionItem } from '../../../schemas/generated/records';
import type { Operations } from '../../../schemas/generated/operations';
import type { Tools } from '../../calls/tools';
import { answersTo, areasOf, closedQuestions, levelsOfMeasure } from './health';
import { numbersOf, trackerChoices } from './trackers';
import { searchText } from '../../../runtime/format/plain-text';
import { constantsOf } from '../../foundation/constants';

type ChoiceList = Operations['getFilterChoices']['path']['list'];

/** What a list is asked for. */
interface Asked {
  caller: Caller;
  revision: Revision;
  search: ChoiceSearch;
  /** What the list belongs to. */
  of: string[];
}

type Lister = (asked: Asked, tools: Tools) => OptionItem[] | Promise<OptionItem[]>;

/** How each list comes about. */
const lists: Record<ChoiceList, Lister> = {
  Company: async ({ search: { entityIds, term, chosen, limit } }, { companies }) => {
    const of = (wanted: WantedCompanies) => companies.within({ every: true }, { within: entityIds, ...wanted });
    const found = await of({ contains: term, limit });
    const missing = chosen.filter((id) => !found.some(({ EntityId }) => EntityId === id));
    const others = missing.length === 0 ? [] : await of({ ids: missing });
    return [...found, ...others].map(({ EntityId, EntityName }) => ({ Value: EntityId, Text: EntityName }));
  },
  Challenge: async ({ search }, { filters }) => named(await filters.challenges(search), search),
  Event: async ({ search }, { filters }) => named(await filters.events(search), search),
  EventSession: async ({ caller, revision, search, of }, { filters }) => {
    const { eventSessionDate } = constantsOf(revision).filter;
    const found = await filters.sessions(search, of.length === 0 ? undefined : of);
    return found.map(({ Value, Name, StartsAt, Place }) => ({
      Value,
      Text: `${Name}: ${formatDate(StartsAt, eventSessionDate, timeZoneOf({ caller, revision }))}, ${Place}`,
    }));
  },
  Coach: async ({ search }, { filters }) => plain(await filters.coaches(search)),
  Location: async ({ search }, { filters }) => plain(await filters.places('Location', search)),
  Region: async ({ search }, { filters }) => plain(await filters.places('Region', search)),
  Department: async ({ revision, search }, tools) => searched(await answersOf(search, constantsOf(revision).server.departmentItem, tools), search),
  Sex: async ({ revision, search }, tools) => searched(await answersOf(search, constantsOf(revision).filter.sexItem, tools), search),
  Role: ({ revision, search }) => {
    const { Roles } = revision.records.User!.properties as { Roles: { items: JsonSchema } };
    const { roleNames } = constantsOf(revision).accountRoles;
    const roles = Object.entries(roleNames).map(([Value, Text]) => ({ Value, Text }));
    return searched(
      roles.filter(({ Value }) => (Roles.items.enum as string[]).includes(Value)),
      search,
    );
  },
  Biometric: ({ revision, search }) => {
    const { health, measures } = constantsOf(revision);
    const withLevels = Object.entries(health.healthMeasureNames).filter(([id]) => levelsOfMeasure(id, measures).length > 0);
    return searched(
      withLevels.map(([Value, Text]) => ({ Value, Text })),
      search,
    );
  },
  BiometricRiskLevel: ({ revision, search, of }) =>
    searched(
      of.flatMap((measure) => levelsOfMeasure(measure, constantsOf(revision).measures).map(({ id, name }) => ({ Value: id, Text: name }))),
      search,
    ),
  HealthCondition: ({ revision, search }) =>
    searched(
      areasOf(revision).map(({ id, name }) => ({ Value: id, Text: name })),
      search,
    ),
  HealthConditionRiskLevel: ({ revision, search, of }) =>
    searched(
      areasOf(revision).flatMap(({ id, levels }) => (of.includes(id) ? levels.map(({ code, name }) => ({ Value: code, Text: name })) : [])),
      search,
    ),
  HraQuestion: ({ revision, search }) => searched(closedQuestions(revision), search),
  HraAnswer: ({ revision, search, of }) =>
    searched(
      of.flatMap((question) => answersTo(question, revision)),
      search,
    ),
  Tracker: ({ revision, search }) => searched(trackerChoices(revision), search),
  TrackerField: ({ revision, search, of }) =>
    searched(
      of.flatMap((tracker) => numbersOf(tracker, revision)),
      search,
    ),
};

/** The first choices of a list that are asked for, and those that are chosen. */
export const choicesOf = (list: ChoiceList, asked: Asked, tools: Tools): OptionItem[] | Promise<OptionItem[]> => lists[list](asked, tools);

/** The choices of a question of the profile, as the companies ask it; one that several have stands once. */
async function answersOf({ entityIds }: ChoiceSearch, item: string, { companies }: Tools): Promise<OptionItem[]> {
  const asked = await companies.within({ every: true }, { within: entityIds });
  return asked.flatMap(({ ProfileItems }) => ProfileItems.find(({ Name }) => Name === item)?.Options ?? []);
}

function searched(items: OptionItem[], { term, chosen, limit }: ChoiceSearch): OptionItem[] {
  const once = [...new Map(items.map((item) => [item.Value, item])).values()];
  const found = once.filter(({ Text }) => searchText(Text).includes(searchText(term))).slice(0, limit);
  return [...found, ...once.filter((item) => chosen.includes(item.Value) && !found.includes(item))];
}

/** Where there are several companies, each choice says whose it is. */
const named = (found: FoundChoice[], { entityIds }: ChoiceSearch): OptionItem[] =>
  found.map(({ Value, Text, EntityName }) => ({ Value, Text: entityIds?.length === 1 ? Text : `${Text} (${EntityName})` }));

const plain = (found: FoundChoice[]): OptionItem[] => found.map(({ Value, Text }) => ({ Value, Text }));
