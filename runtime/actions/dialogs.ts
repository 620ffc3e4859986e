import type { Action } from '../definitions/actions';
import { resolveTemplate, type Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { askBeforeLoss } from '../contracts/ask-before-loss';
import { usualConfirmWidth } from '../contracts/dialogs';
import { type ActionContext, reporter, type RunActions, type ActionResult } from './action-context';

/** Opens a dialog, waits until it ends, and goes on with its result or without. */
export async function openDialog(
  { openDialog: id, input, onResult, onDismiss }: Extract<Action, { openDialog: string }>,
  context: ActionContext,
  extra: Scope,
  run: RunActions,
): Promise<ActionResult> {
  const dialog = context.whole?.dialogs[id];
  if (!dialog || !context.whole) {
    context.services.report({ code: 'unknown-dialog', message: `There is no dialog "${id}" in this screen.` });
    return 'stop';
  }
  const given = resolveTemplate(input, { ...context.scope(), ...extra }, reporter(context));
  const { signal } = context;
  const end = await context.services.dialogs.open({ kind: 'dialog', id, input: given, bundle: context.whole }, signal);
  if (signal?.aborted) return 'stop';
  return end === 'dismissed'
    ? run(onDismiss, context, { ...extra, event: dialog.dismissedAs ?? null })
    : run(onResult, context, { ...extra, event: end.result });
}

/** Closes the dialog it stands in. Without a result it counts as dismissed, and asks first where something typed would be lost. */
export async function closeDialog({ result }: Extract<Action, { closeDialog: true }>, context: ActionContext, extra: Scope): Promise<ActionResult> {
  const isDropped = result === undefined && context.submitting === undefined && context.hasChanges?.() === true;
  if (isDropped && !(await askBeforeLoss(context.services, 'close'))) return 'stop';
  context.closeDialog?.(resolveTemplate(result, { ...context.scope(), ...extra }, reporter(context)));
  return 'continue';
}

/** Asks yes or no. */
export async function confirm(action: Extract<Action, { confirm: unknown }>, context: ActionContext, extra: Scope, run: RunActions): Promise<ActionResult> {
  const scope = { ...context.scope(), ...extra };
  const { title, yes, no } = action;
  const asked = {
    kind: 'confirm' as const,
    question: textOf(action.confirm, scope, reporter(context)),
    ...(title ? { title: textOf(title, scope) } : {}),
    ...(yes ? { yes: textOf(yes, scope) } : {}),
    ...(no ? { no: textOf(no, scope) } : {}),
    width: action.width ?? usualConfirmWidth,
    danger: action.danger ?? false,
  };
  const { signal } = context;
  const end = await context.services.dialogs.open(asked, signal);
  if (signal?.aborted) return 'stop';
  return end === 'dismissed' ? run(action.onNo, context, extra) : run(action.onYes, context, extra);
}
