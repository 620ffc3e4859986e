import type { Action } from '../definitions/actions';
import { resolveTemplate, type Scope } from '../expressions/evaluate';
import type { Failure } from '../http/http';
import { type FormHandle, type ActionContext, reporter, type ActionResult } from './action-context';

/** What is pressed before the form stands there is done when it does. */
async function withForm(id: string, context: ActionContext, act: (form: FormHandle) => void): Promise<ActionResult> {
  const form = context.form?.(id) ?? (await context.formToCome?.(id));
  if (form) act(form);
  else context.services.report({ code: 'unknown-form', message: `There is no form "${id}" on this screen now.` });
  return form ? 'continue' : 'stop';
}

/** Checks and sends a form, as its own button would. */
export const submitForm = ({ submitForm: id, unanswered }: Extract<Action, { submitForm: string }>, context: ActionContext): Promise<ActionResult> =>
  withForm(id, context, (form) => form.submit(unanswered === 'allowed'));

/** Puts a form back to what it was opened with. */
export const resetForm = ({ resetForm: id }: Extract<Action, { resetForm: string }>, context: ActionContext): Promise<ActionResult> =>
  withForm(id, context, (form) => form.reset());

/** Puts the server's messages on the fields of a form. */
export const showErrors = ({ showErrors: id, errors }: Extract<Action, { showErrors: string }>, context: ActionContext, extra: Scope): Promise<ActionResult> =>
  withForm(id, context, (form) => form.showErrors((resolveTemplate(errors, { ...context.scope(), ...extra }, reporter(context)) ?? []) as Failure['Errors']));

/** Writes values into a form, as if they had been typed. */
export const fillForm = ({ fillForm: id, values }: Extract<Action, { fillForm: string }>, context: ActionContext, extra: Scope): Promise<ActionResult> =>
  withForm(id, context, (form) => form.fill((resolveTemplate(values, { ...context.scope(), ...extra }, reporter(context)) ?? {}) as Record<string, unknown>));
