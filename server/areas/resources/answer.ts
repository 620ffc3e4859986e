import type { CompiledResource, JsonSchema, ResourceCall } from '../../../runtime/definitions/compiled';
import { cleanRichText } from '../../foundation/rich-text';
import type { ListedRow } from '../../records/resource-pages';

type Row = Pick<ListedRow, 'Owner' | 'Key' | 'Value' | 'Version'>;

/** The type that keys have on the wire. */
export const keyValue = ({ key, schema }: CompiledResource, text: string): string | number =>
  propertyOf(schema, key)?.type === 'integer' ? Number(text) : text;

export const propertyOf = (schema: JsonSchema, name: string) => (schema.properties as Record<string, JsonSchema> | undefined)?.[name];

/** A row as its record and its version say it. */
export const wireRow = (resource: CompiledResource, { Owner, Key, Value, Version }: Row): Record<string, unknown> => ({
  ...cleanValue(resource, Value),
  ...(resource.ownerKey !== undefined && { [resource.ownerKey]: Owner }),
  [resource.key]: keyValue(resource, Key),
  Version,
});

/** What is stored, as it goes on the wire. Rich text (`contentMediaType: text/html`) has only what the wire allows. */
export function cleanValue(resource: CompiledResource, Value: Record<string, unknown>): Record<string, unknown> {
  const cleaned = Object.entries(Value).map(([name, value]) => {
    const isRichText = typeof value === 'string' && propertyOf(resource.schema, name)?.contentMediaType === 'text/html';
    return [name, isRichText ? cleanRichText(value) : value];
  });
  return Object.fromEntries(cleaned);
}

/** Of a row what the call answers. */
const shown = ({ shows = [] }: ResourceCall, row: Record<string, unknown>) =>
  Object.fromEntries(shows.flatMap((name) => (Object.hasOwn(row, name) ? [[name, row[name]]] : [])));

const placed = ({ at }: ResourceCall, value: unknown) => (at === undefined ? value : { [at]: value });

/** A row in the answer of its call; where that has no place for one, that it was done. */
export const answerRow = (rows: ResourceCall, row: Record<string, unknown>): unknown => placed(rows, rows.shows === undefined ? true : shown(rows, row));

/** That it was done. */
export const answerDone = (rows: ResourceCall): unknown => placed(rows, true);

/** A list in the answer of its call. */
export function answerList(rows: ResourceCall, list: readonly Record<string, unknown>[], total: number): unknown {
  const items = placed(
    rows,
    list.map((row) => shown(rows, row)),
  );
  return rows.total === undefined ? items : { ...(items as object), [rows.total]: total };
}
