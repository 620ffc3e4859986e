import { folded } from '../../../runtime/format/plain-text';
import type { Call } from '../../calls/contract';
import { badRequest } from '../../foundation/outcome';
import { refuseTaken } from '../profile/unique-values';
import type { EntityRow } from '../../records/callers';
import type { RegistrationRow } from '../../records/registrations';
import { beginAttempt, unlessTooMany } from '../../calls/attempts';
import type { Tools } from '../../calls/tools';
import type { RegistrationProgress } from '../../../schemas/generated/records';
import { type Failed, failed, isFailed, openOrBegin } from './open';
import { withoutPerson } from './own-answers';
import { askedBy } from '../profile/own-values';
import { progressOf, refusalOf } from './progress';
import { constantsOf } from '../../foundation/constants';

type Save = Call<'saveRegistrationStep'>;

/** Saves the answers of a step: the company of a code, the role, or what only the customer asks. */
export async function saveStep(call: Save, tools: Tools): Promise<RegistrationProgress> {
  const { body, revision } = call;
  const { registrationSteps, registrationStepForms } = constantsOf(revision).registration;
  if (!registrationSteps.includes(body.Step) || !Object.hasOwn(registrationStepForms, body.Step))
    throw badRequest([{ Code: 'unknownStep', Field: '/Step', Message: `There is no step "${body.Step}" that is saved by itself.` }], true);

  const company = body.Step === 'CompanyCode' ? await findCompany(call, tools) : undefined;
  if (company !== undefined && isFailed(company)) return progressOf(undefined, call, tools, company);
  const begun = await openOrBegin(body.Rid, call, tools);
  if (isFailed(begun)) return progressOf(undefined, call, tools, begun);
  const { opened, rid } = begun;
  const refusal = refusalOf(body.Step, opened, call);
  if (refusal !== undefined) return progressOf(opened, call, tools, refusal);

  const registration = await tools.transaction(async (records) => {
    const { registrations } = records;
    const locked = await registrations.lock(opened.registration.RegistrationId);
    // Before it is known who registers, nobody is told what others have: completing the registration looks once more.
    const { user: person } = opened;
    if (person !== undefined) {
      const after = askedBy(registrationStepForms[body.Step]!, body.Custom, revision);
      await refuseTaken({ person, company: opened.company, revision }, { before: {}, after }, records, tools);
    }
    return registrations.change(locked.RegistrationId, changesBy(call, company, locked));
  });
  const user = registration.UserId === null ? undefined : opened.user;
  return progressOf({ ...opened, registration, user, company: company ?? opened.company }, call, tools, rid === undefined ? {} : { Rid: rid });
}

/** The company of a code. Wrong codes count as wrong passwords do, by the network address. */
async function findCompany({ body, address, revision }: Save, tools: Tools): Promise<EntityRow | Failed> {
  const settings = constantsOf(revision).server;
  const code = body.CompanyCode ?? '';
  const attempt = await unlessTooMany(beginAttempt(`registration code ${folded(code)}`, { settings, address }, tools));
  if (attempt === undefined) return failed('TooManyTries', 'ContactSupport');
  const company = await tools.registrations.companyOfCode(code);
  // A right code is given to thousands: nobody's mistakes lock it.
  if (company !== undefined) await attempt.succeeded();
  else await attempt.failed();
  return company ?? failed('UnknownCompanyCode');
}

/** Another company, or another role, is another person: what was found by the old one no longer holds. */
function changesBy({ body, revision }: Save, company: EntityRow | undefined, registration: RegistrationRow): Partial<RegistrationRow> {
  const withStep = (done: string[]) => [...new Set([...done, body.Step])];
  if (company !== undefined && company.EntityId !== registration.EntityId)
    return { ...withoutPerson(registration, revision), EntityId: company.EntityId, Custom: {}, DoneSteps: ['CompanyCode'] };
  const form = constantsOf(revision).registration.registrationStepForms[body.Step]!;
  const own = askedBy(form, body.Custom, revision);
  const Custom = Object.keys(own).length === 0 ? without(registration.Custom, body.Step) : { ...registration.Custom, [body.Step]: own };
  const IsPrimaryMember = body.IsPrimaryMember ?? registration.IsPrimaryMember;
  if (IsPrimaryMember === registration.IsPrimaryMember) return { Custom, DoneSteps: withStep(registration.DoneSteps) };
  const rest = withoutPerson({ ...registration, Custom }, revision);
  return { ...rest, IsPrimaryMember, DoneSteps: withStep(rest.DoneSteps) };
}

const without = (custom: RegistrationRow['Custom'], step: string) => Object.fromEntries(Object.entries(custom).filter(([name]) => name !== step));
