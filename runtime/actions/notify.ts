import type { Action } from '../definitions/actions';
import type { Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { type ActionContext, reporter, type ActionResult } from './action-context';

/** Shows a message at the lower edge for a while. */
export function notify({ notify: text, tone }: Extract<Action, { notify: unknown }>, context: ActionContext, extra: Scope): ActionResult {
  context.services.messages.show(textOf(text, { ...context.scope(), ...extra }, reporter(context)), tone ?? 'success');
  return 'continue';
}
