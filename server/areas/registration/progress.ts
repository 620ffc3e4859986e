import { contactsOf } from '../sign-in/contacts';
import type { Tools } from '../../calls/tools';
import type { RegistrationProgress } from '../../../schemas/generated/records';
import { type Failed, failed, isElsewhere, isRegistered, type Opened, type RegistrationCall } from './open';
import { customOf } from './own-answers';
import { constantsOf } from '../../foundation/constants';

type Standing = Pick<Opened, 'registration' | 'key' | 'user'>;

/** The steps that are done, in the customer's order. The confirmed address belongs to the token: another browser has not read the email. */
function doneSteps(opened: Standing | undefined, { host, revision }: RegistrationCall): string[] {
  const { registrationSteps } = constantsOf(revision).registration;
  if (opened !== undefined && isRegistered(opened)) return registrationSteps;
  const done = new Set(opened?.registration.DoneSteps);
  if (typeof opened?.registration.EntityId === 'string' || host !== undefined) done.add('CompanyCode');
  if (isConfirmed(opened)) done.add('RegistrationEmailSent');
  return registrationSteps.filter((step) => done.has(step));
}

const isConfirmed = (opened: Standing | undefined) =>
  typeof opened?.registration.UserId === 'string' && opened.key.ConfirmedUserId === opened.registration.UserId;

/** Why a step cannot be taken now: the person is registered already, or one of the steps before it is not done. */
export function refusalOf(step: string, opened: Standing, call: RegistrationCall): Failed | undefined {
  if (isRegistered(opened)) return failed('AlreadyRegistered', 'SignIn');
  const { registrationSteps: steps } = constantsOf(call.revision).registration;
  const done = doneSteps(opened, call);
  return steps.slice(0, Math.max(0, steps.indexOf(step))).every((before) => done.includes(before)) ? undefined : failed('StepsMissing', 'CompleteSteps');
}

/** Whether the person has shown that they are who they say: what the company knows of them may be shown. */
export const isKnown = (opened: Standing, call: RegistrationCall) =>
  opened.registration.UserId !== null && (isConfirmed(opened) || !constantsOf(call.revision).registration.registrationSteps.includes('RegistrationEmailSent'));

/** How a registration stands, as every call of it answers. */
export function progressOf(
  opened: Opened | undefined,
  call: RegistrationCall,
  tools: Tools,
  outcome: Partial<RegistrationProgress> = {},
): RegistrationProgress {
  const { registrationSteps } = constantsOf(call.revision).registration;
  const company = opened?.company ?? call.host;
  const settings = constantsOf(call.revision).server;
  return {
    Success: outcome.FailureReason === undefined,
    Steps: registrationSteps,
    DoneSteps: doneSteps(opened, call),
    IsRegistered: opened !== undefined && isRegistered(opened),
    EmailWait: opened === undefined ? 0 : emailWait(opened, call, tools),
    OffersRememberedDevice: company?.EntityFeatures.includes(settings.trustedDeviceFeature) ?? false,
    ...(company !== undefined && { CompanyName: company.EntityName }),
    ...(opened?.company !== undefined && isElsewhere(opened.company, call.host) && { ClientAction: 'GoToCompany' as const }),
    ...(opened !== undefined && !isRegistered(opened) && personalParts(opened, call)),
    ...outcome,
  };
}

/** What was answered so far; of what the company knows only what the person has a right to see. */
function personalParts(opened: Opened, call: RegistrationCall): Partial<RegistrationProgress> {
  const { registration, user } = opened;
  const known = user !== undefined && isKnown(opened, call) ? { UserId: user.UserId, UserName: user.UserName, FirstName: user.FirstName } : {};
  return {
    ...(registration.IsPrimaryMember !== null && { IsPrimaryMember: registration.IsPrimaryMember }),
    ...(registration.Fields !== null && { Fields: registration.Fields }),
    ...(user !== undefined && { MaskedEmail: contactsOf({ Email: user.Email, MobileNumber: null }, '')[0]!.MaskedContact }),
    Custom: customOf(registration, call.revision),
    ...known,
  };
}

/** The seconds after which the link can be sent again. */
export function emailWait({ registration }: Pick<Opened, 'registration'>, { revision }: RegistrationCall, { clock }: Pick<Tools, 'clock'>): number {
  if (registration.EmailSentAt === null) return 0;
  const passed = (clock.now().getTime() - Date.parse(registration.EmailSentAt)) / 1000;
  return Math.max(0, Math.ceil(constantsOf(revision).registrationPage.registrationEmailWait - passed));
}
