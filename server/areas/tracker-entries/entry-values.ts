import { isBlankText } from '../../../runtime/format/plain-text';
import { formatDate } from '../../../runtime/format/date';
import type { FailureMessage, TrackerEntryValue, TrackerField, TrackerSetup } from '../../../schemas/generated/records';
import type { Constants } from '../../../schemas/generated/constants';

/** The fields of a tracker that are values: all but the day. */
const valueFields = ({ TrackerFields }: TrackerSetup, { trackerDateField }: Constants['trackerEntries']): TrackerField[] =>
  TrackerFields.filter(({ FieldName }) => FieldName !== trackerDateField);

/** The values that a tracker's fields have, by their names: what its form holds. */
export function valuesByField(
  setup: TrackerSetup,
  values: readonly TrackerEntryValue[],
  settings: Constants['trackerEntries'],
): Record<string, string | number> {
  const names = new Set(valueFields(setup, settings).map(({ FieldName }) => FieldName));
  return Object.fromEntries(values.flatMap(({ FieldName, Value }) => (names.has(FieldName) && !isNothing(Value) ? [[FieldName, Value]] : [])));
}

const isNothing = (value: TrackerEntryValue['Value']): value is null => value === null || (typeof value === 'string' && isBlankText(value));

/** Names that the tracker does not know, or that are there twice. What an entry has kept from before is known. */
export function namingFaults(
  { TrackerName, TrackerFields }: TrackerSetup,
  values: readonly TrackerEntryValue[],
  kept: readonly TrackerEntryValue[] = [],
): FailureMessage[] {
  const known = new Set([...TrackerFields, ...kept].map(({ FieldName }) => FieldName));
  const seen = new Set<string>();
  return values.flatMap(({ FieldName }) => {
    const Field = `/Values/${FieldName.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!known.has(FieldName)) return [{ Field, Code: 'unknown', Message: `The tracker ${TrackerName} has no field "${FieldName}".` }];
    if (seen.has(FieldName)) return [{ Field, Code: 'duplicate', Message: `The field "${FieldName}" is there more than once.` }];
    seen.add(FieldName);
    return [];
  });
}

/** What is stored: the value of each field of the tracker, and as it is read; and what the entry has kept of fields that are gone. */
export function storedValues(
  setup: TrackerSetup,
  given: Record<string, string | number>,
  kept: readonly TrackerEntryValue[],
  settings: Constants['trackerEntries'],
): TrackerEntryValue[] {
  const names = new Set(setup.TrackerFields.map(({ FieldName }) => FieldName));
  const own = valueFields(setup, settings).flatMap((field): TrackerEntryValue[] => {
    const Value = Object.hasOwn(given, field.FieldName) ? given[field.FieldName]! : null;
    return Value === null ? [] : [{ FieldName: field.FieldName, Value, DisplayValue: displayValue(field, Value, settings) }];
  });
  return [...own, ...kept.filter(({ FieldName }) => !names.has(FieldName))];
}

const formats = new Map<number | undefined, Intl.NumberFormat>();

/** With its thousands apart. Where the field does not say how many digits stand behind the point, all of them do. A format is kept, as making one is slow. */
function writtenNumber(value: number, places: number | null | undefined): string {
  const digits = places ?? undefined;
  const format =
    formats.get(digits) ??
    new Intl.NumberFormat('en-US', digits === undefined ? { maximumFractionDigits: 20 } : { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(digits, format);
  return format.format(value);
}

/** A value as it is read. */
export function displayValue(
  { FieldType, FieldOptions, FieldDecimalPlaces }: TrackerField,
  value: string | number,
  { trackerShortDate }: Constants['trackerEntries'],
): string {
  if (typeof value === 'number') return writtenNumber(value, FieldDecimalPlaces);
  if (FieldType === 'Date') return formatDate(value, trackerShortDate);
  return FieldOptions?.find(({ OptionValue }) => OptionValue === value)?.OptionName ?? value;
}
