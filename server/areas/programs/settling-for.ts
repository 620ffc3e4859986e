import type { Tools } from '../../calls/tools';
import type { EntityRow } from '../../records/callers';
import type { Settling } from './settle';

/** How the progress of somebody else is settled: by the definitions of their company. */
export function settlingFor(person: Settling['person'], entity: EntityRow, { clock, definitions }: Pick<Tools, 'clock' | 'definitions'>): Settling {
  return { person, revision: definitions.for(entity.Customer), clock };
}
