import type { Revision } from '../../runtime/definitions/compiled';
import { personsUnit } from '../../runtime/expressions/quantity-functions';
import { inWords } from '../../runtime/format/quantity';
import type { Caller } from '../records/callers';
import { constantsOf } from '../foundation/constants';
import { sessionScopeOfCaller } from './caller-answers';

/**
 * Returns a number with its unit, as the caller reads it: in the unit that they have chosen for the quantity. `kept` is the name of the unit of `value`; without
 * it the value is in the stored unit of the quantity. Undefined where there is no such quantity.
 */
export function inPersonsUnit(
  { caller, revision }: { caller: Caller; revision: Revision },
  value: number,
  name: string | null | undefined,
  kept?: string | null,
): string | undefined {
  if (name === null || name === undefined) return undefined;
  const constants = constantsOf(revision);
  const session = sessionScopeOfCaller(caller, constants.server);
  const unit = personsUnit(constants.quantities.quantities, { name, kept: kept ?? undefined }, session);
  return unit === undefined ? undefined : inWords(value, unit);
}
