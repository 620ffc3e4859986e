import { randomUUID } from 'node:crypto';
import type { CompiledResource } from '../../../runtime/definitions/compiled';
import { textOf } from '../../../runtime/expressions/text';
import type { Tools } from '../../calls/tools';
import { holdToRead } from '../../calls/read-before';
import { settingsIn } from '../../foundation/constants';
import { badRequest, conflict } from '../../foundation/outcome';
import { rowKeeper } from '../../records/files';
import type { EntityRow } from '../../records/callers';
import type { ResourceRow, RowsPlace } from '../../records/resources';
import { answerDone, answerList, answerRow, keyValue, wireRow } from './answer';
import { holdToLimit, holdToPictures, holdToRules, holdToUnique, uniqueValues, withSetValues } from './judge-change';
import { listRows } from './read-rows';
import { holdToReferences } from './references';
import { companyOfCall, keyOf, noSuchRow, objectOf, ownPlace, personOf, resourceOf, type RowsCall } from './rows-call';
import { tellChanges, followChange } from './told-changes';
import { stringOf } from '../../../runtime/validation/string-of';

/** A change of rows of one owner: nobody else changes them meanwhile, and all of it is stored or nothing. */
export interface Work {
  call: RowsCall;
  resource: CompiledResource;
  place: RowsPlace;
  tools: Tools;
  /** The company of the rows; looked up once. */
  company: () => Promise<EntityRow>;
}

/** Makes a change, and tells those who look at the rows. */
export async function changing<Result>(call: RowsCall, tools: Tools, work: (work: Work) => Promise<Result>): Promise<Result> {
  const place = await ownPlace(call, tools);
  return tools.together(async (own) => {
    await own.resources.lock(place);
    const isOfAnother = resourceOf(call).owner === 'company' && place.owner !== personOf(call).entity.EntityId;
    let found: Promise<EntityRow> | undefined;
    const company = () => (found ??= isOfAnother ? companyOfCall(call, place.owner, own) : Promise.resolve(personOf(call).entity));
    const result = await work({ call, resource: resourceOf(call), place, tools: own, company });
    await tellChanges(call, place, own);
    return result;
  });
}

async function addRow(work: Work, sent: Record<string, unknown>): Promise<ResourceRow> {
  const { call, resource, place, tools } = work;
  const count = await tools.resources.count(place);
  holdToLimit(resource, count + 1);
  const change = { kind: 'create' as const, before: null, after: sent, count };
  const value = withSetValues(resource, call, change, tools);
  holdToRules(resource, call, { ...change, after: value }, tools);
  await holdToPictures(resource, call, value);
  await holdToReferences(work, change.before, value);
  const isCounted = typeof keyValue(resource, '0') === 'number';
  const key = isCounted ? String(await tools.resources.nextNumber(resource.id)) : randomUUID();
  await holdToUnique(resource, place, { key, value }, tools);
  const row = await tools.resources.add(place, key, { value: await kept(work, key, value), ...by(work) });
  await followChange(work, 'RowAdded', { key, before: {}, after: row.Value });
  return row;
}

async function replaceRow(work: Work, before: ResourceRow, sent: Record<string, unknown>): Promise<ResourceRow> {
  const { call, resource, place, tools } = work;
  holdToVersion(work, before, objectOf(sent).Version);
  const change = { kind: 'update' as const, before: before.Value, after: sent, count: await tools.resources.count(place) };
  const value = withSetValues(resource, call, change, tools);
  holdToRules(resource, call, { ...change, after: value }, tools);
  await holdToPictures(resource, call, value);
  await holdToReferences(work, change.before, value);
  await holdToUnique(resource, place, { key: before.Key, value }, tools);
  const row = await tools.resources.change(place, before.Key, { value: await kept(work, before.Key, value), ...by(work) });
  await followChange(work, 'RowChanged', { key: before.Key, before: before.Value, after: row.Value });
  return row;
}

async function dropRow(work: Work, before: ResourceRow): Promise<void> {
  const { call, resource, place, tools } = work;
  holdToVersion(work, before, undefined);
  holdToRules(resource, call, { kind: 'remove', before: before.Value, after: null, count: await tools.resources.count(place) }, tools);
  if (!(await tools.resources.remove(place, before.Key)))
    throw resource.inUse === undefined ? noSuchRow(call) : conflict(textOf(resource.inUse, { settings: settingsIn(call.revision) }));
  await tools.files.removeKeptBy([rowKeeper(resource.id, before.Key)]);
  await followChange(work, 'RowRemoved', { key: before.Key, before: before.Value, after: {} });
}

