import type { Revision } from '../../runtime/definitions/compiled';
import { faultsIn } from '../foundation/validation';

/** Refuses a row of the demo that its record would not accept: what is stored must be what may be saved. */
export function checkRow({ records, customer }: Revision, record: string, value: unknown) {
  const schema = records[record];
  if (schema === undefined) throw new Error(`There is no record "${record}".`);
  const [fault] = faultsIn(schema, value);
  if (fault !== undefined)
    throw new Error(`The demo data for ${customer ?? 'the base'} breaks the record "${record}" at ${fault.Field ?? ''}: ${fault.Message}`);
}
