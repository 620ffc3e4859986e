import type { Scope } from '../../runtime/expressions/evaluate';
import type { Reason } from '../../runtime/formulas/reasons';
import { withComputed } from '../../runtime/validation/computed';
import { planForm } from '../../runtime/validation/form-plan';
import { interpretSchema } from '../../runtime/validation/interpreter';
import { validateForm } from '../../runtime/validation/validate-form';
import type { Project } from '../project/project';
import { constantsOf } from '../revision/constants';
import { allOf, fieldsetsOf, formsOf } from '../revision/parts';
import { CommandError, type CommandContext, meantBy } from './command-context';
import { partNames, reasonsOfPart } from './form-reasons';
import { isObject } from '../../runtime/validation/is-object';

/** What a file may say beside the data of the form: who fills it in, what the page gives it, and which day it is. */
const besideData = ['session', 'input', 'today'] as const;

/** Why a field or a group of a form shows or not, must be filled, and is refused; with answers as it stands for these. */
export function whyOfForm(context: CommandContext, project: Project, id: string, about: string, answers: unknown): Reason[] {
  const form = formsOf(project)[id];
  if (form === undefined) throw new CommandError(`The form "${id}" cannot be compiled: npm run check says why.`);
  const { data: given, ...beside } = givenIn(answers);
  const settings: Scope = Object.assign({}, ...Object.values(constantsOf(project)));
  const asGiven: Scope = { today: new Date().toISOString().slice(0, 10), session: null, input: null, settings, ...beside, form: given };
  const plan = planForm(form, { fieldsets: fieldsetsOf(project), formulas: allOf(project, 'formulas'), interpret: interpretSchema }, asGiven);
  const data = withComputed(plan, given, asGiven);
  const scope = { ...asGiven, form: data };
  const errors = validateForm(plan, data, scope, interpretSchema(form.data));
  for (const { Field } of errors.filter(({ Code }) => Code === 'additionalProperties'))
    context.say(`There is no "${Field.slice(1)}" in the data of this form: it is not looked at.${meantBy(Field.slice(1), propertiesOf(form.data))}`);
  const reasons = reasonsOfPart({ plan, data, scope, errors }, about);
  if (reasons.length === 0) throw new CommandError(`The form "${id}" has no field or group "${about}".${meantBy(about, partNames(plan))}`);
  return reasons;
}

/** The data of the form as it is; or, below "form", with what is known beside it. */
function givenIn(answers: unknown): Scope & { data: unknown } {
  if (answers === undefined) return { data: {} };
  if (!isObject(answers))
    throw new CommandError(
      'This file has the data of a form, such as { "Mobile": "+12015550123" }, or { "form": { … }, "session": { … }, "today": "2026-10-01" }.',
    );
  const { form, ...rest } = answers as Record<string, unknown>;
  if (form === undefined || Object.keys(rest).some((key) => !besideData.includes(key as (typeof besideData)[number]))) return { data: answers };
  return { ...rest, data: form };
}

const propertiesOf = ({ properties }: { properties?: unknown }): string[] => Object.keys((properties ?? {}) as object);
