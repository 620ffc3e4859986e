import { changesNothing } from '../definitions/changes-nothing';
import type { Action } from '../definitions/actions';
import type { Scope } from '../expressions/evaluate';
import { resolveTemplate } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { reasonOfFailure, serviceAway } from '../format/failure-text';
import { type Failure, showingFailure } from '../http/http';
import { type ActionContext, reporter, type RunActions, type ActionResult } from './action-context';

type Call = Extract<Action, { call: string }>;

/**
 * Calls the server. A failure shows one message: in the form being sent, else the one given, else the general one. `settled` is told whether
 * it went well or is kept on the device, before anything else is done about it.
 */
export async function call(
  { call: id, input, onOk, onError, onKept, onEnd, failed }: Omit<Call, 'when'>,
  context: ActionContext,
  extra: Scope,
  run: RunActions,
  settled?: (ok: boolean) => void,
): Promise<ActionResult> {
  const operation = context.bundle.operations[id];
  if (!operation) {
    context.services.report({ code: 'unknown-call', message: `There is no call "${id}" in this screen.` });
    settled?.(false);
    return 'stop';
  }
  const scope = { ...context.scope(), ...extra };
  const showsFailure = onError !== undefined && (!Array.isArray(onError) || onError.length > 0);
  const outcome = await context.services.http(
    showsFailure ? showingFailure(operation) : operation,
    resolveTemplate(input ?? {}, scope, reporter(context)) as Record<string, unknown>,
  );
  const isKept = !outcome.ok && outcome.failure.Kept === true;
  settled?.(outcome.ok || isKept);
  if (outcome.ok) {
    if (!changesNothing(operation)) context.services.announce({ type: `saved.${id}` });
    const result = await run(onOk, context, { ...extra, event: outcome.value });
    await run(onEnd, context, extra);
    return result;
  }
  if (isKept) {
    tellKept(context);
    await run(onKept, context, extra);
  } else if (onError) await run(onError, context, { ...extra, event: outcome.failure });
  else showFailure(outcome.failure, failed && textOf(failed, { ...scope, event: outcome.failure }), context);
  await run(onEnd, context, extra);
  return 'stop';
}

/** Says that a call is kept on the device. */
export function tellKept({ services }: Pick<ActionContext, 'services'>): void {
  services.messages.show(textOf(services.shell.get().app.onDevice?.kept ?? '', {}), 'success');
}

/** 401 and 403 are answered by the application's own flow, and have no message here. Where `onError` is given, it shows a 403 of a call that changes something. */
const answeredElsewhere = new Set([401, 403]);

/**
 * Says why a call failed: the server's reasons in the form being sent, all else as a message. `text`: what the screen says of it. What the form has
 * shown is not said again, unless the text is another.
 */
export function showFailure(failure: Failure, text: string | undefined, context: ActionContext): void {
  if (answeredElsewhere.has(failure.StatusCode)) return;
  const reason = reasonOfFailure(failure);
  const own = text ?? failure.Message;
  // What broke, or passes, is no fault of what was entered: the form says nothing of it.
  const told = failure.StatusCode < 500 ? failure.Errors : [];
  const read = told.length > 0 ? context.submitting?.showErrors(told) : undefined;
  if (read === 'atFields' || (read === 'inForm' && (own === undefined || own === reason))) return;
  const app = context.services.shell.get().app as { callFailed?: string; offline?: string };
  // An outage passes: what the screen says of a failure, such as to ask support, would mislead.
  const outage = failure.StatusCode === serviceAway ? reason : undefined;
  const offline = failure.StatusCode === 0 ? app.offline : undefined;
  context.services.messages.show(outage ?? own ?? offline ?? reason ?? app.callFailed ?? '', 'error');
}
