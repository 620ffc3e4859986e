import type { Records, Tools } from '../../calls/tools';
import type { EntityRow } from '../../records/callers';
import type { Settling } from './settle';

/** How the progress of another person is settled: by the definitions of their company. `records` are those of the transaction. */
export async function settlingFor(
  person: Settling['person'],
  entity: EntityRow,
  { clock, definitions }: Pick<Tools, 'clock' | 'definitions'>,
  { publications }: Pick<Records, 'publications'>,
): Promise<Settling> {
  return { person, revision: await definitions.of(entity.Customer, publications), clock };
}
