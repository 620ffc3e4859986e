import { conflict } from '../foundation/outcome';
import type { Records, Tools } from './tools';

/**
 * Does something to each of several, in a transaction of its own, so that one that cannot be keeps none of the others back. `work` gives why it was not
 * done. Where nothing was done, that is the failure.
 */
export async function eachApart<One>(
  all: readonly One[],
  { transaction }: Pick<Tools, 'transaction'>,
  work: (one: One, records: Records) => Promise<string | undefined>,
) {
  const refused: { one: One; Message: string }[] = [];
  for (const one of all) {
    const Message = await transaction((records) => work(one, records));
    if (Message !== undefined) refused.push({ one, Message });
  }
  const [first] = refused;
  if (first !== undefined && refused.length === all.length) throw conflict(first.Message);
  return { Saved: all.length - refused.length, refused };
}
