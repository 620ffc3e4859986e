import type { CompiledForm } from '../../../runtime/definitions/compiled';
import { compiledValidator, type CompiledValidator } from '../../../runtime/validation/compiled-validator';
import { interpretSchema } from '../../../runtime/validation/interpreter';
import { planForm } from '../../../runtime/validation/form-plan';
import { validateForm } from '../../../runtime/validation/validate-form';
import type { FailureMessage, TrackerSetup } from '../../../schemas/generated/records';
import { sessionScopeOfCaller } from '../../calls/caller-answers';
import { validatorFor } from '../../foundation/validation';
import type { Tracking } from './tracking';
import { constantsOf, settingsIn } from '../../foundation/constants';

/** The form by which entries are entered, and judged here. */
const entryForm = 'tracker-entry';

/** What an entry says, as the form has it. */
interface EntryData {
  EntryDate: string;
  Values: Record<string, unknown>;
}

/** What is wrong with an entry: the same form as on the page, the same words. */
export function entryFaults(
  { caller, revision, today, earliest }: Pick<Tracking, 'caller' | 'revision' | 'today' | 'earliest'>,
  setup: TrackerSetup,
  isNew: boolean,
  data: EntryData,
): FailureMessage[] {
  const form: CompiledForm | undefined = Object.hasOwn(revision.forms, entryForm) ? revision.forms[entryForm] : undefined;
  if (form === undefined) throw new Error(`There is no form "${entryForm}".`);
  const scope = {
    today,
    session: sessionScopeOfCaller(caller, constantsOf(revision).server),
    settings: settingsIn(revision),
    input: { setup, isNew, isEditable: true, earliest },
    form: data,
  };
  return validateForm(
    planForm(form, { ...revision, interpret: interpretSchema }, scope),
    data,
    scope,
    compiledValidator(validatorFor(form.data) as unknown as CompiledValidator),
  );
}
