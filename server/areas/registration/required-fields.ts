import type { Call } from '../../calls/contract';
import { storedMobileNumber } from '../profile/mobile-number';
import { identityQuestions } from '../profile/profile-answer';
import { answerFaults } from '../profile/profile-answer-faults';
import { refuseTaken } from '../profile/unique-values';
import { badRequest, notFound } from '../../foundation/outcome';
import type { EntityRow, UserRow } from '../../records/callers';
import type { Tools } from '../../calls/tools';
import type { FailureMessage, ProfileAnswer, ProfileItem, RegistrationProgress, RegistrationRequiredFieldsSetup } from '../../../schemas/generated/records';
import { isFailed, openRegistration, type Opened, type RegistrationCall } from './open';
import { customOf } from './own-answers';
import { askedBy } from '../profile/own-values';
import { isKnown, progressOf, refusalOf } from './progress';
import { constantsOf } from '../../foundation/constants';
import type { Constants } from '../../../schemas/generated/constants';

/** Those of a company's questions that everybody must answer. */
export const requiredItems = (company: EntityRow | undefined): ProfileItem[] => (company?.ProfileItems ?? []).filter(({ Required }) => Required);

/** What the company must know, with what is known of the person. A person's id alone opens nothing. */
export async function getRequiredFields(call: Call<'getRequiredFields'>, tools: Tools): Promise<RegistrationRequiredFieldsSetup> {
  const opened = await openRegistration(call.query.rid, 'token', call, tools);
  const person = isFailed(opened) ? undefined : personOf(opened, call, call.query.userId);
  if (isFailed(opened) || person === undefined) throw notFound('Registration not found.');
  const { registration, company } = opened;
  const answers = answersOf(opened, person);
  const asked = requiredItems(company);
  const valueOf = (name: string) => answers.find(({ Id }) => Id === name)?.UserAnswer;
  const MobileNumber = registration.MobileNumber ?? undefined;
  return {
    Items: asked.map((item) => ({ ...item, ...(valueOf(item.Name) !== undefined && { Value: valueOf(item.Name) }) })),
    UserId: person.UserId,
    PreferredEmail: registration.PreferredEmail ?? person.Email,
    ...(MobileNumber !== undefined && { MobileNumber }),
    ProfileItemAnswers: answers.filter(({ Id }) => asked.some(({ Name }) => Name === Id)),
    Custom: customOf(registration, call.revision),
  };
}

/** Keeps what the company must know until the person is registered. */
export async function saveRequiredFields(call: Call<'saveRequiredFields'>, tools: Tools): Promise<RegistrationProgress> {
  const { body, revision } = call;
  const opened = await openRegistration(body.Rid, 'token', call, tools);
  if (isFailed(opened)) return progressOf(undefined, call, tools, opened);
  const refusal = refusalOf('RequiredFields', opened, call);
  if (refusal !== undefined) return progressOf(opened, call, tools, refusal);
  const person = personOf(opened, call, body.UserId);
  if (person === undefined) throw notFound('Registration not found.');

  const MobileNumber = storedMobileNumber(body.MobileNumber);
  const faults = [
    ...answerFaults(requiredItems(opened.company), body.ProfileItemAnswers, answersOf(opened, person)),
    ...(await takenFaults(person, MobileNumber, body.ProfileItemAnswers, constantsOf(revision).server, tools)),
  ];
  if (faults.length > 0) throw badRequest(faults, true);

  const registration = await tools.transaction(async (records) => {
    const { registrations } = records;
    const locked = await registrations.lock(opened.registration.RegistrationId);
    const own = askedBy('registration-required-fields', body.Custom, revision);
    await refuseTaken({ person, company: opened.company, revision }, { before: {}, after: own }, records, tools);
    return registrations.change(locked.RegistrationId, {
      PreferredEmail: body.PreferredEmail,
      MobileNumber,
      Answers: body.ProfileItemAnswers.filter(({ UserAnswer }) => UserAnswer !== ''),
      Custom: { ...locked.Custom, RequiredFields: own },
      DoneSteps: [...new Set([...locked.DoneSteps, 'RequiredFields'])],
    });
  });
  return progressOf({ ...opened, registration }, call, tools);
}

/** What somebody else of the company has already, on the field that says so. */
async function takenFaults(
  person: UserRow,
  mobileNumber: string | null,
  answers: ProfileAnswer[],
  { duplicateMobileNumber, duplicateUniqueId }: Constants['server'],
  { profiles }: Tools,
): Promise<FailureMessage[]> {
  const index = answers.findIndex(({ Id }) => Id === 'UniqueId');
  const taken = await profiles.taken(person, index < 0 ? null : String(answers[index]!.UserAnswer), mobileNumber);
  return [
    ...(taken.mobileNumber ? [{ Code: 'DuplicateMobileNumber', Field: '/MobileNumber', Message: duplicateMobileNumber }] : []),
    ...(taken.uniqueId ? [{ Code: 'DuplicateUniqueId', Field: `/ProfileItemAnswers/${index}/UserAnswer`, Message: duplicateUniqueId }] : []),
  ];
}

/** The person of the registration, if they are the one named and have shown that they are. */
const personOf = (opened: Opened, call: RegistrationCall, userId: string): UserRow | undefined =>
  opened.user?.UserId === userId && isKnown(opened, call) ? opened.user : undefined;

/** The answers so far: those of the registration over what the company has named. */
export function answersOf({ registration }: Pick<Opened, 'registration'>, person: UserRow): ProfileAnswer[] {
  const named = identityQuestions.flatMap((Id) => (person[Id] === null ? [] : [{ Id, UserAnswer: person[Id] }]));
  const given = registration.Answers ?? [];
  return [...named.filter(({ Id }) => !given.some((answer) => answer.Id === Id)), ...given];
}
