import { z } from 'zod';
import { namedByKey } from '../named-by-key';
import { announceAction, keptCallsAction, leaveAction, logAction, refetchFailedAction, storeAction } from './application';
import { callAction } from './call';
import { closeDialogAction, confirmAction, openDialogAction } from './dialogs';
import { downloadAction } from './download';
import { fillFormAction, resetFormAction, showErrorsAction, submitFormAction } from './forms';
import { type Actions, holdActions } from './later';
import { navigateAction, reloadAction } from './navigate';
import { notifyAction } from './notify';
import { printAction } from './print';
import { endSessionAction, refreshSessionAction, startSessionAction } from './session';
import { doAction, emitAction, refetchAction, sendAction, setAction } from './state';
import { copyAction, saveTextAction } from './texts';
import { updateAction } from './update';

/** Each action and its parameters, by the key that names it. To add one: its shape in this folder, its check, what it does, and its line in the three registries. */
export const actionShapes = {
  call: callAction,
  openDialog: openDialogAction,
  closeDialog: closeDialogAction,
  confirm: confirmAction,
  navigate: navigateAction,
  notify: notifyAction,
  refetch: refetchAction,
  update: updateAction,
  refetchFailed: refetchFailedAction,
  keptCalls: keptCallsAction,
  do: doAction,
  send: sendAction,
  emit: emitAction,
  set: setAction,
  submitForm: submitFormAction,
  resetForm: resetFormAction,
  fillForm: fillFormAction,
  showErrors: showErrorsAction,
  download: downloadAction,
  startSession: startSessionAction,
  refreshSession: refreshSessionAction,
  endSession: endSessionAction,
  reload: reloadAction,
  print: printAction,
  copy: copyAction,
  saveText: saveTextAction,
  announce: announceAction,
  store: storeAction,
  leave: leaveAction,
  log: logAction,
};
export type ActionName = keyof typeof actionShapes;
export type Action = z.infer<(typeof actionShapes)[ActionName]>;

export const action: z.ZodType<Action> = z
  .union(Object.values(actionShapes))
  .meta({ id: 'Action', description: 'One effect: a call, a dialog, a message, another screen …' });

const oneOrSeveral = z.union([action, z.array(action)]);
holdActions(oneOrSeveral);

export const actionList: z.ZodType<Actions> = oneOrSeveral.meta({ id: 'Actions' });

/** Which action it is: by the key that names it. */
export const actionNameOf = (value: object): ActionName | undefined => namedByKey(actionShapes, value);
