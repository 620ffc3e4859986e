import type { TrackerField, TrackerSetup } from '../../../schemas/generated/records';

/** Returns the one field that a person fills in; nothing where a tracker asks for several, which its dialog has room for. */
export function onlyField({ TrackerFields }: TrackerSetup): TrackerField | undefined {
  const asked = TrackerFields.filter(({ FieldType, FieldComputed }) => !['Date', 'Hidden'].includes(FieldType) && FieldComputed == null);
  return asked.length === 1 ? asked[0] : undefined;
}
