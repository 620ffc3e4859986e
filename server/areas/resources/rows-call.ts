import type { CompiledResource, ResourceCall, Revision } from '../../../runtime/definitions/compiled';
import { holds } from '../../../runtime/expressions/evaluate';
import { textOf } from '../../../runtime/expressions/text';
import { segmentsOf } from '../../../runtime/validation/pointer';
import { userOf } from '../../calls/caller-answers';
import type { CallContext } from '../../calls/contract';
import { companyWithin, type NamedPerson } from '../../calls/reach';
import type { Tools } from '../../calls/tools';
import { settingsIn } from '../../foundation/constants';
import { notFound, type Refused } from '../../foundation/outcome';
import type { ComparedColumn } from '../../records/resource-columns';
import type { RowsPlace } from '../../records/resources';
import type { Caller, EntityRow } from '../../records/callers';
import { stringOf } from '../../../runtime/validation/string-of';

/** What a call that reads or writes rows is given. Everything of the request has passed the call's schemas. */
export interface RowsCall {
  caller: Caller;
  revision: Revision;
  body: unknown;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  rows: ResourceCall;
  /** Whose rows it is about, where it names somebody. */
  person?: NamedPerson | undefined;
}

/** Whose rows of people a call is about: those of whom it names, else of whom it is made for. */
export function personOf(call: Pick<RowsCall, 'caller' | 'person' | 'revision' | 'rows'>): NamedPerson {
  const { caller, person, revision } = call;
  const { actorOwns } = resourceOf(call);
  const isActors = actorOwns !== undefined && holds(actorOwns.$, { caller: userOf(caller), settings: settingsIn(revision) });
  const { user, entity } = isActors ? caller.actor : caller;
  return person ?? { UserId: user.UserId, EntityId: user.EntityId, entity };
}

/** The rows of everybody. */
const platform = 'platform';

/** The resource of a call. The check has seen that it exists. */
export const resourceOf = ({ revision, rows }: Pick<RowsCall, 'revision' | 'rows'>): CompiledResource => revision.resources[rows.resource]!;

/** A company within the caller's reach. */
export const companyOfCall = (call: RowsCall, entityId: string | undefined, tools: Tools): Promise<EntityRow> =>
  companyWithin(call as CallContext, entityId, tools);

/**
 * Whose rows a call is about: those of whom it is made for or, by `x-person`, of somebody within their reach; or of a company within it.
 * @throws Refused where the company is out of reach.
 */
export async function ownPlace(call: RowsCall, tools: Tools): Promise<RowsPlace> {
  const { id: resource, owner, table, ownerKey } = resourceOf(call);
  if (owner === 'person') return { resource, table, owner: personOf(call).UserId };
  if (owner === 'platform') return { resource, table, owner: platform };
  const named = ownerKey === undefined ? undefined : objectOf(call.body)[ownerKey];
  const { entityId = named } = { ...call.query, ...call.path };
  const company = await companyOfCall(call, entityId as string | undefined, tools);
  return { resource, table, owner: company.EntityId };
}

/** Whose rows are shown: the own ones, or where a company has none those of its partner. */
export async function shownPlace(call: RowsCall, tools: Tools): Promise<RowsPlace> {
  const place = await ownPlace(call, tools);
  if (resourceOf(call).inherits !== true || (await tools.resources.count(place)) > 0) return place;
  const company = await companyOfCall(call, place.owner, tools);
  return company.ParentEntityId === null ? place : { ...place, owner: company.ParentEntityId };
}

/** The key that a call names, in the address or in what is sent; nothing where it names none. */
export function keyOf({ rows, path, query, body }: Pick<RowsCall, 'rows' | 'path' | 'query' | 'body'>): string | undefined {
  if (rows.key === undefined) return undefined;
  const given = { ...objectOf(body), ...query, ...path }[rows.key];
  return given === undefined || given === null ? undefined : stringOf(given);
}

/** A property of a resource, as rows are compared by it. */
export const columnAt = ({ columns }: CompiledResource, pointer: string): ComparedColumn => ({
  path: segmentsOf(pointer).map(stringOf),
  kind: columns[pointer] ?? 'exact',
});

/** The failure of a call that names a row that its owner does not have, whether or not somebody else does. */
export function noSuchRow(call: Pick<RowsCall, 'revision' | 'rows'>): Refused {
  const { missing } = resourceOf(call);
  if (missing === undefined) return notFound('This was not found. It may have been deleted.');
  return notFound(textOf(missing, { settings: settingsIn(call.revision) }));
}

/** What was sent, as an object. */
export const objectOf = (body: unknown) => (typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {});
