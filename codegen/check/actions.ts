import type { JsonSchema } from '../../runtime/definitions/compiled';
import { closest } from '../../runtime/definitions/fault';
import { type Action, type ActionName, type Actions, actionShapes } from '../../runtime/definitions/shapes/action';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Path } from '../document';
import { checkCallInput, failureSchema, findCall } from './calls';
import { type Check, own, type Place, reportLacking, reportUnknown, withVariable } from './check';
import { checkSource, readData, schemaOfSource } from './expressions';
import { acceptsOf } from './flow-events';
import { writtenOut } from './json-schemas';
import { checkPath } from './routes';
import { follow, namesOf } from './schema-path';
import { checkTemplate } from './templates';
import { checkText } from './texts';

/** Checks actions where they stand: every name they use, every expression, every value they pass on. */
export function checkActions(check: Check, path: Path, actions: Actions | undefined, around: Place): void {
  const place = Object.hasOwn(around.scope, 'now') ? around : withVariable(around, 'now', moment);
  if (Array.isArray(actions)) actions.forEach((action, index) => checkAction(check, [...path, index], action, place));
  else if (actions !== undefined) checkAction(check, path, actions, place);
}

/** When the actions run: beside what their place may read, `now` is a date and time. */
const moment: JsonSchema = { type: 'string' };

type CheckOf<Name extends ActionName> = (check: Check, path: Path, action: Extract<Action, Record<Name, unknown>>, place: Place) => void;

function checkAction(check: Check, path: Path, action: Action, outer: Place): void {
  if (action.when) checkSource(check, [...path, 'when'], action.when, { ...outer, pending: new Set() }, 'boolean');
  const guarded = new Set(action.when ? readData(action.when.$) : []);
  const place = guarded.size === 0 ? outer : { ...outer, pending: new Set([...outer.pending].filter((name) => !guarded.has(name))) };
  const name = (Object.keys(actionShapes) as ActionName[]).find((key) => Object.hasOwn(action, key));
  if (name !== undefined) (checks[name] as CheckOf<ActionName>)(check, path, action as never, place);
}

