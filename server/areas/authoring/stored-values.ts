import { changedProperties, type Property } from '../../../codegen/compare/schema-changes';
import type { Revision } from '../../../runtime/definitions/compiled';
import { searchText } from '../../../runtime/format/plain-text';
import { validatorFor } from '../../foundation/validation';
import type { StoredProfile, StoredValueRecords } from '../../records/stored-values';
import { stringOf } from '../../../runtime/validation/string-of';

/** What the stored rows say to a property that becomes otherwise. */
export interface StoredFinding {
  /** How many lack a value that becomes required. */
  lacking: number;
  /** How many have a value that was valid and would be no longer. */
  invalid: number;
  /** How many have a value that somebody else of their company has, of a property that becomes unique. */
  shared: number;
  /** The ids of some of those that stand in the way. */
  rows: string[];
  /** How many have a value of a property that is taken away. */
  unseen: number;
}

/** The records whose values are stored, and where in a row they stand. */
const stores: Record<string, (row: StoredProfile) => Record<string, unknown>> = {
  UserProfileCustom: ({ Custom }) => Custom,
  UserProfileSave: ({ Custom: _custom, ...columns }) => columns,
};

/** How many ids are named. */
const mostRows = 3;

interface Watched extends Property {
  valuesOf(row: StoredProfile): Record<string, unknown>;
  finding: StoredFinding;
  /** Who has which value, by company and value: of a property that becomes unique. */
  people: Map<string, string[]>;
}

/** What a customer's stored profiles say to new definitions, by property. Rows are read only when a property is otherwise. */
export async function storedFindings(
  customer: string | null,
  before: Revision,
  after: Revision,
  storedValues: StoredValueRecords,
): Promise<Map<string, StoredFinding>> {
  const watched = Object.entries(stores).flatMap(([record, valuesOf]) =>
    changedProperties(before.records[record] ?? {}, after.records[record] ?? {})
      .filter(({ name }) => name !== 'Custom')
      .map((property): Watched => ({ ...property, valuesOf, finding: { lacking: 0, invalid: 0, shared: 0, rows: [], unseen: 0 }, people: new Map() })),
  );
  if (watched.length === 0) return new Map();
  for await (const rows of storedValues.profiles(customer)) for (const row of rows) for (const property of watched) look(property, row);
  for (const { people, finding } of watched) for (const those of people.values()) if (those.length > 1) count(finding, 'shared', those);
  return new Map(watched.map(({ name, finding }) => [name, finding]));
}

function look({ name, before, after, wasRequired, isRequired, valuesOf, finding, people }: Watched, row: StoredProfile): void {
  const values = valuesOf(row);
  const value = Object.hasOwn(values, name) ? (values[name] ?? undefined) : undefined;
  if (value === undefined) {
    if (isRequired && !wasRequired) finding.lacking += 1;
  } else if (after === undefined) finding.unseen += 1;
  else if (!validatorFor(after)(value) && (before === undefined || validatorFor(before)(value))) {
    count(finding, 'invalid', [row.UserId]);
  }
  if (value === undefined || value === '' || after?.['x-unique'] === undefined || before?.['x-unique'] !== undefined) return;
  const place = `${row.EntityId} ${searchText(stringOf(value).trim())}`;
  people.set(place, [...(people.get(place) ?? []), row.UserId]);
}

function count(finding: StoredFinding, what: 'invalid' | 'shared', people: readonly string[]): void {
  finding[what] += people.length;
  finding.rows.push(...people.slice(0, Math.max(0, mostRows - finding.rows.length)));
}
