import type { Dialog } from '../../runtime/definitions/shapes/dialog';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Layout } from '../../runtime/definitions/shapes/layout';
import { type Open, regionsOf, treeOf } from '../../runtime/definitions/open';
import type { Screen } from '../../runtime/definitions/shapes/screen';
import type { Path } from '../document';
import { checkActions } from './actions';
import { checkAddress } from './address';
import { checkNamed } from './given';
import { checkAllow } from './allow';
import { type Check, type Place, reportLacking, reportUnknown, withVariable } from './check';
import { checkData } from './data';
import { checkSource } from './expressions';
import { checkJsonSchema, writtenOut } from './json-schemas';
import { checkLiveEvent } from './live-categories';
import { checkMissingThings } from './missing-things';
import { checkNames } from './names';
import { checkNodes } from './nodes';
import { checkPicture } from './pictures';
import { checkConflicts } from './routes';
import { placeOf } from './screen-place';
import { checkTemplate } from './templates';
import { checkUnusedActions } from './unused-actions';
import { checkText } from './texts';
import { singleWidgetScreens } from './single-widget-screens';

/** Checks a screen. */
export function checkScreen(check: Check<Screen>): void {
  const { value } = check.definition;
  const outer = placeOf(check as Check<Open>);
  const place = checkNames(check, ['let'], value.let, outer);
  checkAllow(check, ['allow'], value.allow);
  if (value.path !== undefined) checkConflicts(check, ['path'], value.path, value.id);
  else checkWithoutPath(check);
  (value.aliases ?? []).forEach((alias, index) => checkConflicts(check, ['aliases', index], alias, value.id));
  (value.places ?? []).forEach((at, index) => {
    const path = ['places', index];
    checkConflicts(check, [...path, 'path'], at.path, value.id);
    checkText(check, [...path, 'title'], at.title, { ...outer, pending: new Set() });
    checkAllow(check, [...path, 'allow'], at.allow);
    checkGuardNames(check, [...path, 'guards'], at.guards);
  });
  for (const [name, schema] of Object.entries(value.query ?? {})) checkJsonSchema(check, ['query', name], schema);
  checkText(check, ['title'], value.title, { ...outer, pending: new Set() });
  if (value.layout !== undefined && check.query('layout', value.layout) === undefined)
    reportUnknown(check, 'unknown-layout', ['layout'], 'layout', value.layout, check.query('names', 'layout'));
  checkGuardNames(check, ['guards'], value.guards);
  const sections = check.query('sections');
  if (value.section !== undefined && !sections.includes(value.section))
    reportLacking(check, 'unknown-section', ['section'], 'The navigation', 'section', value.section, sections);
  checkActions(check, ['onOpen'], value.onOpen, place);
  if (value.confirmLeaveWhen) checkSource(check, ['confirmLeaveWhen'], value.confirmLeaveWhen, { ...place, pending: new Set() }, 'boolean');
  checkParts(check as Check<Open>, place);
  const [only] = value.body;
  if (value.body.length === 1 && only !== undefined && 'widget' in only && !Object.hasOwn(singleWidgetScreens, value.id))
    check.report(
      'single-widget-screen',
      ['body', 0],
      'This screen is one widget, so none of it is data. Build it from smaller parts, or name it with its reason in codegen/check/single-widget-screens.ts.',
    );
}

/** What opens by no address says nothing of one. */
function checkWithoutPath(check: Check<Screen>): void {
  for (const key of ['aliases', 'places', 'query', 'guards', 'layout', 'section'] as const)
    if (check.definition.value[key] !== undefined)
      check.report('wrong-place', [key], `A screen without "path" is placed in others, so "${key}" says nothing: leave it out.`, { part: 'key' });
}

function checkGuardNames(check: Check, path: Path, names: readonly string[] | undefined): void {
  const known = check.query('guardNames');
  (names ?? []).forEach((name, index) => {
    if (!known.includes(name)) reportUnknown(check, 'unknown-guard', [...path, index], 'guard', name, known);
  });
}

/** Checks a dialog. */
export function checkDialog(check: Check<Dialog>): void {
  const { value } = check.definition;
  const place = checkNames(check, ['let'], value.let, placeOf(check as Check<Open>));
  if (value.input) checkJsonSchema(check, ['input'], value.input);
  if (value.result) checkJsonSchema(check, ['result'], value.result);
  checkText(check, ['title'], value.title, { ...place, pending: new Set() });
  if (value.icon !== undefined) checkPicture(check, ['icon'], value.icon, { ...place, pending: new Set() });
  if (value.mustAnswerWhen) checkSource(check, ['mustAnswerWhen'], value.mustAnswerWhen, { ...place, pending: new Set() }, 'boolean');
  if (value.confirmDismissWhen) checkSource(check, ['confirmDismissWhen'], value.confirmDismissWhen, { ...place, pending: new Set() }, 'boolean');
  checkParts(check as Check<Open>, place);
}

