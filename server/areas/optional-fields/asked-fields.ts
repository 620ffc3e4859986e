import type { OptionalField } from '../../../schemas/generated/records';
import type { Caller } from '../../records/callers';
import { toOptionalField } from '../../records/optional-fields';
import type { Tools } from '../../calls/tools';

/** The question whose answer is the profile's mobile number: it is stored there, and nowhere else. */
export const mobileQuestion = 'MobileNumber';

/** What the company asks a person in its welcome form, with the answers so far. */
export async function askedFields({ user }: Caller, { optionalFields, profiles }: Tools): Promise<OptionalField[]> {
  const [asked, answers] = [await optionalFields.asked(user.EntityId), await optionalFields.answers(user)];
  const mobileNumber = asked.some(({ Name }) => Name === mobileQuestion) ? (await profiles.find(user.UserId))?.MobileNumber : undefined;
  return asked.map((row) => toOptionalField(row, row.Name === mobileQuestion ? (mobileNumber ?? undefined) : answers.get(row.Name)));
}
