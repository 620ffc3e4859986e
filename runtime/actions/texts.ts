import type { Action } from '../definitions/actions';
import type { Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import type { ActionContext, ActionResult } from './action-context';

/** Puts a text into the clipboard. Where the browser does not allow it, that is said, and what follows is left out. */
export async function copy({ copy: text, failed }: Extract<Action, { copy: unknown }>, context: ActionContext, extra: Scope): Promise<ActionResult> {
  const scope = { ...context.scope(), ...extra };
  if (await context.services.copyText(textOf(text, scope))) return 'continue';
  context.services.messages.show(textOf(failed, scope), 'error');
  return 'stop';
}

/** Saves a text as a file. */
export function saveText({ saveText: text, fileName }: Extract<Action, { saveText: unknown }>, context: ActionContext, extra: Scope): ActionResult {
  const scope = { ...context.scope(), ...extra };
  context.services.saveFile(textOf(fileName, scope), new Blob([textOf(text, scope)], { type: 'text/plain' }));
  return 'continue';
}
