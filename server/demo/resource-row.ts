import type { Revision } from '../../runtime/definitions/compiled';
import { shownRow, singleKey } from '../records/single-rows';
import type { resourceRows } from '../records/tables/resources';
import { checkRow } from './check-row';
import { stringOf } from '../../runtime/validation/string-of';

/** When the rows of the demo were made. */
const At = '2025-10-01T12:00:00.000Z';

/** A row of a resource as it is stored, held to its record. */
export function resourceRow(revision: Revision, id: string, Owner: string, Value: Record<string, unknown>, Position = 0): typeof resourceRows.$inferInsert {
  const resource = revision.resources[id]!;
  const { key, record, single } = resource;
  checkRow(revision, record, single ? shownRow(resource, { own: Value, partner: undefined, entity: undefined }, revision).value : Value);
  return { Resource: id, Owner, Key: single ? singleKey : stringOf(Value[key]), Position, Value, Version: 1, At, By: 'demo' };
}