/** Checks a layout. */
export function checkLayout(check: Check<Layout>): void {
  const { value } = check.definition;
  const place = checkNames(check, ['let'], value.let, placeOf(check as Check<Open>));
  for (const key of ['barHeight', 'menuOffset', 'contentOffset'] as const) {
    const given = value[key];
    if (isExpression(given)) checkSource(check, [key], given, { ...place, pending: new Set() }, 'number');
  }
  if (value.barWhen) checkSource(check, ['barWhen'], value.barWhen, { ...place, pending: new Set() }, 'boolean');
  if (value.bannerAlertWhen) checkSource(check, ['bannerAlertWhen'], value.bannerAlertWhen, { ...place, pending: new Set() }, 'boolean');
  if (value.background) checkSource(check, ['background', 'image'], value.background.image, place, 'text');
  if (value.background?.when) checkSource(check, ['background', 'when'], value.background.when, { ...place, pending: new Set() }, 'boolean');
  if (value.panel) checkPanel(check, value.panel, { ...place, pending: new Set() });
  if (value.toast) {
    checkText(check, ['toast', 'label'], value.toast.label, { ...place, pending: new Set() });
    checkSource(check, ['toast', 'when'], value.toast.when, { ...place, pending: new Set() }, 'boolean');
  }
  checkParts(check as Check<Open>, place);
}

function checkPanel(check: Check<Layout>, { label, when, openWhen, width }: NonNullable<Layout['panel']>, place: Place): void {
  checkText(check, ['panel', 'label'], label, place);
  if (when) checkSource(check, ['panel', 'when'], when, place, 'boolean');
  checkSource(check, ['panel', 'openWhen'], openWhen, place, 'boolean');
  checkSource(check, ['panel', 'width'], width, place, 'number');
}

function checkParts(check: Check<Open>, place: Place): void {
  const { value } = check.definition;
  checkFlow(check, place);
  checkData(check, ['data'], value.data, place);
  checkOn(check, place);
  checkAddress(check);
  checkUnusedActions(check);
  checkMissingThings(check);
  for (const [name, { schema, initial }] of Object.entries(value.state ?? {})) {
    checkJsonSchema(check, ['state', name, 'schema'], schema);
    if (initial !== undefined && initial !== null) checkTemplate(check, ['state', name, 'initial'], initial, writtenOut(check, schema), { scope: {} });
  }
  const seen = new Map<string, Path>();
  for (const { node, path } of treeOf(value)) {
    if (seen.has(node.id)) check.report('duplicate-id', [...path, 'id'], `Another part of this ${value.kind} has the id "${node.id}".`);
    seen.set(node.id, path);
  }
  for (const { path, nodes } of regionsOf(value)) checkNodes(check, [...path], nodes, place);
}

/** What it hears: live messages of a category that there is, and calls of this page. */
function checkOn(check: Check<Open>, place: Place): void {
  for (const [name, actions] of Object.entries(check.definition.value.on ?? {})) {
    const path = ['on', name];
    const [, kind, rest = ''] = /^(live|saved|failed)\.(.+)$/.exec(name) ?? [];
    if (kind === undefined || rest === '*')
      check.report(
        'unknown-event',
        path,
        `"${name}" is not an event of this place: it must be "live." and a category, "saved." and a call, or "failed." and data of this ${check.definition.value.kind}.`,
        {
          part: 'key',
        },
      );
    else if (kind === 'live') checkLiveEvent(check, path, name);
    else if (kind === 'failed') {
      const data = Object.keys(check.definition.value.data ?? {});
      if (!data.includes(rest)) reportUnknown(check, 'unknown-data', path, 'data', rest, data, 'key');
    } else if (check.query('operation', rest) === undefined) reportUnknown(check, 'unknown-call', path, 'call', rest, check.query('names', 'operation'), 'key');
    // No record says what a message carries: any value.
    checkActions(check, path, actions, withVariable(place, 'event', kind === 'live' ? {} : { type: 'null' }));
  }
}

function checkFlow(check: Check<Open>, place: Place): void {
  const { flow: id, flowInput } = check.definition.value;
  if (id === undefined) {
    if (flowInput !== undefined) check.report('wrong-place', ['flowInput'], 'No flow runs here to take this: name one with "flow".', { part: 'key' });
    return;
  }
  checkNamed(check, [], 'flow', { key: 'flow', id }, { key: 'flowInput', given: flowInput }, place);
}
