import { changesNothing } from '../../runtime/definitions/changes-nothing';
import type { CompiledOperation } from '../../runtime/definitions/compiled';
import type { Guards } from '../../runtime/definitions/shapes/guards';
import type { Path } from '../document';
import type { OnDevice } from '../../runtime/definitions/shapes/on-device';
import { objectSchema } from '../project/session-scope';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { ScopeSchemas } from '../../runtime/expressions/check';
import type { App, Branding, Live, Navigation } from '../../runtime/definitions/shapes/settings';
import { widgetContractVersion } from '../../runtime/definitions/widget-contract-version';
import { folderOf } from '../widget-packages';
import { checkActions } from './actions';
import { checkAllow } from './allow';
import { checkCallInput, findCall } from './calls';
import { type Check, reportUnknown } from './check';
import { checkSource } from './expressions';
import { checkIcon } from './icons';
import { checkPointer } from './pointers';
import { checkJsonSchema } from './json-schemas';
import { checkPath } from './routes';
import { checkStored } from './stored';
import { commonScope } from './screen-place';
import { checkText } from './texts';

/** Checks what runs for the whole application. */
export function checkApp(check: Check<App>): void {
  const { value } = check.definition;
  for (const key of ['home', 'signIn', 'notFound', 'unauthorized'] as const) checkPath(check, [key], value[key]);
  for (const [from, to] of Object.entries(value.redirects ?? {})) checkPath(check, ['redirects', from], to);
  if (check.query('layout', value.layout) === undefined)
    reportUnknown(check, 'unknown-layout', ['layout'], 'layout', value.layout, check.query('names', 'layout'));
  for (const [name, { schema }] of Object.entries(value.stored ?? {})) checkJsonSchema(check, ['stored', name, 'schema'], schema);
  if (value.keepsColumns !== undefined) checkStored(check, ['keepsColumns'], value.keepsColumns);
  value.flows.forEach((flow, index) => {
    if (check.query('flow', flow) === undefined) reportUnknown(check, 'unknown-flow', ['flows', index], 'flow', flow, check.query('names', 'flow'));
  });
  checkPackages(check, value.widgetPackages ?? []);
  findCall(check, ['session'], value.session);
  const scope = commonScope(check);
  checkText(check, ['callFailed'], value.callFailed, { scope });
  checkText(check, ['offline'], value.offline, { scope });
  for (const key of ['leave', 'close'] as const) {
    for (const [part, text] of Object.entries(value.lostChanges[key])) checkText(check, ['lostChanges', key, part], text, { scope });
  }
  if (value.onDevice) checkOnDevice(check, value.onDevice, scope);
  if (value.live) checkLive(check, value.live, scope);
  if (value.readyWhen) checkSource(check, ['readyWhen'], value.readyWhen, { scope }, 'boolean');
}

/** A package that is named brings widgets. */
function checkPackages(check: Check<App>, names: readonly string[]): void {
  const files = check.query('names', 'widget').map((widget) => check.query('widget', widget)?.document.file ?? '');
  for (const [index, name] of names.entries()) {
    if (files.some((file) => file.startsWith(`${folderOf(name)}/`))) continue;
    const expected = `"wellspring": { "widgetContract": ${widgetContractVersion} }`;
    const message = `There are no widgets of "${name}". Install it, and look into its package.json: it must say ${expected}, and its widgets must stand in its folder widgets/.`;
    check.report('unknown-package', ['widgetPackages', index], message);
  }
}

/** A screen that is kept exists. A call that is kept exists, changes something, is made by a person, and is sent no file: a file is not kept. */
function checkOnDevice(check: Check<App>, { when, calls, screens = [], kept, sent }: OnDevice, scope: ScopeSchemas): void {
  const path = ['onDevice'];
  checkSource(check, [...path, 'when'], when, { scope }, 'boolean');
  checkText(check, [...path, 'kept'], kept, { scope });
  checkText(check, [...path, 'sent'], sent, { scope: { ...scope, event: objectSchema({ count: { type: 'number' } }) } });
  for (const [index, id] of screens.entries())
    if (check.query('screen', id) === undefined)
      reportUnknown(check, 'unknown-screen', [...path, 'screens', index], 'screen', id, check.query('names', 'screen'));
  for (const [id, { label }] of Object.entries(calls)) {
    const at = [...path, 'calls', id];
    checkText(check, [...at, 'label'], label, { scope });
    const operation = findCall(check, at, id);
    if (operation === undefined) continue;
    const reason = whyNotKept(operation);
    if (reason !== undefined) check.report('wrong-place', at, `The call "${id}" ${reason}: it is not kept on the device.`, { part: 'key' });
  }
}

