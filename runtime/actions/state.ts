import type { Action } from '../definitions/actions';
import { resolveTemplate, type Scope } from '../expressions/evaluate';
import { type ActionContext, reporter, type ActionResult, type RunActions } from './action-context';

const resolved = (template: unknown, context: ActionContext, extra: Scope) => resolveTemplate(template, { ...context.scope(), ...extra }, reporter(context));

/** Changes a variable of the screen. */
export function set({ set: variable, to }: Extract<Action, { set: string }>, context: ActionContext, extra: Scope): ActionResult {
  context.set?.(variable, resolved(to, context, extra));
  return 'continue';
}

/** Does the actions of a name, with the scope of this place. */
export const doNamed = ({ do: name }: Extract<Action, { do: string }>, context: ActionContext, extra: Scope, run: RunActions): Promise<ActionResult> =>
  run(context.named?.(name), context, extra);

/** Sends the screen's flow an event. */
export function send({ send: type, payload }: Extract<Action, { send: string }>, context: ActionContext, extra: Scope): ActionResult {
  context.send?.({ ...((resolved(payload, context, extra) ?? {}) as object), type });
  return 'continue';
}

/** Tells the screen what happened in a table or a fragment. */
export function emit({ emit: event, payload, of }: Extract<Action, { emit: string }>, context: ActionContext, extra: Scope, run: RunActions) {
  const detail = resolved(payload, context, extra);
  if (of !== undefined) return run(context.fragmentEvents?.(of)?.[event], context, { ...extra, event: detail });
  context.emit?.(event, detail);
  return 'continue' as const;
}

/** Loads data again. */
export function refetch({ refetch: ids }: Extract<Action, { refetch: string[] }>, context: ActionContext): ActionResult {
  context.refetch?.(ids);
  return 'continue';
}