const checks: { [Name in ActionName]: CheckOf<Name> } = {
  call: (check, path, { call, input, onOk, onError, failed }, place) => {
    const operation = findCall(check, [...path, 'call'], call);
    checkCallInput(check, [...path, 'input'], operation, input, place);
    checkActions(check, [...path, 'onOk'], onOk, withVariable(place, 'event', operation?.answer));
    const failing = withVariable(place, 'event', failureSchema(check));
    checkActions(check, [...path, 'onError'], onError, failing);
    checkText(check, [...path, 'failed'], failed, failing);
  },
  openDialog: (check, path, { openDialog, input, onResult, onDismiss }, place) => {
    const dialog = check.ask('dialog', openDialog);
    if (dialog === undefined) reportUnknown(check, 'unknown-dialog', [...path, 'openDialog'], 'dialog', openDialog, check.ask('names', 'dialog'));
    checkGiven(
      check,
      path,
      'input',
      input,
      dialog?.sound === true ? dialog.value.input : undefined,
      place,
      dialog?.sound === true && dialog.value.input === undefined ? `The dialog "${openDialog}" declares no "input".` : undefined,
    );
    checkActions(
      check,
      [...path, 'onResult'],
      onResult,
      withVariable(place, 'event', dialog?.sound === true ? writtenOut(check, dialog.value.result) : undefined),
    );
    const dismissedAs = dialog?.sound === true ? dialog.value.dismissedAs : undefined;
    checkActions(
      check,
      [...path, 'onDismiss'],
      onDismiss,
      dismissedAs === undefined ? place : withVariable(place, 'event', { type: typeof dismissedAs, const: dismissedAs }),
    );
  },
  closeDialog: (check, path, { result }, place) => {
    if (place.world.kind !== 'dialog' && place.world.kind !== 'table')
      check.report('wrong-place', [...path, 'closeDialog'], 'This is no dialog: only a dialog can close itself.', { part: 'key' });
    checkTemplate(check, [...path, 'result'], result, result === undefined ? undefined : place.world.result, place);
  },
  confirm: (check, path, action, place) => {
    for (const key of ['confirm', 'title', 'yes', 'no'] as const) checkText(check, [...path, key], action[key], place);
    checkActions(check, [...path, 'onYes'], action.onYes, place);
    checkActions(check, [...path, 'onNo'], action.onNo, place);
  },
  navigate: (check, path, { navigate, query }, place) => {
    if (isExpression(navigate)) checkSource(check, [...path, 'navigate'], navigate, place, 'text');
    else checkPath(check, [...path, 'navigate'], navigate);
    checkTemplate(check, [...path, 'query'], query, undefined, place);
  },
  notify: (check, path, { notify }, place) => checkText(check, [...path, 'notify'], notify, place),
  refetch: (check, path, { refetch }, { world }) =>
    refetch.forEach((name, index) => {
      if (world.open || Object.hasOwn(world.data, name) || check.ask('operation', name) !== undefined) return;
      reportUnknown(check, 'unknown-data', [...path, 'refetch', index], 'declared data or call', name, [
        ...Object.keys(world.data),
        ...check.ask('names', 'operation'),
      ]);
    }),
  send: (check, path, { send, payload }, place) => {
    const id = place.world.flow;
    const flow = id === undefined ? undefined : check.ask('flow', id);
    if (id === undefined) check.report('wrong-place', [...path, 'send'], 'No flow runs here that could take this event: name one by "flow".');
    else if (flow?.sound === true && !acceptsOf(flow.value).has(send))
      check.report('unknown-event', [...path, 'send'], `The flow "${id}" takes no event "${send}".`, suggest(send, acceptsOf(flow.value)));
    const schema = flow?.sound === true ? own(flow.value.events, send) : undefined;
    checkGiven(check, path, 'payload', payload, schema, place);
  },
  emit: (check, path, { emit, payload }, place) => {
    const { kind, events } = place.world;
    if (kind !== 'table') check.report('wrong-place', [...path, 'emit'], 'Only a table emits events. Use "send" for the flow of a screen.', { part: 'key' });
    else if (!Object.hasOwn(events, emit)) reportLacking(check, 'unknown-event', [...path, 'emit'], 'This table', 'event', emit, Object.keys(events));
    checkGiven(check, path, 'payload', payload, own(events, emit), place);
  },
  set: (check, path, { set, to }, place) => {
    const { open, state } = place.world;
    if (!open && !Object.hasOwn(state, set)) reportUnknown(check, 'unknown-state-variable', [...path, 'set'], 'state variable', set, Object.keys(state));
    checkTemplate(check, [...path, 'to'], to, writtenOut(check, own(state, set)), place);
  },
  submitForm: (check, path, { submitForm }, place) => checkFormNode(check, [...path, 'submitForm'], submitForm, place),
  resetForm: (check, path, { resetForm }, place) => checkFormNode(check, [...path, 'resetForm'], resetForm, place),
  fillForm: (check, path, { fillForm, values }, place) => {
    checkFormNode(check, [...path, 'fillForm'], fillForm, place);
    const form = own(place.world.forms, fillForm);
    checkTemplate(check, [...path, 'values'], values, form === undefined ? undefined : check.ask('formData', form), place, { partial: true });
  },
  showErrors: (check, path, { showErrors, errors }, place) => {
    checkFormNode(check, [...path, 'showErrors'], showErrors, place);
    checkTemplate(check, [...path, 'errors'], errors, { type: 'array' }, place);
  },
  download: (check, path, { download, input, fileName, content }, place) => {
    const operation = findCall(check, [...path, 'download'], download);
    checkCallInput(check, [...path, 'input'], operation, input, place);
    const found = content === undefined ? 'unknown' : follow(operation?.answer, namesOf(content));
    if (found !== 'unknown' && 'missing' in found) reportUnknown(check, 'unknown-property', [...path, 'content'], 'property', found.missing, found.among);
    checkText(check, [...path, 'fileName'], fileName, place);
  },
  startSession: (check, path, { startSession }, place) => checkTemplate(check, [...path, 'startSession'], startSession, { type: 'object' }, place),
  refreshSession: () => undefined,
  refetchFailed: () => undefined,
  endSession: () => undefined,
  reload: () => undefined,
  print: () => undefined,
  copy: (check, path, { copy, failed }, place) => {
    checkText(check, [...path, 'copy'], copy, place);
    checkText(check, [...path, 'failed'], failed, place);
  },
  saveText: (check, path, { saveText, fileName }, place) => {
    checkText(check, [...path, 'saveText'], saveText, place);
    checkText(check, [...path, 'fileName'], fileName, place);
  },
  announce: (check, path, { announce, payload }, place) => {
    const flows = check.ask('apps').flatMap((app) => app.value.flows.flatMap((id) => check.ask('flow', id) ?? []));
    const accepted = new Set(flows.filter(({ sound }) => sound).flatMap(({ value }) => [...acceptsOf(value)]));
    if (!check.ask('unclear', 'flows') && flows.every(({ sound }) => sound) && !accepted.has(announce))
      check.report('unknown-event', [...path, 'announce'], `No flow of the application takes the event "${announce}".`, suggest(announce, accepted));
    const schema = flows.map(({ sound, value }) => (sound ? own(value.events, announce) : undefined)).find((one) => one !== undefined);
    checkGiven(check, path, 'payload', payload, schema, place);
  },
  store: (check, path, { store, value }, place) => {
    const declared = checkStored(check, [...path, 'store'], store);
    if (value !== null) checkTemplate(check, [...path, 'value'], value, own(declared, store), place);
  },
  leave: (check, path, { leave }, place) => {
    if (isExpression(leave)) checkSource(check, [...path, 'leave'], leave, place, 'text');
  },
  log: (check, path, { log }, place) => checkText(check, [...path, 'log'], log, place),
};

