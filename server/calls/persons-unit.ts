import type { Revision } from '../../runtime/definitions/compiled';
import { personsUnit, personsUnitName } from '../../runtime/expressions/quantity-functions';
import { inWords } from '../../runtime/format/quantity';
import type { TrackerFieldOption, TrackerSetup } from '../../schemas/generated/records';
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
  const unit = personsUnit(quantitiesOf(revision), { name, kept: kept ?? undefined }, sessionOf(caller, revision));
  return unit === undefined ? undefined : inWords(value, unit);
}

/** Returns a tracker whose options are named in the units of the caller, such as speeds in kilometers per hour. */
export function inReadersUnits({ caller, revision }: { caller: Caller; revision: Revision }, tracker: TrackerSetup): TrackerSetup {
  const TrackerFields = tracker.TrackerFields.map((field) => {
    const { OptionsQuantity: name, FieldOptions } = field;
    const unit = name ? personsUnitName(quantitiesOf(revision), name, sessionOf(caller, revision)) : undefined;
    return unit === undefined || !FieldOptions ? field : { ...field, FieldOptions: FieldOptions.map((option) => namedIn(option, unit)) };
  });
  return { ...tracker, TrackerFields };
}

const namedIn = (option: TrackerFieldOption, unit: string): TrackerFieldOption => {
  const own = option.UnitNames?.find(({ Unit }) => Unit === unit);
  return own === undefined ? option : { ...option, OptionName: own.Name };
};

const quantitiesOf = (revision: Revision) => constantsOf(revision).quantities.quantities;
const sessionOf = (caller: Caller, revision: Revision) => sessionScopeOfCaller(caller, constantsOf(revision).server);
