import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { RecordShape } from '../project/standard-shapes';
import type { Check } from './check';
import { checkJsonSchema } from './json-schemas';
import { checkSizeLimits } from './size-limits';

/** Checks a record: JSON Schema of the newest dialect, each reference to a record that exists; what callers send has limits. */
export function checkRecord(check: Check<RecordShape>): void {
  checkJsonSchema(check, [], check.definition.value as JsonSchema);
  if (check.query('sentRecords').includes(check.definition.id)) checkSizeLimits(check, [], check.definition.value);
}
