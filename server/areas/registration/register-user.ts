import { translated } from '../../../runtime/format/language';
import { secondsFromNow } from '../../foundation/clock';
import type { Call } from '../../calls/contract';
import { identityQuestions } from '../profile/profile-answer';
import type { CompanySetup } from '../../records/company-settings';
import { refuseTaken } from '../profile/unique-values';
import { startingProfile } from '../profile/starting-profile';
import { refuseGuessable } from '../passwords/chosen';
import { hashPassword } from '../passwords/hash';
import type { UserRow } from '../../records/callers';
import type { Identity, ProfileRow } from '../../records/profiles';
import { badRequest } from '../../foundation/outcome';
import { hashToken, newToken } from '../../foundation/tokens';
import type { Records, Tools } from '../../calls/tools';
import type { RegistrationResult } from '../../../schemas/generated/records';
import { type Failed, failed, isFailed, openRegistration, type Opened } from './open';
import { customOf } from './own-answers';
import { refusalOf } from './progress';
import { answersOf } from './required-fields';
import { constantsOf } from '../../foundation/constants';

type Register = Call<'registerUser'>;

const secondsPerDay = 86_400;

/** Rolls the transaction back: nothing of a registration that fails is stored. */
class Withdrawn extends Error {
  constructor(readonly why: Failed) {
    super(why.FailureReason);
  }
}

/** Completes a registration, wholly or not at all. Of several at once for one person, one succeeds. */
export async function registerUser(call: Register, tools: Tools): Promise<RegistrationResult> {
  const { body, revision } = call;
  const opened = await openRegistration(body.Rid, 'token', call, tools);
  if (isFailed(opened)) return { Success: false, ...opened };
  const refusal = refusalOf('ConfirmPassword', opened, call);
  if (refusal !== undefined) return { Success: false, ...refusal };
  const { user, company } = opened;
  if (user === undefined || company === undefined) return { Success: false, ...failed() };
  if (body.UserName !== user.UserName)
    throw badRequest([{ Code: 'userName', Field: '/UserName', Message: translated('Your user name is {name}.', { name: user.UserName }) }], true);
  await refuseGuessable({ password: body.Password, field: '/Password', user, entity: company }, revision);

  const passwordHash = await hashPassword(body.Password);
  const now = tools.clock.now().toISOString();
  const setup = await tools.companySettings.of(company, revision);
  try {
    const RememberedDevice = await tools.transaction(async (records) => {
      await store({ ...opened, user, setup }, { call, passwordHash, now }, records, tools);
      const settings = constantsOf(revision).server;
      if (body.RememberDevice !== true || !company.EntityFeatures.includes(settings.trustedDeviceFeature)) return undefined;
      const device = newToken();
      const ExpiresAt = secondsFromNow(tools.clock, settings.trustedDeviceLength * secondsPerDay);
      await records.trustedDevices.add({ DeviceHash: hashToken(device), UserId: user.UserId, ExpiresAt });
      return device;
    });
    return { Success: true, UserId: user.UserId, ...(RememberedDevice !== undefined && { RememberedDevice }) };
  } catch (error) {
    if (error instanceof Withdrawn) return { Success: false, ...error.why };
    throw error;
  }
}

interface Completion {
  call: Register;
  passwordHash: string;
  now: string;
}

async function store(
  opened: Opened & { user: UserRow; setup: CompanySetup },
  { call, passwordHash, now }: Completion,
  records: Records,
  tools: Pick<Tools, 'definitions'>,
) {
  const { user, company, registration } = opened;
  const locked = await records.registrations.lock(registration.RegistrationId);
  // In the same moment another tab may have taken a step back, or registered.
  const refusal = refusalOf('ConfirmPassword', { ...opened, registration: locked }, call);
  if (refusal !== undefined || locked.UserId !== user.UserId) throw new Withdrawn(refusal ?? failed('StepsMissing', 'CompleteSteps'));
  if (!(await records.registrations.activate(user.UserId, passwordHash, now))) throw new Withdrawn(failed('AlreadyRegistered', 'SignIn'));
  const profile = profileOf({ ...opened, registration: locked }, call);
  await refuseTaken({ person: user, company, revision: call.revision }, { before: {}, after: profile.Custom }, records, tools);
  const lost = await records.profiles.save(profile, identityOf(locked, user));
  if (lost !== undefined) throw new Withdrawn(failed('StepsMissing', 'CompleteSteps'));
  await records.registrations.change(registration.RegistrationId, {
    RegisteredAt: now,
    DoneSteps: constantsOf(call.revision).registration.registrationSteps,
    EulaId: company?.EulaId ?? null,
    PrivacyPolicyId: company?.PrivacyPolicyId ?? null,
    Fields: null,
  });
  const about = { EntityId: user.EntityId, SubjectKind: 'User', SubjectId: user.UserId };
  await records.audit.add({ ...about, UserId: user.UserId, Action: 'UserRegistered', Changes: [{ Field: '/Status', Was: user.Status, Is: 'Active' }] }, now);
}

/** The profile that a person begins with: what they were asked, and for the rest what the record says. */
function profileOf({ registration, user, setup }: Opened & { user: UserRow; setup: CompanySetup }, { revision }: Register): ProfileRow {
  return {
    ...startingProfile(user, revision, setup),
    PreferredEmail: registration.PreferredEmail ?? user.Email,
    MobileNumber: registration.MobileNumber,
    ...(registration.MobileNumber !== null && { TextToolVerificationStatus: 'pending' as const }),
    Answers: (registration.Answers ?? []).filter(({ Id }) => !identityQuestions.some((question) => question === Id)),
    Custom: customOf(registration, revision),
  };
}

function identityOf(registration: Opened['registration'], user: UserRow): Identity {
  const answers = answersOf({ registration }, user);
  const text = (id: keyof Identity) => {
    const answer = answers.find(({ Id }) => Id === id)?.UserAnswer;
    return answer === undefined ? null : String(answer);
  };
  return { DateOfBirth: text('DateOfBirth'), UniqueId: text('UniqueId') };
}
