import type { Action } from '../definitions/actions';
import { resolveTemplate, type Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { valueAt } from '../validation/pointer';
import { type ActionContext, reporter, type ActionResult } from './action-context';
import { showFailure } from './call';

/** Calls the server and saves the answer as a file. */
export async function download(
  { download: id, input, fileName, content }: Extract<Action, { download: string }>,
  context: ActionContext,
  extra: Scope,
): Promise<ActionResult> {
  const operation = context.bundle.operations[id];
  if (!operation) return 'stop';
  const scope = { ...context.scope(), ...extra };
  const outcome = await context.services.http(operation, resolveTemplate(input ?? {}, scope, reporter(context)) as Record<string, unknown>);
  if (!outcome.ok) {
    showFailure(outcome.failure, undefined, context);
    return 'stop';
  }
  context.services.saveFile(textOf(fileName, scope), content === undefined ? outcome.value : valueAt(outcome.value, content));
  return 'continue';
}
