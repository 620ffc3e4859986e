import type { CompiledResource } from '../../../runtime/definitions/compiled';
import type { CallContext } from '../../calls/contract';
import { companyIdsWithin } from '../../calls/reach';
import type { Tools } from '../../calls/tools';
import type { RowQuery, RowSort } from '../../records/resource-pages';
import { answerList, answerRow, wireRow } from './answer';
import { columnAt, keyOf, noSuchRow, resourceOf, type RowsCall, shownPlace } from './rows-call';
import { stringOf } from '../../../runtime/validation/string-of';

const isNamed = (pointer: string, name: string) => pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~') === name;

/** What a list is asked for: by its parameters, and where they say nothing by the resource. */
export function queryOf(call: Pick<RowsCall, 'query' | 'rows' | 'revision'>, of: RowQuery['of']): RowQuery {
  const resource = resourceOf(call);
  const { list } = resource.calls ?? {};
  const filters = (list?.filters ?? []).flatMap((pointer) => {
    const given = Object.entries(call.query).find(([name]) => isNamed(pointer, name));
    return given === undefined ? [] : [{ column: columnAt(resource, pointer), value: given[1] }];
  });
  const search = { columns: (list?.search ?? []).map((pointer) => columnAt(resource, pointer)), text: stringOf(call.query.search ?? '') };
  return { resource: resource.id, table: resource.table, of, filters, search, sort: sortOf(resource, call.query.sort as string | undefined) };
}

function sortOf(resource: CompiledResource, asked: string | undefined): RowSort[] {
  const usual = Array.isArray(resource.order)
    ? resource.order.map(({ by, direction }) => ({ column: columnAt(resource, by), isDescending: direction === 'descending' }))
    : [];
  if (asked === undefined) return usual;
  const isDescending = asked.startsWith('-');
  const name = isDescending ? asked.slice(1) : asked;
  const pointer = Object.keys(resource.columns).find((one) => isNamed(one, name));
  return pointer === undefined ? usual : [{ column: columnAt(resource, pointer), isDescending }, ...usual];
}

/** A page of the own rows, or where the call has no pages all of them. */
export async function listRows(call: RowsCall, tools: Tools): Promise<unknown> {
  const resource = resourceOf(call);
  const { owner } = await shownPlace(call, tools);
  const query = queryOf(call, { owner });
  const { page = 0, pageSize = resource.limit } = call.query as { page?: number; pageSize?: number };
  const rows = await tools.resourcePages.page(query, { offset: page * pageSize, size: pageSize });
  const total = call.rows.total === undefined ? rows.length : await tools.resourcePages.total(query);
  return answerList(
    call.rows,
    rows.map((row) => wireRow(resource, row)),
    total,
  );
}

/** All rows of an owner in their order, as their record says them: for handlers that join them with something else. */
export async function allRows<Row>({ revision }: Pick<RowsCall, 'revision'>, id: string, owner: string, { resourcePages }: Tools): Promise<Row[]> {
  const resource = revision.resources[id]!;
  const query = { resource: id, table: resource.table, of: { owner }, filters: [], search: { columns: [], text: '' }, sort: [] };
  const rows = await resourcePages.page(query, { offset: 0, size: resource.limit });
  return rows.map((row) => wireRow(resource, row) as Row);
}

/** Whose rows people see who may see those of others: of everybody within their reach. */
export const peopleWithin = async (call: RowsCall, tools: Tools): Promise<RowQuery['of']> => ({
  entityIds: await companyIdsWithin(call as CallContext, tools),
});

/** A page of the rows of all people within reach, each with whose it is. */
export async function listRowsOfAll(call: RowsCall, tools: Tools): Promise<unknown> {
  const resource = resourceOf(call);
  const query = queryOf(call, await peopleWithin(call, tools));
  const { page, pageSize } = call.query as { page: number; pageSize: number };
  const rows = await tools.resourcePages.page(query, { offset: page * pageSize, size: pageSize });
  const named = rows.map((row) => ({ ...wireRow(resource, row), PersonId: row.Owner, PersonName: row.ownerName }));
  return answerList(call.rows, named, await tools.resourcePages.total(query));
}

/** One row. */
export async function getRow(call: RowsCall, tools: Tools): Promise<unknown> {
  const resource = resourceOf(call);
  const row = await tools.resources.find(await shownPlace(call, tools), keyOf(call) ?? '');
  if (row === undefined) throw noSuchRow(call);
  return answerRow(call.rows, wireRow(resource, row));
}
