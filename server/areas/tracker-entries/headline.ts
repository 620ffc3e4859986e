import { isBlankText } from '../../../runtime/format/plain-text';
import type { TrackerEntryValue, TrackerListItem, TrackerSetup } from '../../../schemas/generated/records';

/** What stands for a tracker in a list: the newest values of the fields that it names, and the numbers of the first of them over time. */
export function headlineOf(
  { TrackerHeadline, TrackerFields }: TrackerSetup,
  newest: readonly TrackerEntryValue[],
  recent: readonly { Values: readonly TrackerEntryValue[] }[],
): Pick<TrackerListItem, 'LastValues' | 'Unit' | 'Quantity' | 'KeptUnit' | 'Recent' | 'TargetFrom' | 'TargetTo'> {
  const names = TrackerHeadline ?? [];
  const first = TrackerFields.find(({ FieldName }) => FieldName === names[0]);
  const valueOf = (values: readonly TrackerEntryValue[], name: string | undefined) => values.find(({ FieldName }) => FieldName === name);
  return {
    LastValues: names.flatMap((name) => valueOf(newest, name) ?? []),
    Unit: first?.FieldUnitsPluralDisplay ?? null,
    Quantity: first?.FieldQuantity ?? null,
    KeptUnit: first?.FieldUnitsPlural ?? null,
    TargetFrom: first?.FieldTargetMin ?? null,
    TargetTo: first?.FieldTargetMax ?? null,
    Recent: recent.flatMap(({ Values }) => numberIn(valueOf(Values, names[0])?.Value)),
  };
}

/** A number, also that of a choice, which is kept as a text. */
function numberIn(value: TrackerEntryValue['Value'] | undefined): number[] {
  const number = typeof value === 'string' && !isBlankText(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? [number] : [];
}
