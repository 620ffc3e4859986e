import type { Action } from '../definitions/actions';
import { resolveTemplate, type Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { usualConfirmWidth } from '../dialog/dialogs';
import { type Host, reporter, type RunActions, type Went } from './action-context';

/** Opens a dialog, waits until it ends, and goes on with its result or without. */
export async function openDialog(
  { openDialog: id, input, onResult, onDismiss }: Extract<Action, { openDialog: string }>,
  host: Host,
  extra: Scope,
  run: RunActions,
): Promise<Went> {
  const dialog = host.whole?.dialogs[id];
  if (!dialog || !host.whole) {
    host.services.report({ code: 'unknown-dialog', message: `There is no dialog "${id}" in this screen.` });
    return 'stop';
  }
  const given = resolveTemplate(input, { ...host.scope(), ...extra }, reporter(host));
  const end = await host.services.dialogs.open({ kind: 'dialog', id, input: given, bundle: host.whole });
  return end === 'dismissed' ? run(onDismiss, host, { ...extra, event: dialog.dismissedAs ?? null }) : run(onResult, host, { ...extra, event: end.result });
}

/** Closes the dialog it stands in. Without a result it counts as dismissed. */
export function closeDialog({ result }: Extract<Action, { closeDialog: true }>, host: Host, extra: Scope): Went {
  host.closeDialog?.(resolveTemplate(result, { ...host.scope(), ...extra }, reporter(host)));
  return 'on';
}

/** Asks yes or no. */
export async function confirm(action: Extract<Action, { confirm: unknown }>, host: Host, extra: Scope, run: RunActions): Promise<Went> {
  const scope = { ...host.scope(), ...extra };
  const { title, yes, no } = action;
  const end = await host.services.dialogs.open({
    kind: 'confirm',
    question: textOf(action.confirm, scope, reporter(host)),
    ...(title ? { title: textOf(title, scope) } : {}),
    ...(yes ? { yes: textOf(yes, scope) } : {}),
    ...(no ? { no: textOf(no, scope) } : {}),
    width: action.width ?? usualConfirmWidth,
    danger: action.danger ?? false,
  });
  return end === 'dismissed' ? run(action.onNo, host, extra) : run(action.onYes, host, extra);
}
