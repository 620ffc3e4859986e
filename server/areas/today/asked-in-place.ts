import type { TrackerField, TrackerSetup } from '../../../schemas/generated/records';

/** Returns the fields that an entry of a tracker must have, if there are at most `most`; otherwise none, and its dialog asks for them. */
export function askedInPlace({ IsOnePerDay, TrackerFields }: TrackerSetup, most: number): TrackerField[] {
  const asked = TrackerFields.filter(
    ({ FieldType, FieldValidations }) =>
      FieldType !== 'Date' && FieldType !== 'Hidden' && (FieldValidations ?? []).some(({ ValidationType }) => ValidationType === 'Required'),
  );
  return IsOnePerDay && asked.length <= most ? asked : [];
}