function whyNotKept(operation: CompiledOperation): string | undefined {
  if (operation.variants !== undefined) return 'is that of an adapter: name the calls of its variants';
  if (changesNothing(operation)) return 'only reads';
  if (operation.takesFile) return 'is sent a file';
  return operation.allow === 'everyone' ? 'is made by nobody in particular' : undefined;
}

function checkLive(check: Check<App>, { ticket, topics }: Live, scope: ScopeSchemas): void {
  const path = ['live', 'ticket'];
  const operation = findCall(check, [...path, 'call'], ticket.call);
  checkCallInput(check, [...path, 'input'], operation, ticket.input, {
    scope,
    pending: new Set(),
    targets: { kind: 'layout', data: {}, state: {}, forms: {}, events: {} },
  });
  if (operation?.answer) checkPointer(check, [...path, 'at'], ticket.at, operation.answer);
  topics.forEach((topic, index) => checkSource(check, ['live', 'topics', index], topic, { scope }, 'text'));
}

/** Checks the guards of screens. They read what every screen has of its address: names of parameters and of the query are not known here. */
export function checkGuards(check: Check<Guards>): void {
  const scope = { ...commonScope(check), route: {} };
  for (const [name, { passWhen, otherwise }] of Object.entries(check.definition.value.guards)) {
    const path = ['guards', name];
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) check.report('bad-id', path, 'The name of a guard is one word in camelCase.', { part: 'key' });
    checkSource(check, [...path, 'passWhen'], passWhen, { scope }, 'boolean');
    if (isExpression(otherwise)) checkSource(check, [...path, 'otherwise'], otherwise, { scope }, 'text');
    else if (otherwise !== undefined) checkPath(check, [...path, 'otherwise'], otherwise);
  }
}

/** Checks the menu. */
export function checkNavigation(check: Check<Navigation>): void {
  const scope = commonScope(check);
  const seen = new Set<string>();
  check.definition.value.items.forEach((item, index) => {
    const path = ['items', index];
    if (seen.has(item.id)) check.report('duplicate-id', [...path, 'id'], `Another item of this menu has the id "${item.id}".`);
    seen.add(item.id);
    checkText(check, [...path, 'label'], item.label, { scope });
    checkIcon(check, [...path, 'icon'], item.icon);
    if (item.to !== undefined) checkPath(check, [...path, 'to'], item.to);
    if (item.within !== undefined) checkArea(check, [...path, 'within'], item.within, item.to);
    if ((item.to === undefined) === (item.onPress === undefined))
      check.report('missing-key', path, 'An item has either "to" (a screen) or "onPress" (actions), not both.');
    checkActions(check, [...path, 'onPress'], item.onPress, {
      scope,
      pending: new Set(),
      targets: { kind: 'layout', data: {}, state: {}, forms: {}, events: {} },
    });
    checkText(check, [...path, 'group'], item.group, { scope });
    if (item.badge) checkSource(check, [...path, 'badge'], item.badge, { scope }, 'number');
    if (item.chosenWhen) checkSource(check, [...path, 'chosenWhen'], item.chosenWhen, { scope }, 'boolean');
    if (item.chosenWhen && item.onPress === undefined)
      check.report('wrong-place', [...path, 'chosenWhen'], 'Only an item with "onPress" has "chosenWhen"; one with "to" is marked while its screen is open.', {
        part: 'key',
      });
    const menus = check.query('menus');
    if (item.place !== 'section' && !menus.includes(item.place))
      reportUnknown(check, 'unknown-menu', [...path, 'place'], 'menu', item.place, [...menus, 'section']);
    checkAllow(check, [...path, 'allow'], item.allow);
    if (item.place === 'section' && item.section === undefined)
      check.report('missing-key', path, 'The key "section" is missing. It names the screens that show this item.');
    if (item.place !== 'section' && item.section !== undefined)
      check.report('wrong-place', [...path, 'section'], '"section" needs "place": "section".', { part: 'key' });
    if (item.when) checkSource(check, [...path, 'when'], item.when, { scope }, 'boolean');
  });
}

/** Checks the area of an item: a path without a slash at its end, below which the item leads. */
function checkArea(check: Check<Navigation>, path: Path, within: string, to: string | undefined): void {
  if (to === undefined) return check.report('wrong-place', path, 'Only an item with "to" has an area.', { part: 'key' });
  if (!to.startsWith(`${within}/`)) check.report('wrong-value', path, `The area of an item is a path above its own, "${to}".`);
}

/** Checks where a company's own colours come from. */
export function checkBranding(check: Check<Branding>): void {
  const scope = commonScope(check);
  for (const key of ['companyColor', 'helpColor'] as const) {
    const source = check.definition.value[key];
    if (source) checkSource(check, [key], source, { scope }, 'text');
  }
  const { scheme } = check.definition.value;
  if (typeof scheme === 'object') checkSource(check, ['scheme'], scheme, { scope }, 'text');
}
