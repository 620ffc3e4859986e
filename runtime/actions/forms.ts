import type { Action } from '../definitions/actions';
import { resolveTemplate, type Scope } from '../expressions/evaluate';
import type { Failure } from '../http/http';
import { type FormHandle, type Host, reporter, type Went } from './action-context';

function withForm(id: string, host: Host, act: (form: FormHandle) => void): Went {
  const form = host.form?.(id);
  if (form) act(form);
  else host.services.report({ code: 'unknown-form', message: `There is no form "${id}" on this screen now.` });
  return form ? 'on' : 'stop';
}

/** Checks and sends a form, as its own button would. */
export const submitForm = ({ submitForm: id, unanswered }: Extract<Action, { submitForm: string }>, host: Host): Went =>
  withForm(id, host, (form) => form.submit(unanswered === 'allowed'));

/** Puts a form back to what it was opened with. */
export const resetForm = ({ resetForm: id }: Extract<Action, { resetForm: string }>, host: Host): Went => withForm(id, host, (form) => form.reset());

/** Puts the server's messages on the fields of a form. */
export const showErrors = ({ showErrors: id, errors }: Extract<Action, { showErrors: string }>, host: Host, extra: Scope): Went =>
  withForm(id, host, (form) => form.showErrors((resolveTemplate(errors, { ...host.scope(), ...extra }, reporter(host)) ?? []) as Failure['Errors']));

/** Writes values into a form, as if they had been typed. */
export const fillForm = ({ fillForm: id, values }: Extract<Action, { fillForm: string }>, host: Host, extra: Scope): Went =>
  withForm(id, host, (form) => form.fill((resolveTemplate(values, { ...host.scope(), ...extra }, reporter(host)) ?? {}) as Record<string, unknown>));
