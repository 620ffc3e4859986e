import { isBlankText } from '../../../runtime/format/plain-text';
import { translated } from '../../../runtime/format/language';
import type { Call } from '../../calls/contract';
import { badRequest } from '../../foundation/outcome';
import { rowText } from '../../foundation/row-texts';
import type { Tools } from '../../calls/tools';
import type { RegistrationProgress } from '../../../schemas/generated/records';
import { eligibilityItems, findPerson } from './find-person';
import { mayBeSentLink, writeLink } from './link';
import { failed, isFailed, isRegistered, look, openOrBegin, openRegistration } from './open';
import { withoutPerson } from './own-answers';
import { emailWait, isKnown, progressOf, refusalOf } from './progress';
import { constantsOf } from '../../foundation/constants';

/** Finds the person, and sends them a link where the customer's steps want the address confirmed. */
export async function checkEligibility(call: Call<'checkEligibility'>, tools: Tools): Promise<RegistrationProgress> {
  const { body, revision } = call;
  const begun = await openOrBegin(body.Rid, call, tools);
  if (isFailed(begun)) return progressOf(undefined, call, tools, begun);
  const { opened, rid } = begun;
  const made = rid === undefined ? {} : { Rid: rid };
  const { company, registration } = opened;
  const refusal = company === undefined ? failed('StepsMissing', 'CompleteSteps') : refusalOf('IdentifyUser', opened, call);
  if (refusal !== undefined || company === undefined) return progressOf(opened, call, tools, { ...made, ...refusal });

  const asked = await eligibilityItems(company, body.IsPrimaryMember, tools);
  const blank = asked.filter(({ Name }) => isBlankText(String(body.Fields[Name] ?? '')));
  if (blank.length > 0)
    throw badRequest(
      blank.map(({ Name, Label }) => ({
        Code: 'required',
        Field: `/Fields/${Name}`,
        Message: translated('{question} is missing.', { question: rowText(Label) }),
      })),
      true,
    );
  const person = await findPerson(company, body.IsPrimaryMember, body.Fields, call, tools);
  if (isFailed(person)) return progressOf(opened, call, tools, { ...made, ...person });

  const Fields = Object.fromEntries(asked.map(({ Name }) => [Name, body.Fields[Name]!]));
  const isSame = registration.UserId === person.UserId;
  const afterwards = { ...opened, user: person, registration: { ...registration, UserId: person.UserId } };
  const needsLink = !isKnown(afterwards, call) && !(isSame && emailWait(opened, call, tools) > 0);
  if (needsLink && !(await mayBeSentLink(person, call, tools))) return progressOf(opened, call, tools, { ...made, ...failed('TooManyEmails') });
  const changed = await tools.transaction(async (records) => {
    const locked = await records.registrations.lock(registration.RegistrationId);
    const kept = locked.UserId === person.UserId ? locked : { ...locked, ...withoutPerson(locked, revision) };
    const { UserId } = person;
    const { PreferredEmail, MobileNumber, Answers, Custom } = kept;
    const found = await records.registrations.change(registration.RegistrationId, {
      ...{ UserId, Fields, PreferredEmail, MobileNumber, Answers, Custom },
      IsPrimaryMember: body.IsPrimaryMember,
      DoneSteps: [...new Set([...kept.DoneSteps, 'IdentifyUser'])],
    });
    return needsLink ? writeLink({ registration: found, user: person, company }, call, records, tools) : found;
  });
  return progressOf({ ...opened, user: person, registration: changed }, call, tools, made);
}

/** Sends the link again: to whoever has the registration's token, or a link that has expired. It goes to the same person. */
export async function resendEmail(call: Call<'resendRegistrationEmail'>, tools: Tools): Promise<RegistrationProgress> {
  const { Rid, VKey } = call.body;
  const opened = Rid === undefined && VKey !== undefined ? await expiredLink(VKey, call, tools) : await openRegistration(Rid, 'token', call, tools);
  if (isFailed(opened)) return progressOf(undefined, call, tools, opened);
  const { registration, user, company } = opened;
  if (isRegistered(opened)) return progressOf(opened, call, tools, failed('AlreadyRegistered', 'SignIn'));
  if (user === undefined || company === undefined || !constantsOf(call.revision).registration.registrationSteps.includes('RegistrationEmailSent'))
    return progressOf(opened, call, tools, failed('StepsMissing', 'CompleteSteps'));
  if (emailWait(opened, call, tools) > 0 || !(await mayBeSentLink(user, call, tools))) return progressOf(opened, call, tools, failed('TooManyEmails'));
  const changed = await tools.transaction((records) => writeLink({ registration, user, company }, call, records, tools));
  return progressOf({ ...opened, registration: changed }, call, tools);
}

/** A link that may be asked for anew although it has expired. */
async function expiredLink(key: string, call: Call<'resendRegistrationEmail'>, tools: Tools) {
  const opened = await openRegistration(key, 'link', call, tools);
  const mayGoOn = isFailed(opened) && opened.ClientAction === 'ResendEmail' ? await look(key, 'link', tools) : undefined;
  return mayGoOn ?? opened;
}
