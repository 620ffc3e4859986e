import { settlePrograms } from '../programs/settle';
import { formatDate } from '../../../runtime/format/date';
import type { TrackerEntryValue, TrackerSetup } from '../../../schemas/generated/records';
import { holdToRead } from '../../calls/read-before';
import { timeZoneOf } from '../../calls/time-zone';
import { userTopic } from '../../calls/topics';
import { badRequest, conflict, notFound } from '../../foundation/outcome';
import type { TrackerEntryRow } from '../../records/tracker-entries';
import type { Records, Tools } from '../../calls/tools';
import { entryVersion } from './entry-record';
import { judgedEntry } from './entry-faults';
import { namingFaults, storedValues, valuesByField } from './entry-values';
import { mayChange, sourceOf, type Tracking } from './tracking';

/** What is sent of an entry. */
interface GivenEntry {
  Source: string;
  Values: readonly TrackerEntryValue[];
  /** The version that the page read; absent for a new entry. */
  Version?: string | null | undefined;
}

interface Saving {
  tracking: Tracking;
  setup: TrackerSetup;
}

/** Which entry of the person is meant; nothing where there is none such. */
export type FindEntry = (entries: Records['trackerEntries']) => Promise<TrackerEntryRow | undefined>;

/** Adds an entry. `onSameDay` is asked where the tracker has one entry a day and there is one: whether the new one takes its place. */
export function addEntry(
  { tracking, setup }: Saving,
  day: string,
  given: GivenEntry,
  tools: Tools,
  onSameDay: 'refuse' | 'replace' = 'refuse',
): Promise<TrackerEntryRow> {
  const values = judged({ tracking, setup }, day, given);
  return writing({ tracking, setup }, tools, async (entries) => {
    const { Name, now } = by(tracking, tools);
    const entry = {
      ...tracking.person,
      TrackerId: setup.TrackerId,
      EntryDate: day,
      ...origin(tracking),
      CreatedBy: Name,
      CreatedDateTime: now,
      LastModifiedBy: Name,
      LastModifiedDateTime: now,
      Values: storedValues(setup, values, [], tracking.settings),
    };
    const added = await entries.add(entry, setup.IsOnePerDay);
    if (added !== undefined) return added;
    if (!setup.IsOnePerDay) throw dayTaken(tracking, day, tracking.settings.trackerDayFull);
    const [there] = await entries.between(tracking.person.UserId, setup.TrackerId, day, day);
    if (there === undefined || onSameDay === 'refuse') throw dayTaken(tracking, day, tracking.settings.trackerEntryThere);
    return change({ tracking, setup }, there, given, tools, entries);
  });
}

/** Changes what an entry says; its day stays. */
export const changeEntry = ({ tracking, setup }: Saving, find: FindEntry, given: GivenEntry, tools: Tools): Promise<TrackerEntryRow> =>
  writing({ tracking, setup }, tools, async (entries) => change({ tracking, setup }, await found(find, entries, setup), given, tools, entries));

/** Takes an entry away. */
export async function removeEntry({ tracking, setup }: Saving, find: FindEntry, tools: Tools): Promise<true> {
  await writing({ tracking, setup }, tools, async (entries) => {
    const row = await found(find, entries, setup);
    if (!mayChange(tracking, setup, row)) throw locked(tracking);
    await entries.remove(row.Id);
  });
  return true;
}

/** Writes while no other transaction changes what this person takes part in, settles their programs, and sends their pages a live message. */
function writing<Result>({ tracking, setup }: Saving, tools: Tools, work: (entries: Records['trackerEntries']) => Promise<Result>): Promise<Result> {
  const { person, revision, caller } = tracking;
  const { clock } = tools;
  const timeZone = person.UserId === caller.user.UserId ? timeZoneOf({ caller, revision }) : undefined;
  return tools.transaction(async (records) => {
    await records.programs.lock(person.UserId);
    const result = await work(records.trackerEntries);
    const messages = [{ topic: userTopic(person.UserId), category: 'Home' as const, now: clock.now().toISOString() }];
    await settlePrograms({ person, revision, clock, timeZone }, records, { changedTracker: setup.TrackerId, messages, isLocked: true });
    return result;
  });
}

async function change({ tracking, setup }: Saving, row: TrackerEntryRow, given: GivenEntry, tools: Tools, entries: Records['trackerEntries']) {
  if (!mayChange(tracking, setup, row)) throw locked(tracking);
  holdToRead(given.Version, entryVersion(row));
  const values = judged({ tracking, setup }, row.EntryDate, given, row);
  const { Name, now } = by(tracking, tools);
  return entries.change(row.Id, {
    ...origin(tracking, row),
    LastModifiedBy: Name,
    LastModifiedDateTime: now,
    Values: storedValues(setup, values, row.Values, tracking.settings),
  });
}

async function found(find: FindEntry, entries: Records['trackerEntries'], { TrackerId }: TrackerSetup): Promise<TrackerEntryRow> {
  const row = await find(entries);
  if (row === undefined || row.TrackerId !== TrackerId) throw notFound('Entry not found.');
  return row;
}

/** The values of an entry with those that are computed of them. Refuses what the tracker, its form, or the rule for where entries come from does not take. */
function judged({ tracking, setup }: Saving, day: string, { Source, Values }: GivenEntry, row?: TrackerEntryRow): Record<string, string | number> {
  const source = sourceOf(tracking);
  if (Source.toLowerCase() !== source.toLowerCase())
    throw badRequest([{ Field: '/Source', Code: 'source', Message: `What is saved here comes from ${source}, not from ${Source}.` }]);
  const misnamed = namingFaults(setup, Values, row?.Values);
  if (misnamed.length > 0) throw badRequest(misnamed);
  const { data, faults } = judgedEntry(tracking, setup, row === undefined, { EntryDate: day, Values: valuesByField(setup, Values, tracking.settings) });
  if (faults.length > 0) throw badRequest(faults, true);
  return data.Values;
}

/** Who saves it: whoever sits at the page. */
const by = ({ caller: { actor } }: Tracking, { clock }: Tools) => ({ Name: `${actor.user.FirstName} ${actor.user.LastName}`, now: clock.now().toISOString() });

/** Where an entry comes from, by who saves it. A coach's company stays with what the coach made. */
function origin(tracking: Tracking, row?: TrackerEntryRow): Pick<TrackerEntryRow, 'Source' | 'SourceId' | 'CoachingEntityId'> {
  const { user } = tracking.caller.actor;
  return {
    Source: sourceOf(tracking),
    SourceId: tracking.isCoach ? user.UserId : null,
    CoachingEntityId: tracking.isCoach ? user.EntityId : (row?.CoachingEntityId ?? null),
  };
}

const locked = ({ settings }: Tracking) => conflict(settings.trackerEntryLocked);

const dayTaken = ({ settings }: Tracking, day: string, text: string) =>
  badRequest([{ Field: '/EntryDate', Code: 'taken', Message: text.replaceAll('{date}', formatDate(day, settings.trackerDate)) }], true);
