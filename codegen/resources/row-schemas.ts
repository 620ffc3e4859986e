import type { JsonSchema, ResourceColumn } from '../../runtime/definitions/compiled';
import type { Resource } from '../../runtime/definitions/shapes/resource';
import { stringOf } from '../../runtime/validation/string-of';

/** The number of a row's changes, by which a lost update is known. */
const version: JsonSchema = { type: 'integer', description: 'Grows with each change of the row.', minimum: 1 };
/** Of a single row, which is there before it is saved. */
const versionFromNone: JsonSchema = { ...version, description: 'Grows with each change of the row; 0 before the first.', minimum: 0 };
/** Of a row in a table of its own. */
const digest: JsonSchema = { type: 'string', description: 'The version of the row. It changes with the values.', maxLength: 64 };
export const versionOf = ({ single, table }: Pick<Resource, 'single' | 'table'>) => (table === undefined ? (single ? versionFromNone : version) : digest);

/** What a row of somebody else says of whose it is. */
export const ownerProperties: Record<string, JsonSchema> = {
  PersonId: { type: 'string', description: 'Whose row it is.' },
  PersonName: { type: 'string', description: 'Their name.' },
};

const propertiesOf = (record: JsonSchema) => (record.properties ?? {}) as Record<string, JsonSchema>;
const requiredOf = (record: JsonSchema) => (record.required ?? []) as string[];
const rest = ({ $schema: _dialect, $id: _id, title: _title, ...schema }: JsonSchema): JsonSchema => schema;

/** A row as it is answered: the record, its key and its version. `withOwner`: and whose it is. */
export const rowSchema = ({ key, ownerKey, single, table }: Resource, record: JsonSchema, { withOwner = false } = {}): JsonSchema => ({
  ...rest(record),
  properties: { ...propertiesOf(record), Version: versionOf({ single, table }), ...(withOwner && ownerProperties) },
  required: [
    ...new Set([...requiredOf(record), ...[key, ownerKey].filter((name) => name !== undefined), 'Version', ...(withOwner ? Object.keys(ownerProperties) : [])]),
  ],
});

/**
 * A row as it is sent: what the server gives may be left out. It is not heard where it is sent all the same, so that a row may go back as it came;
 * its version says then what was read.
 */
export const rowBody = ({ key, ownerKey, single, table, sets = {} }: Resource, record: JsonSchema): JsonSchema => ({
  ...rest(record),
  properties: { ...propertiesOf(record), Version: versionOf({ single, table }) },
  required: requiredOf(record).filter(
    (name) =>
      name !== key && name !== ownerKey && name !== 'Version' && !Object.hasOwn(sets, name) && !(single && propertiesOf(record)[name]?.readOnly === true),
  ),
});

/** Formats whose texts sort as they are written. */
const exactFormats = ['date', 'date-time', 'time', 'uuid'];

/** The properties of a row that can be compared, as pointers, those within objects too. `record` is written out. */
export function columnsOf(record: JsonSchema, at = ''): Record<string, ResourceColumn> {
  return Object.fromEntries(
    Object.entries(propertiesOf(record)).flatMap(([name, property]): [string, ResourceColumn][] => {
      const pointer = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (property.type === 'object') return Object.entries(columnsOf(property, pointer));
      const kind = columnOf(property);
      return kind === undefined || pointer === '/Version' ? [] : [[pointer, kind]];
    }),
  );
}

function columnOf({ type, format, enum: values }: JsonSchema): ResourceColumn | undefined {
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'string') return exactFormats.includes(stringOf(format)) || Array.isArray(values) ? 'exact' : 'text';
  return undefined;
}
