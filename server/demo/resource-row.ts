import type { Revision } from '../../runtime/definitions/compiled';
import type { resourceRows } from '../records/tables/resources';
import { checkRow } from './check-row';

/** When the rows of the demo were made. */
const At = '2026-10-01T12:00:00.000Z';

/** A row of a resource as it is stored, held to its record. */
export function resourceRow(revision: Revision, id: string, Owner: string, Value: Record<string, unknown>, Position = 0): typeof resourceRows.$inferInsert {
  const { key, record } = revision.resources[id]!;
  checkRow(revision, record, Value);
  return { Resource: id, Owner, Key: String(Value[key]), Position, Value, Version: 1, At, By: 'demo' };
}
