import { changedProperties, type Property } from '../../../codegen/compare/schema-changes';
import type { Revision } from '../../../runtime/definitions/compiled';
import { validatorFor } from '../../foundation/validation';
import type { StoredProfile, StoredValueRecords } from '../../records/stored-values';

/** What the stored rows say to a property that becomes otherwise. */
export interface StoredFinding {
  /** How many lack a value that becomes required. */
  lacking: number;
  /** How many have a value that was valid and would be no longer. */
  invalid: number;
  /** The ids of some of them. */
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
      .map((property): Watched => ({ ...property, valuesOf, finding: { lacking: 0, invalid: 0, rows: [], unseen: 0 } })),
  );
  if (watched.length === 0) return new Map();
  for await (const rows of storedValues.profiles(customer)) for (const row of rows) for (const property of watched) look(property, row);
  return new Map(watched.map(({ name, finding }) => [name, finding]));
}

function look({ name, before, after, wasRequired, isRequired, valuesOf, finding }: Watched, row: StoredProfile): void {
  const values = valuesOf(row);
  const value = Object.hasOwn(values, name) ? (values[name] ?? undefined) : undefined;
  if (value === undefined) {
    if (isRequired && !wasRequired) finding.lacking += 1;
  } else if (after === undefined) finding.unseen += 1;
  else if (!validatorFor(after)(value) && (before === undefined || validatorFor(before)(value))) {
    finding.invalid += 1;
    if (finding.rows.length < mostRows) finding.rows.push(row.UserId);
  }
}
