import type { TrackerEntryDelete } from '../../../schemas/generated/records';
import { badRequest, forbidden, notFound } from '../../foundation/outcome';
import type { TrackerEntryRow } from '../../records/tracker-entries';
import type { Tools } from '../../calls/tools';
import { entryRecord } from './entry-record';
import { removeLegacyEntry, saveLegacyEntry } from './legacy-entry';
import { addEntry, changeEntry, removeEntry } from './save-entry';
import { legacySetup, setupOf, trackerList } from './setup';
import { namedTracking, ownTracking, type Tracking } from './tracking';
import type { Handlers } from '../../calls/contract';

/** The calls of schemas/endpoints/tracker-entries.json. */
export const handlers = {
  getTrackerList: (call, tools) => trackerList(ownTracking(call, tools), tools),
  getTrackerEntrySetup: (call, tools) => legacySetup(ownTracking(call, tools), call.query.trackerId, tools),

  async saveTrackerEntry(call, tools) {
    const { UserId } = call.body;
    if ((UserId ?? call.caller.user.UserId) !== call.caller.user.UserId) throw forbidden();
    return saveLegacyEntry(ownTracking(call, tools), call.body, tools);
  },

  deleteTrackerEntry: (call, tools) => removeLegacyEntry(ownTracking(call, tools), call.query.trackerId, call.query.entryDateKey, tools),

  async getTrackerSetup(call, tools) {
    return { Data: await setupOf(await namedTracking(call, call.path, tools), call.path.trackerId, tools) };
  },

  async getTrackerEntries(call, tools) {
    const tracking = await namedTracking(call, call.path, tools);
    const setup = await setupOf(tracking, call.path.trackerId, tools);
    const { startDate, endDate } = call.query;
    const from = startDate < tracking.earliest ? tracking.earliest : startDate;
    const to = endDate > tracking.today ? tracking.today : endDate;
    const rows = await tools.trackerEntries.between(tracking.person.UserId, setup.TrackerId, from, to);
    return { Data: rows.map((row) => entryRecord(row, setup)) };
  },

  async addTrackerEntry(call, tools) {
    const { body, path } = call;
    if (body.UserId !== path.userId || body.EntityId !== path.entityId) throw forbidden();
    const tracking = await namedTracking(call, path, tools);
    const setup = await setupOf(tracking, body.TrackerId, tools);
    return { Data: entryRecord(await addEntry({ tracking, setup }, body.EntryDate, body, tools), setup) };
  },

  async updateTrackerEntry(call, tools) {
    const tracking = await namedTracking(call, call.path, tools);
    const { find, setup } = await entryOf(tracking, call.path.entryId, tools);
    return { Data: entryRecord(await changeEntry({ tracking, setup }, find, call.body, tools), setup) };
  },

  async removeTrackerEntry(call, tools) {
    const tracking = await namedTracking(call, call.path, tools);
    const { find, setup } = await entryOf(tracking, call.path.entryId, tools);
    const meant = async (entries: Tools['trackerEntries']) => meantEntry(await find(entries), call.body);
    return { Data: await removeEntry({ tracking, setup }, meant, tools) };
  },
} satisfies Handlers<'tracker-entries'>;

/** An entry by its name, and its tracker: how it is found once more while nobody else writes. */
async function entryOf(tracking: Tracking, entryId: string, tools: Tools) {
  const find = (entries: Tools['trackerEntries']) => entries.byId(tracking.person.UserId, entryId);
  const row = await find(tools.trackerEntries);
  if (row === undefined) throw notFound('Entry not found.');
  return { find, setup: await setupOf(tracking, row.TrackerId, tools) };
}

/** The entry, unless it no longer comes from where the body says. */
function meantEntry(row: TrackerEntryRow | undefined, { Source, SourceId }: TrackerEntryDelete): TrackerEntryRow | undefined {
  if (row !== undefined && (row.Source.toLowerCase() !== Source.toLowerCase() || (SourceId ?? row.SourceId) !== row.SourceId))
    throw badRequest([{ Field: '/Source', Code: 'source', Message: `This entry comes from ${row.Source}.` }]);
  return row;
}
