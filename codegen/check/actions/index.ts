import { type Action, type ActionName, actionNameOf } from '../../../runtime/definitions/actions';
import type { JsonSchema } from '../../../runtime/definitions/compiled';
import type { Path } from '../../document';
import { type Check, type Place, withVariable } from '../check';
import { checkSource, readData } from '../expressions';
import type { CheckActions, CheckOf } from './check-of';
import { checkAnnounce, checkKeptCalls, checkLeave, checkLog, checkStore } from './application';
import { checkCall } from './call';
import { checkCloseDialog, checkConfirm, checkOpenDialog } from './dialogs';
import { checkDownload } from './download';
import { checkFillForm, checkResetForm, checkShowErrors, checkSubmitForm } from './forms';
import { checkNavigate } from './navigate';
import { checkNotify } from './notify';
import { checkStartSession } from './session';
import { checkDo, checkEmit, checkRefetch, checkSend, checkSet } from './state';
import { checkCopy, checkSaveText } from './texts';
import { checkUpdate } from './update';

/** What needs no check beyond its shape. */
const nothing = () => undefined;

/** How each action is checked. */
const checks: { [Name in ActionName]: CheckOf<Name> } = {
  call: checkCall,
  openDialog: checkOpenDialog,
  closeDialog: checkCloseDialog,
  confirm: checkConfirm,
  navigate: checkNavigate,
  notify: checkNotify,
  refetch: checkRefetch,
  update: checkUpdate,
  refetchFailed: nothing,
  keptCalls: checkKeptCalls,
  do: checkDo,
  send: checkSend,
  emit: checkEmit,
  set: checkSet,
  submitForm: checkSubmitForm,
  resetForm: checkResetForm,
  fillForm: checkFillForm,
  showErrors: checkShowErrors,
  download: checkDownload,
  startSession: checkStartSession,
  refreshSession: nothing,
  endSession: nothing,
  reload: nothing,
  print: nothing,
  copy: checkCopy,
  saveText: checkSaveText,
  announce: checkAnnounce,
  store: checkStore,
  leave: checkLeave,
  log: checkLog,
};

/** When the actions run: beside what their place may read, `now` is a date and time. */
const moment: JsonSchema = { type: 'string' };

/** Checks actions where they stand: every name they use, every expression, every value they pass on. */
export const checkActions: CheckActions = (check, path, actions, around) => {
  const place = Object.hasOwn(around.scope, 'now') ? around : withVariable(around, 'now', moment);
  if (Array.isArray(actions)) actions.forEach((action, index) => checkAction(check, [...path, index], action, place));
  else if (actions !== undefined) checkAction(check, path, actions, place);
};

function checkAction(check: Check, path: Path, action: Action, outer: Place): void {
  if (action.when) checkSource(check, [...path, 'when'], action.when, { ...outer, pending: new Set() }, 'boolean');
  const guarded = new Set(action.when ? readData(action.when.$) : []);
  const place = guarded.size === 0 ? outer : { ...outer, pending: new Set([...outer.pending].filter((name) => !guarded.has(name))) };
  const name = actionNameOf(action);
  if (name !== undefined) (checks[name] as CheckOf<ActionName>)(check, path, action as never, place, checkActions);
}
