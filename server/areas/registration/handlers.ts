import type { Policy } from '../../../schemas/generated/records';
import { Redirect } from '../../calls/redirect';
import { notFound } from '../../foundation/outcome';
import { cleanRichText } from '../../foundation/rich-text';
import { checkEligibility, resendEmail } from './eligibility';
import { eligibilityItems } from './find-person';
import { companyPage } from './company-page';
import { isFailed, look, openRegistration, type RegistrationCall } from './open';
import { processValidationKey, setup } from './setup';
import { registerUser } from './register-user';
import { getRequiredFields, saveRequiredFields } from './required-fields';
import { saveStep } from './steps';
import type { Tools } from '../../calls/tools';
import type { Handlers } from '../../calls/contract';
import { stringOf } from '../../../runtime/validation/string-of';

/** The calls of schemas/endpoints/registration.json. Nobody is signed in: the token of a registration is the only key to it. */
export const handlers = {
  processValidationKey,
  getRegistrationSetup: setup,
  saveRegistrationStep: saveStep,
  checkEligibility,
  resendRegistrationEmail: resendEmail,
  getRequiredFields,
  saveRequiredFields,
  registerUser,

  async getEligibilityFields({ query, host }, tools) {
    const company = query.rid === undefined ? undefined : (await look(query.rid, 'token', tools))?.company;
    return eligibilityItems(company ?? host, query.isPrimaryMember, tools);
  },

  getRegistrationEula: (call, tools) => policyOf('Eula', call, tools),
  getRegistrationPrivacyPolicy: (call, tools) => policyOf('PrivacyPolicy', call, tools),

  async reportRegistrationEvents({ body, query }, tools) {
    const opened = await look(query.rid, 'token', tools);
    if (opened === undefined) return false;
    await tools.registrations.addEvents(opened.registration, body, tools.clock.now().toISOString());
    return true;
  },

  goToCompanyRegistration: async (call, tools) => new Redirect(await companyPage(call, tools)),
} satisfies Handlers<'registration'>;

/** What the company of a registration, or of the host name, gives its people to read. */
async function policyOf(kind: 'Eula' | 'PrivacyPolicy', call: RegistrationCall & { query: { rid?: string } }, tools: Tools): Promise<Policy> {
  const opened = call.query.rid === undefined ? undefined : await openRegistration(call.query.rid, 'token', call, tools);
  const company = (opened === undefined || isFailed(opened) ? undefined : opened.company) ?? call.host;
  const id = kind === 'Eula' ? company?.EulaId : company?.PrivacyPolicyId;
  if (company === undefined || typeof id !== 'string') return { Content: '' };
  const resource = kind === 'Eula' ? 'agreements' : 'privacy-policies';
  const row = await tools.resources.find({ resource, owner: company.EntityId }, id);
  if (row === undefined) throw notFound('Policy not found.');
  return { Content: cleanRichText(stringOf(row.Value.Content)) };
}
