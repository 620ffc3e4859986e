import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Path } from '../document';
import { type Check, reportLacking } from './check';

/** Checks that the application keeps such a thing; answers all that it keeps. */
export function checkStored(check: Check, path: Path, name: string): Record<string, JsonSchema> | undefined {
  const declared = check.query('stored')?.properties as Record<string, JsonSchema> | undefined;
  if (declared !== undefined && !Object.hasOwn(declared, name))
    reportLacking(check, 'unknown-stored', path, 'The application', 'stored thing', name, Object.keys(declared));
  return declared;
}
