import type { Action } from '../definitions/actions';
import type { ActionContext, ActionResult } from './action-context';

/** Opens the browser's print dialog. What is printed is the page without what only serves its use: see runtime/app/print.css. */
export function print(_: Extract<Action, { print: true }>, context: ActionContext): ActionResult {
  context.services.print();
  return 'continue';
}
