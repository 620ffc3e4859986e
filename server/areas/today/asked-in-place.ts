import type { TrackerField, TrackerSetup } from '../../../schemas/generated/records';

/** The most fields of a tracker that fit into a list. */
const most = 2;

/** Returns the fields that an entry of a tracker must have, if a list has room for them; otherwise none, and its dialog asks for them. */
export function askedInPlace({ IsOnePerDay, TrackerFields }: TrackerSetup): TrackerField[] {
  const asked = TrackerFields.filter(
    ({ FieldType, FieldValidations }) =>
      FieldType !== 'Date' && FieldType !== 'Hidden' && (FieldValidations ?? []).some(({ ValidationType }) => ValidationType === 'Required'),
  );
  return IsOnePerDay && asked.length <= most ? asked : [];
}
