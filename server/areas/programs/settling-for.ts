import { dateIn } from '../../../runtime/format/date';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import type { EntityRow } from '../../records/callers';
import type { Settling } from './settle';

/**
 * How the progress of somebody else is settled: by the definitions of their company, and on its day. Where somebody lives is not known here, and a day
 * more or less counts nothing twice.
 */
export function settlingFor(person: Settling['person'], entity: EntityRow, { clock, definitions }: Pick<Tools, 'clock' | 'definitions'>): Settling {
  const revision = definitions.for(entity.Customer);
  return { person, revision, today: dateIn(clock.now().toISOString(), constantsOf(revision).server.defaultTimeZone), clock };
}
