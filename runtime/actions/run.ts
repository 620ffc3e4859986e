import type { Action, ActionName } from '../definitions/actions';
import { holds, type Scope } from '../expressions/evaluate';
import { type ActionContext, reporter, type RunActions, type ActionResult } from './action-context';
import { call } from './call';
import { closeDialog, confirm, openDialog } from './dialogs';
import { copy, saveText } from './texts';
import { download } from './download';
import { navigate, reload } from './navigate';
import { notify } from './notify';
import { print } from './print';
import { fillForm, resetForm, showErrors, submitForm } from './forms';
import { announce, keptCalls, leave, log, refetchFailed, store } from './application';
import { endSession, refreshSession, startSession } from './session';
import { doNamed, emit, refetch, send, set } from './state';
import { update } from './update';

/** Every action a definition may name, by the key that names it. To add one: its shape in definitions/actions, its check, its file, its line here. */
const actions = {
  call,
  openDialog,
  closeDialog,
  confirm,
  navigate,
  notify,
  refetch,
  update,
  refetchFailed,
  keptCalls,
  do: doNamed,
  send,
  emit,
  set,
  submitForm,
  resetForm,
  fillForm,
  showErrors,
  download,
  startSession,
  refreshSession,
  endSession,
  reload,
  print,
  copy,
  saveText,
  announce,
  store,
  leave,
  log,
} satisfies {
  [Name in ActionName]: (
    action: Extract<Action, Record<Name, unknown>>,
    context: ActionContext,
    extra: Scope,
    run: RunActions,
  ) => ActionResult | Promise<ActionResult>;
};

type Run = (action: Action, context: ActionContext, extra: Scope, run: RunActions) => ActionResult | Promise<ActionResult>;

/**
 * Runs actions one after another. `extra` is what they read beside the context's scope, such as `event` or `row`; `now`
 * is the moment they began. A failed call ends the list.
 */
export const runActions: RunActions = async (list, context, given = {}) => {
  if (list === undefined) return 'continue';
  const extra = { now: context.services.now(), ...given };
  for (const action of Array.isArray(list) ? list : [list]) {
    if (action.when && !holds(action.when.$, { ...context.scope(), ...extra }, reporter(context))) continue;
    const name = Object.keys(actions).find((key) => Object.hasOwn(action, key)) as ActionName | undefined;
    if (!name) {
      context.services.report({ code: 'unknown-action', message: `There is no action with the keys ${Object.keys(action).join(', ')}.` });
      return 'stop';
    }
    if ((await (actions[name] as Run)(action, context, extra, runActions)) === 'stop') return 'stop';
  }
  return 'continue';
};
