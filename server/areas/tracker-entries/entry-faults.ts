import type { Scope } from '../../../runtime/expressions/evaluate';
import type { CompiledForm } from '../../../runtime/definitions/compiled';
import { compiledValidator, type CompiledValidator } from '../../../runtime/validation/compiled-validator';
import { interpretSchema } from '../../../runtime/validation/interpreter';
import { withComputed } from '../../../runtime/validation/computed';
import { type FormPlan, planForm } from '../../../runtime/validation/form-plan';
import { validateForm } from '../../../runtime/validation/validate-form';
import type { FailureMessage, TrackerSetup } from '../../../schemas/generated/records';
import { sessionScopeOfCaller } from '../../calls/caller-answers';
import { validatorFor } from '../../foundation/validation';
import type { Tracking } from './tracking';
import { constantsOf, settingsIn } from '../../foundation/constants';
import { own } from '../../../runtime/validation/own';

/** The form by which entries are entered, and judged here. */
const entryForm = 'tracker-entry';

/** What an entry says, as the form has it. */
interface EntryData {
  EntryDate: string;
  Values: Record<string, unknown>;
}

type Told = Pick<Tracking, 'caller' | 'revision' | 'today' | 'earliest'>;

/**
 * Judges an entry by the same form as on the page, in the same words.
 * @returns what it says with what is computed of it, whatever was sent of that, and what is wrong with it.
 */
export function judgedEntry<Data extends EntryData>(told: Told, setup: TrackerSetup, isNew: boolean, sent: Data): { data: Data; faults: FailureMessage[] } {
  const { plan, scope } = planOf(told, setup, isNew, sent);
  const data = withComputed(plan, sent, scope) as Data;
  const validator = compiledValidator(validatorFor(plan.form.data) as unknown as CompiledValidator);
  return { data, faults: validateForm(plan, data, { ...scope, form: data }, validator) };
}

function planOf({ caller, revision, today, earliest }: Told, setup: TrackerSetup, isNew: boolean, data: EntryData): { plan: FormPlan; scope: Scope } {
  const form: CompiledForm | undefined = own(revision.forms, entryForm);
  if (form === undefined) throw new Error(`There is no form "${entryForm}".`);
  const scope = {
    today,
    session: sessionScopeOfCaller(caller, constantsOf(revision).server),
    settings: settingsIn(revision),
    input: { setup, isNew, isEditable: true, earliest },
    form: data,
  };
  return { plan: planForm(form, { ...revision, interpret: interpretSchema }, scope), scope };
}
