import { isLinkAddress } from '../format/addresses';
import { hasUnsaved } from '../contracts/has-unsaved';
import type { Action } from '../definitions/actions';
import { hasNoAnswer } from '../contracts/queries';
import { askBeforeLoss } from '../contracts/ask-before-loss';
import { evaluate, resolveTemplate, type Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { type ActionContext, reporter, type ActionResult } from './action-context';

/** Tells the flows of the application. */
export async function announce(
  { announce: type, payload, leaves }: Extract<Action, { announce: string }>,
  context: ActionContext,
  extra: Scope,
): Promise<ActionResult> {
  if (leaves && hasUnsaved(context.services) && !(await askBeforeLoss(context.services, 'leave'))) return 'stop';
  context.services.announce({ ...((resolveTemplate(payload ?? {}, { ...context.scope(), ...extra }, reporter(context)) ?? {}) as object), type });
  return 'continue';
}

/** Keeps something for the next visit. */
export function store({ store: name, value }: Extract<Action, { store: string }>, context: ActionContext, extra: Scope): ActionResult {
  context.services.stored.write(name, resolveTemplate(value, { ...context.scope(), ...extra }, reporter(context)));
  return 'continue';
}

/** Leaves the application. An address that is neither this server's nor https leads home. */
export function leave({ leave: to, newWindow }: Extract<Action, { leave: unknown }>, context: ActionContext, extra: Scope): ActionResult {
  const address = typeof to === 'string' ? to : evaluate(to.$, { ...context.scope(), ...extra }, reporter(context));
  if (newWindow && isLinkAddress(address)) {
    context.services.navigation.open(address);
    return 'continue';
  }
  if (isLinkAddress(address)) context.services.navigation.leave(address);
  else context.services.navigation.go(context.services.shell.get().app.home);
  return 'stop';
}

/**
 * Makes the calls of what is shown again whose answers did not arrive; where answers of the device are shown, all calls of what is shown. A refusal is an
 * answer, and what is not shown is called for when it is shown.
 */
export function refetchFailed(_: Extract<Action, { refetchFailed: true }>, context: ActionContext): ActionResult {
  const { queries, onDevice } = context.services;
  const isFromDevice = onDevice.state.get().seenAt !== null;
  onDevice.state.set({ ...onDevice.state.get(), seenAt: null });
  void queries.refetchQueries({ type: 'active', predicate: ({ state }) => isFromDevice || (state.status === 'error' && hasNoAnswer(state.error)) });
  context.services.announce({ type: 'refetch.failed' });
  return 'continue';
}

/** Sends or deletes the calls that the device keeps. */
export async function keptCalls(
  { keptCalls: does, only }: Extract<Action, { keptCalls: string }>,
  context: ActionContext,
  extra: Scope,
): Promise<ActionResult> {
  const { onDevice } = context.services;
  if (does === 'send') {
    await onDevice.send();
    return 'continue';
  }
  const one = only && evaluate(only.$, { ...context.scope(), ...extra }, reporter(context));
  // An expression that fails names no call: then nothing is deleted.
  if (only === undefined || typeof one === 'string') await onDevice.discard(one as string | undefined);
  return 'continue';
}

/** Says something on the console only. */
export function log({ log: text }: Extract<Action, { log: unknown }>, context: ActionContext, extra: Scope): ActionResult {
  context.services.report({ code: 'logged', message: textOf(text, { ...context.scope(), ...extra }, reporter(context)) });
  return 'continue';
}
