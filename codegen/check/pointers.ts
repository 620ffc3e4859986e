import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Path } from '../document';
import { type Check, reportUnknown } from './check';
import { follow, namesOf } from './schema-path';

/** A pointer leads to a property that the data has. */
export function checkPointer(check: Check, path: Path, pointer: string, schema: JsonSchema | undefined): void {
  const found = follow(schema, namesOf(pointer));
  if (typeof found === 'object' && 'missing' in found) reportUnknown(check, 'unknown-property', path, 'property', found.missing, found.among);
}