export const by = ({ call, tools }: Work) => ({ at: tools.clock.now().toISOString(), by: call.caller.actor.user.UserId });

/** What is stored of a row: with its key. It takes over the files that it names. */
async function kept({ call, resource, place, tools }: Work, key: string, value: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { UserId, EntityId: own } = personOf(call);
  const EntityId = resource.owner === 'company' ? place.owner : own;
  const stored = { ...value, [resource.key]: keyValue(resource, key) };
  await tools.files.keep({ UserId, EntityId, KeptBy: rowKeeper(resource.id, key) }, stored);
  return stored;
}

/** What was read must be what is changed: the version may stand in the address, or in the row as it was read. */
export function holdToVersion({ call }: Pick<Work, 'call'>, { Version }: Pick<ResourceRow, 'Version'>, sent: unknown): void {
  holdToRead((call.query.version ?? sent) as number | string | undefined, Version);
}

async function namedRow({ call, place, tools }: Work): Promise<ResourceRow> {
  const row = await tools.resources.find(place, keyOf(call) ?? '');
  if (row === undefined) throw noSuchRow(call);
  return row;
}

const answered = ({ call, resource }: Work, row: ResourceRow) => answerRow(call.rows, wireRow(resource, row));

/** Adds a row. */
export const createRow = (call: RowsCall, tools: Tools) => changing(call, tools, async (work) => answered(work, await addRow(work, objectOf(call.body))));

/** Replaces a row; adds one where the call names none. */
export const updateRow = (call: RowsCall, tools: Tools) =>
  changing(call, tools, async (work) => {
    const sent = objectOf(call.body);
    return answered(work, await (keyOf(call) === undefined ? addRow(work, sent) : replaceRow(work, await namedRow(work), sent)));
  });

/** Replaces the row with which what is sent has the first `unique` in common; adds it where there is none. */
export const upsertRow = (call: RowsCall, tools: Tools) =>
  changing(call, tools, async (work) => {
    const sent = objectOf(call.body);
    // The check has seen that something is unique.
    const [key] = await work.tools.resources.keysWith(work.place, uniqueValues(work.resource, work.resource.unique![0]!, sent));
    const before = key === undefined ? undefined : await work.tools.resources.find(work.place, key);
    // A row that was read and is gone has changed, too.
    if (before === undefined && isGiven(sent.Version)) holdToVersion(work, { Version: 0 }, sent.Version);
    return answered(work, await (before === undefined ? addRow(work, sent) : replaceRow(work, before, sent)));
  });

const isGiven = (version: unknown) => version !== undefined && version !== '' && version !== 0;

/** Removes a row. */
export const removeRow = (call: RowsCall, tools: Tools) =>
  changing(call, tools, async (work) => {
    await dropRow(work, await namedRow(work));
    return answerDone(call.rows);
  });

/** Makes the list that is sent the rows: those that it names are replaced, new ones added, all others removed, and they stand in its order. */
export const saveAllRows = (call: RowsCall, tools: Tools) =>
  changing(call, tools, async (work) => {
    const { resource, place } = work;
    const sent = (call.body as Record<string, unknown>[]).map((row) => ({
      row,
      key: row[resource.key] === undefined ? undefined : stringOf(row[resource.key]),
    }));
    const kept = new Set(sent.map(({ key }) => key));
    for (const key of await work.tools.resources.keys(place)) if (!kept.has(key)) await dropRow(work, (await work.tools.resources.find(place, key))!);
    const saved: ResourceRow[] = [];
    for (const { row, key } of sent) {
      const before = key === undefined ? undefined : await work.tools.resources.find(place, key);
      if (key !== undefined && before === undefined) throw noSuchRow(call);
      saved.push(await (before === undefined ? addRow(work, row) : replaceRow(work, before, row)));
    }
    await work.tools.resources.order(
      place,
      saved.map(({ Key }) => Key),
    );
    return answerList(
      call.rows,
      saved.map((row) => wireRow(resource, row)),
      saved.length,
    );
  });

/** Puts the rows in an order by hand. All of them are named, so that none is put where nobody meant it. */
export const orderRows = (call: RowsCall, tools: Tools) =>
  changing(call, tools, async ({ place, tools: own }) => {
    const keys = (call.body as unknown[]).map(stringOf);
    const present = await own.resources.keys(place);
    if (keys.length !== present.length || new Set([...keys, ...present]).size !== present.length)
      throw badRequest([{ Code: 'all', Field: '', Message: 'Some rows were added or removed in the meantime. Reload the page, then sort again.' }], true);
    await own.resources.order(place, keys);
    return call.rows.shows === undefined ? answerDone(call.rows) : listRows(call, own);
  });
