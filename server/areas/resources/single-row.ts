import { entityOf } from '../../calls/caller-answers';
import type { Tools } from '../../calls/tools';
import type { EntityRow } from '../../records/callers';
import type { ResourceRow, RowsPlace } from '../../records/resources';
import { followsBy, partnerOf, readOnlyNames, type ShownRow, shownRow, singleKey } from '../../records/single-rows';
import { answerRow, cleanValue } from './answer';
import { by, changing, holdToVersion, type Work } from './change-rows';
import { holdToPictures, holdToRules, withSetValues } from './judge-change';
import { holdToReferences } from './references';
import { companyOfCall, objectOf, ownPlace, personOf, resourceOf, type RowsCall } from './rows-call';
import { followChange } from './told-changes';

/** What is stored for a call that is about a single row. */
interface Held {
  company: EntityRow;
  own: ResourceRow | undefined;
  partner: ResourceRow | undefined;
}

async function heldFor(call: RowsCall, place: RowsPlace, tools: Tools): Promise<Held> {
  const resource = resourceOf(call);
  const company = resource.owner === 'company' ? await companyOfCall(call, place.owner, tools) : personOf(call).entity;
  const partnerId = followsBy(resource) === undefined ? undefined : partnerOf(company);
  const find = (owner: string) => tools.resources.find({ ...place, owner }, singleKey);
  return { company, own: await find(place.owner), partner: partnerId === undefined ? undefined : await find(partnerId) };
}

const shownFor = (call: RowsCall, { company, own, partner }: Held, follows?: boolean): ShownRow =>
  shownRow(resourceOf(call), { own: own?.Value, partner: partner?.Value, entity: entityOf({ entity: company }) }, call.revision, follows);

/** Whether the call says that the partner's row holds; nothing where it says neither. */
function askedToFollow({ rows: { follows }, query }: RowsCall): boolean | undefined {
  if (follows === undefined) return undefined;
  const given = query[follows.parameter];
  return given === follows.on ? true : given === follows.off ? false : undefined;
}

const answered = (call: RowsCall, { value }: ShownRow, own: ResourceRow | undefined) =>
  answerRow(call.rows, { ...cleanValue(resourceOf(call), value), Version: own?.Version ?? 0 });

/** What holds for an owner; what would hold, where the call says whether to follow the partner. */
export async function getSingleRow(call: RowsCall, tools: Tools): Promise<unknown> {
  const held = await heldFor(call, await ownPlace(call, tools), tools);
  return answered(call, shownFor(call, held, askedToFollow(call)), held.own);
}

/**
 * Writes a single row whole. One that is to follow the partner's keeps what it has of its own, and has it back afterwards; what is sent with it is the
 * partner's, and not stored.
 */
export const saveSingleRow = (call: RowsCall, tools: Tools) =>
  changing(call, tools, async (work) => {
    const { place, resource, tools: own } = work;
    const held = await heldFor(call, place, own);
    const sent = objectOf(call.body);
    holdToVersion(work, { Version: held.own?.Version ?? 0 }, sent.Version);
    const flag = followsBy(resource);
    const { isPartners } = shownFor(call, held, flag === undefined ? false : (askedToFollow(call) ?? sent[flag] === true));
    const after = { ...(isPartners ? held.own?.Value : storable(work, sent)), ...(flag !== undefined && { [flag]: isPartners }) };
    const change = { kind: 'update' as const, before: shownFor(call, held).value, after, count: held.own === undefined ? 0 : 1 };
    const value = isPartners ? after : withSetValues(resource, call, change, own);
    holdToRules(resource, call, { ...change, after: isPartners ? shownFor(call, held, true).value : value }, own);
    await holdToPictures(resource, call, value);
    await holdToReferences(work, held.own?.Value ?? null, value);
    const row = await store(work, held.own, value);
    await followChange(work, held.own === undefined ? 'RowAdded' : 'RowChanged', { key: singleKey, before: held.own?.Value ?? {}, after: row.Value });
    return answered(call, shownFor(call, { ...held, own: row }), row);
  });

const storable = ({ resource }: Work, sent: Record<string, unknown>) => {
  const notHeard = ['Version', ...readOnlyNames(resource)];
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !notHeard.includes(name)));
};

const store = (work: Work, before: ResourceRow | undefined, value: Record<string, unknown>): Promise<ResourceRow> => {
  const { place, tools } = work;
  const change = { value, ...by(work) };
  return before === undefined ? tools.resources.add(place, singleKey, change) : tools.resources.change(place, singleKey, change);
};

/** Removes a single row: the defaults hold again, or the partner's. */
export const resetSingleRow = (call: RowsCall, tools: Tools) =>
  changing(call, tools, async (work) => {
    const { place, resource, tools: own } = work;
    const held = await heldFor(call, place, own);
    holdToVersion(work, { Version: held.own?.Version ?? 0 }, undefined);
    holdToRules(resource, call, { kind: 'remove', before: shownFor(call, held).value, after: null, count: held.own === undefined ? 0 : 1 }, own);
    if (held.own !== undefined) {
      await own.resources.remove(place, singleKey);
      await followChange(work, 'RowRemoved', { key: singleKey, before: held.own.Value, after: {} });
    }
    return answered(call, shownFor(call, { ...held, own: undefined }), undefined);
  });