const suggest = (name: string, names: Iterable<string>) => ({ suggestion: closest(name, names) });

/** A form node of this screen; a flow's forms are those of the screens that run it, which its own check looks at. */
export function checkFormNode(check: Check, path: Path, id: string, { world }: Place): void {
  if (!world.open && !Object.hasOwn(world.forms, id)) reportUnknown(check, 'unknown-form-node', path, 'form node', id, Object.keys(world.forms));
}

/** What is given to a thing that declares what it takes. */
export function checkGiven(check: Check, path: Path, key: string, given: unknown, declared: JsonSchema | undefined, place: Place, undeclared?: string): void {
  if (given !== undefined && undeclared !== undefined) return check.report('unknown-input', [...path, key], undeclared, { part: 'key' });
  const schema = writtenOut(check, declared);
  if (given !== undefined) return checkTemplate(check, [...path, key], given, schema, place);
  const required = schema?.required;
  if (Array.isArray(required) && required.length > 0)
    check.report('missing-value', path, `"${key}" is missing here: it must give ${required.map((name) => `"${name}"`).join(', ')}.`);
}

/** The schema of a value that a template gives, where it can be told. */
export const schemaOfTemplate = (template: unknown, place: Place): JsonSchema | undefined =>
  isExpression(template) ? schemaOfSource(template.$, place.scope) : undefined;

/** Checks that the application keeps such a thing; answers all that it keeps. */
export function checkStored(check: Check, path: Path, name: string): Record<string, JsonSchema> | undefined {
  const declared = check.ask('stored')?.properties as Record<string, JsonSchema> | undefined;
  if (declared !== undefined && !Object.hasOwn(declared, name))
    reportLacking(check, 'unknown-stored', path, 'The application', 'stored thing', name, Object.keys(declared));
  return declared;
}
