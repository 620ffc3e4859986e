import { anyPattern, tokenOf, valuesOf } from '../foundation/list-place';
import type { NamePlace } from '../records/name-places';

interface Asked {
  /** Where to go on; empty: at the beginning. */
  nextCursor?: string | undefined;
  pageSize?: number | undefined;
}

/** How many people come where nobody says. */
const usualSize = 25;

/**
 * So many people of a list by name, and where it goes on. What the list is of goes with the cursor: one of another list is refused with the message.
 * `load` gives that many from a place on.
 */
export async function namePage<Row>(
  { nextCursor = '', pageSize = usualSize }: Asked,
  { of, message }: { of: string; message: string },
  load: (after: NamePlace | undefined, size: number) => Promise<Row[]>,
  personOf: (row: Row) => NamePlace,
): Promise<{ rows: Row[]; NextCursor: string | null }> {
  const seen = valuesOf(nextCursor, [of, anyPattern, anyPattern, anyPattern], message, '/nextCursor');
  const after = seen && { LastName: seen[1]!, FirstName: seen[2]!, UserId: seen[3]! };
  // One more than is shown says whether there are more.
  const found = await load(after, pageSize + 1);
  const rows = found.slice(0, pageSize);
  const last = found.length > pageSize ? personOf(rows.at(-1)!) : undefined;
  return { rows, NextCursor: last === undefined ? null : tokenOf([of, last.LastName, last.FirstName, last.UserId]) };
}
