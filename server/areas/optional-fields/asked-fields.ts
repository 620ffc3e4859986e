import type { Revision } from '../../../runtime/definitions/compiled';
import type { OptionalField } from '../../../schemas/generated/records';
import type { Caller } from '../../records/callers';
import { toOptionalField } from '../../records/optional-fields';
import type { Records } from '../../calls/tools';
import { versionOf } from '../../foundation/row-version';
import { askedBy, namesAskedBy } from '../profile/own-values';

/** The question whose answer is the profile's mobile number: it is stored there, and nowhere else. */
export const mobileQuestion = 'MobileNumber';

type Asking = Pick<Records, 'optionalFields' | 'profiles'>;

/** What the company asks a person in its welcome form, with the answers so far. */
export async function askedFields({ user }: Caller, { optionalFields, profiles }: Asking): Promise<OptionalField[]> {
  const [asked, answers] = [await optionalFields.asked(user.EntityId), await optionalFields.answers(user)];
  const mobileNumber = asked.some(({ Name }) => Name === mobileQuestion) ? (await profiles.find(user.UserId))?.MobileNumber : undefined;
  return asked.map((row) => toOptionalField(row, row.Name === mobileQuestion ? (mobileNumber ?? undefined) : answers.get(row.Name)));
}

/** The form of the call: a customer may put fields of its own into it. */
export const welcomeForm = 'optional-fields';

/** What the profile has of that which only the customer asks in its welcome form. */
export async function ownValues({ user }: Caller, revision: Revision, { profiles }: Pick<Records, 'profiles'>): Promise<Record<string, unknown>> {
  if (namesAskedBy(welcomeForm, revision).size === 0) return {};
  return askedBy(welcomeForm, (await profiles.find(user.UserId))?.Custom, revision);
}

/** What a person sees in the welcome form, with the version of what a save of it replaces: the answers. */
export async function welcomeAnswers(caller: Caller, revision: Revision, records: Asking) {
  const Data = await askedFields(caller, records);
  const Custom = await ownValues(caller, revision, records);
  const Version = versionOf({ Fields: Object.fromEntries(Data.map(({ Name, Value }) => [Name, Value])), Custom });
  return { Data, Custom, Version };
}
