import type { Revision } from '../../runtime/definitions/compiled';
import { assessmentPageInput } from '../areas/assessment/form-input';
import { eligibilityItems } from '../areas/registration/find-person';
import { look } from '../areas/registration/open';
import { requiredItems } from '../areas/registration/required-fields';
import type { Caller, EntityRow } from '../records/callers';
import { inReadersWords } from '../foundation/row-texts';
import type { Tools } from '../calls/tools';
import { askedFields } from '../areas/optional-fields/asked-fields';

type Input = Record<string, unknown>;

/** Who sends a form, and what is in it. */
interface Sent {
  caller: Caller | undefined;
  host: EntityRow | undefined;
  body: Input;
  /** What stands in the address. */
  path: Input;
  revision: Revision;
}

/** What a form is given beside its data, by the form's id: the same as its screen gives it. */
const inputs: Record<string, (sent: Sent & { caller: Caller }, tools: Tools) => Input | Promise<Input>> = {
  'assessment-page': assessmentPageInput,
  'user-profile': ({ caller: { entity } }) => ({ items: inReadersWords(entity.ProfileItems) }),
  'optional-fields': async ({ caller }, tools) => ({ items: inReadersWords(await askedFields(caller, tools)) }),
};

/** The same for forms of people who are not signed in. */
const openInputs: Record<string, (sent: Sent, tools: Tools) => Promise<Input>> = {
  'registration-identify': async ({ body, host }, tools) => ({
    items: inReadersWords(await eligibilityItems(await companyOf(body, host, tools), body.IsPrimaryMember === true, tools)),
  }),
  'registration-required-fields': async ({ body, host }, tools) => ({
    items: inReadersWords(requiredItems(await companyOf(body, host, tools))),
  }),
};

/** Empty for a form without input, and for one of people signed in while nobody is. */
export function formInput(form: string, sent: Sent, tools: Tools): Input | Promise<Input> {
  if (Object.hasOwn(openInputs, form)) return openInputs[form]!(sent, tools);
  const { caller } = sent;
  return caller !== undefined && Object.hasOwn(inputs, form) ? inputs[form]!({ ...sent, caller }, tools) : {};
}

/** The company of the registration that a form belongs to, else that of the host name. */
async function companyOf({ Rid }: Input, host: EntityRow | undefined, tools: Tools): Promise<EntityRow | undefined> {
  return (typeof Rid === 'string' ? (await look(Rid, 'token', tools))?.company : undefined) ?? host;
}
