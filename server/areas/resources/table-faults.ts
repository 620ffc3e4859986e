import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CompiledResource, Revision } from '../../../runtime/definitions/compiled';
import type { ResourceDoes, ResourceTable } from '../../../runtime/definitions/shapes/resource';
import { own } from '../../../runtime/validation/own';
import { stringOf } from '../../../runtime/validation/string-of';
import { resourceTables } from '../../records/resource-tables';
import { propertyOf } from './answer';

/** What adds rows. */
const adds: readonly ResourceDoes[] = ['create', 'update', 'upsert', 'save-all', 'save'];

/** The JSON types of the values that a column can have. */
function typesOf(column: PgColumn | undefined): readonly string[] {
  const type = column?.getSQLType() ?? '';
  if (type === 'jsonb') return ['array', 'object'];
  if (type === 'boolean') return ['boolean'];
  return /^(integer|bigint|smallint)$/.test(type) ? ['integer'] : /^(numeric|real|double precision)/.test(type) ? ['integer', 'number'] : ['string'];
}

/**
 * Checks the tables of resources: that they and their columns exist, that a column can have the values of its property, and that
 * every row that a call adds is complete.
 * @throws Error with all faults, which stops the start.
 */
export function holdToTables({ resources, operations }: Pick<Revision, 'resources' | 'operations'>): void {
  const added = new Set(
    Object.values(operations).flatMap(({ resource }) => (resource !== undefined && adds.includes(resource.does) ? [resource.resource] : [])),
  );
  const faults = Object.values(resources).flatMap((resource) =>
    resource.table === undefined
      ? []
      : faultsOf(resource, resource.table, added.has(resource.id)).map((fault) => `schemas/resources/${resource.id}.resource.json: ${fault}`),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function faultsOf(
  { schema, sets = {}, defaults = {} }: CompiledResource,
  { name, owner, key, position, columns, only = {} }: ResourceTable,
  isAdded: boolean,
): string[] {
  const known = own(resourceTables, name);
  if (known === undefined) return [`There is no table "${name}" in server/records/resource-tables.ts.`];
  const present: Record<string, PgColumn> = getTableColumns(known.table);
  const given = [owner, ...Object.keys(only), ...[key, position].filter((one) => one !== undefined)];
  const lacking = [...given, ...Object.values(columns)].filter((column) => !Object.hasOwn(present, column));
  if (lacking.length > 0) return lacking.map((column) => `The table "${name}" has no column "${column}".`);
  const wrong = Object.entries(columns).flatMap(([property, column]) =>
    typesOf(present[column]).includes(stringOf(propertyOf(schema, property)?.type)) ? [] : [`The column "${column}" cannot have the values of "${property}".`],
  );
  const sure = [...listOf(schema.required), ...Object.keys(sets), ...Object.keys(defaults)];
  const filled = [...given, ...Object.entries(columns).flatMap(([property, column]) => (sure.includes(property) ? [column] : []))];
  const empty = Object.entries(present).filter(([column, { notNull, hasDefault }]) => isAdded && notNull && !hasDefault && !filled.includes(column));
  return [...wrong, ...empty.map(([column]) => `The column "${column}" must have a value, and a row may lack it.`)];
}
