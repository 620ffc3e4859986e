import type { Node, NodeName } from '../../runtime/definitions/nodes';
import type { When } from '../../runtime/definitions/nodes/every-node';
import type { Panel } from '../../runtime/definitions/nodes/panel';
import { kindOf } from '../../runtime/definitions/nodes/tree';
import type { Opener } from '../../runtime/definitions/shapes/menu';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Path } from '../document';
import { checkActions } from './actions';
import { checkFormNode } from './form-nodes';
import { checkGiven } from './given';
import { checkAllow } from './allow';
import { type Check, own, type Place, reportLacking, reportUnknown, withVariable } from './check';
import { checkSource, readData, readValues, schemaOfSource } from './expressions';
import { checkFieldEvents } from './field-events';
import { stateNames } from './flow-events';
import { writtenOut } from './json-schemas';
import { checkPath } from './routes';
import { checkPointer } from './pointers';
import { checkPicture } from './pictures';
import { itemsOf, namesOf, partAt } from './schema-path';
import { checkTemplate } from './templates';
import { checkText } from './texts';
import { checkWidget } from './widgets';

/** Checks the nodes of a screen: each in its place, with what its surroundings give it. */
export function checkNodes(check: Check, path: Path, nodes: readonly Node[], place: Place): void {
  nodes.forEach((node, index) => checkNode(check, [...path, index], node, place));
}

type CheckOf<Name extends NodeName> = (check: Check, path: Path, node: Extract<Node, Record<Name, unknown>>, place: Place) => void;

function checkNode(check: Check, path: Path, node: Node, outer: Place): void {
  checkAllow(check, [...path, 'allow'], node.allow);
  if (node.when) checkWhen(check, [...path, 'when'], node.when, outer);
  const place = node.when && isExpression(node.when) ? arrived(outer, readData(node.when.$)) : outer;
  const name = kindOf(node);
  if (name !== undefined) (checks[name] as CheckOf<NodeName>)(check, path, node as never, place);
}

/** The same place, where some data is known to be there. */
const arrived = (place: Place, names: readonly string[]): Place => ({ ...place, pending: new Set([...place.pending].filter((name) => !names.includes(name))) });

function checkWhen(check: Check, path: Path, when: When, place: Place): void {
  if (isExpression(when)) return void checkSource(check, path, when, { ...place, pending: new Set() }, 'boolean');
  const id = place.world.flow;
  const flow = id === undefined ? undefined : check.ask('flow', id);
  if (id === undefined) return check.report('wrong-place', path, 'No flow runs here: name one by "flow", or use an expression.');
  const states = typeof when.state === 'string' ? [when.state] : when.state;
  if (flow?.sound !== true) return;
  states.forEach((state, index) => {
    if (!stateNames(flow.value).includes(state))
      reportLacking(
        check,
        'unknown-state',
        [...path, 'state', ...(typeof when.state === 'string' ? [] : [index])],
        `The flow "${id}"`,
        'state',
        state,
        stateNames(flow.value),
      );
  });
}

const checks: { [Name in NodeName]: CheckOf<Name> } = {
  text: (check, path, { text, focusOn }, place) => {
    checkText(check, [...path, 'text'], text, place);
    if (focusOn) checkSource(check, [...path, 'focusOn'], focusOn, place);
  },
  stack: (check, path, { stack }, place) => checkNodes(check, [...path, 'stack'], stack, place),
  row: (check, path, { row }, place) => checkNodes(check, [...path, 'row'], row, place),
  columns: (check, path, { columns, widths, atLeast, keepWidth }, place) => {
    if (keepWidth && atLeast === undefined)
      check.report('wrong-place', [...path, 'keepWidth'], 'Only columns with "atLeast" have a width to keep.', { part: 'key' });
    if (widths && atLeast !== undefined)
      check.report('wrong-value', [...path, 'atLeast'], 'Columns have either shares by "widths" or a width by "atLeast", not both.', { part: 'key' });
    if (widths && widths.length !== columns.length)
      check.report('wrong-value', [...path, 'widths'], `There are ${columns.length} columns and ${widths.length} widths.`);
    checkNodes(check, [...path, 'columns'], columns, place);
  },
  card: (check, path, { card, title, label }, place) => {
    checkText(check, [...path, 'title'], title, place);
    checkText(check, [...path, 'label'], label, place);
    checkNodes(check, [...path, 'card'], card, place);
  },
  alert: (check, path, { alert }, place) => checkText(check, [...path, 'alert'], alert, place),
  button: (check, path, { button, onPress, enabledWhen, busyWhen, submits }, place) => {
    checkText(check, [...path, 'button'], button, place);
    if (enabledWhen) checkSource(check, [...path, 'enabledWhen'], enabledWhen, place, 'boolean');
    if (busyWhen) checkSource(check, [...path, 'busyWhen'], busyWhen, place, 'boolean');
    if (submits !== undefined) checkFormNode(check, [...path, 'submits'], submits, place);
    checkActions(check, [...path, 'onPress'], onPress, place);
  },
  tile: (check, path, { tile, icon, caption, onPress }, place) => {
    checkText(check, [...path, 'tile'], tile, place);
    checkPicture(check, [...path, 'icon'], icon, place);
    checkText(check, [...path, 'caption'], caption, place);
    checkActions(check, [...path, 'onPress'], onPress, place);
  },
  link: (check, path, { link, to }, place) => {
    checkText(check, [...path, 'link'], link, place);
    if (isExpression(to)) checkSource(check, [...path, 'to'], to, place, 'text');
    else checkPath(check, [...path, 'to'], to);
  },
  await: (check, path, { await: names, show, failed, empty }, place) => {
    names.forEach((name, index) => {
      if (!Object.hasOwn(place.world.data, name))
        reportUnknown(check, 'unknown-data', [...path, 'await', index], 'declared data', name, Object.keys(place.world.data));
    });
    checkText(check, [...path, 'failed'], failed, place);
    const known = names.every((name) => Object.hasOwn(place.world.data, name));
    const inside = { ...arrived(place, known ? names : [...place.pending]), emptySaid: empty !== undefined || place.emptySaid };
    if (empty) checkSource(check, [...path, 'empty', 'when'], empty.when, inside, 'boolean');
    if (empty) checkText(check, [...path, 'empty', 'text'], empty.text, inside);
    checkNodes(check, [...path, 'show'], show, inside);
  },
  each: (check, path, { each, key, show, empty }, place) => {
    checkSource(check, [...path, 'each'], each, place, 'list');
    if (empty === undefined && place.emptySaid !== true && readValues(each.$).length > 0)
      check.report('missing-empty', path, 'Say what shows when the list is empty: by "empty" here, or by "empty" of the "await" around it.');
    const inside = withVariable(place, 'item', itemsOf(schemaOfSource(each.$, place.scope)));
    checkSource(check, [...path, 'key'], key, inside, 'text');
    checkNodes(check, [...path, 'show'], show, inside);
    checkText(check, [...path, 'empty'], empty, place);
  },
  form: (check, path, node, place) => {
    const form = check.ask('form', node.form);
    if (form === undefined) reportUnknown(check, 'unknown-form', [...path, 'form'], 'form', node.form, check.ask('names', 'form'));
    const data = check.ask('formData', node.form);
    checkTemplate(check, [...path, 'value'], node.value, data, place, { partial: true });
    if (form?.sound === true)
      checkGiven(
        check,
        path,
        'input',
        node.input,
        form.value.input,
        place,
        form.value.input === undefined ? `The form "${node.form}" declares no "input".` : undefined,
      );
    else checkTemplate(check, [...path, 'input'], node.input, undefined, place);
    if (node.key) checkSource(check, [...path, 'key'], node.key, place, 'text');
    checkText(check, [...path, 'label'], node.label, place);
    const filled = withVariable(place, 'form', data);
    checkActions(check, [...path, 'onSubmit'], node.onSubmit, filled);
    if (node.onChange) checkActions(check, [...path, 'onChange'], node.onChange, filled);
    if (node.checkedWhen) checkSource(check, [...path, 'checkedWhen'], node.checkedWhen, place, 'boolean');
    checkFieldEvents(check, [...path, 'on'], node, filled);
  },
  table: (check, path, node, place) => {
    const table = check.ask('table', node.table);
    if (table === undefined) reportUnknown(check, 'unknown-table', [...path, 'table'], 'table', node.table, check.ask('names', 'table'));
    const value = table?.sound === true ? table.value : undefined;
    checkGiven(
      check,
      path,
      'input',
      node.input,
      value?.input,
      place,
      value !== undefined && value.input === undefined ? `The table "${node.table}" declares no "input".` : undefined,
    );
    if (node.selected !== undefined && !Object.hasOwn(place.world.state, node.selected))
      reportUnknown(check, 'unknown-state-variable', [...path, 'selected'], 'state variable', node.selected, Object.keys(place.world.state));
    checkText(check, [...path, 'label'], node.label, place);
    for (const [event, actions] of Object.entries(node.on ?? {})) {
      if (value !== undefined && !Object.hasOwn(value.events ?? {}, event))
        reportLacking(check, 'unknown-event', [...path, 'on', event], `The table "${node.table}"`, 'event', event, Object.keys(value.events ?? {}), 'key');
      checkActions(check, [...path, 'on', event], actions, withVariable(place, 'event', writtenOut(check, own(value?.events, event))));
    }
  },
  widget: (check, path, node, place) => checkWidget(check, path, node, place),
  tabs: (check, path, { tabs, label, selected, open, onSelect }, place) => {
    checkText(check, [...path, 'label'], label, place);
    if (selected !== undefined && !Object.hasOwn(place.world.state, selected))
      reportUnknown(check, 'unknown-state-variable', [...path, 'selected'], 'state variable', selected, Object.keys(place.world.state));
    if (open) checkSource(check, [...path, 'open'], open, place, 'text');
    if (open && (selected !== undefined || onSelect === undefined))
      check.report('wrong-value', [...path, 'open'], 'The open tab is computed: what a press does stands in "onSelect", and no variable is "selected".', {
        part: 'key',
      });
    tabs.forEach(({ disabledText, enabledWhen }, index) => {
      checkText(check, [...path, 'tabs', index, 'disabledText'], disabledText, place);
      if (disabledText !== undefined && enabledWhen === undefined)
        check.report('wrong-place', [...path, 'tabs', index, 'disabledText'], 'This tab can always be opened: it has no "enabledWhen".', { part: 'key' });
    });
    checkActions(check, [...path, 'onSelect'], onSelect, withVariable(place, 'event', { enum: tabs.map(({ id }) => id) }));
    checkPanels(check, [...path, 'tabs'], tabs, place);
  },
  accordion: (check, path, { accordion, many, open }, place) => {
    const ids = accordion.map(({ id }) => id);
    (open ?? []).forEach((id, index) => {
      if (!ids.includes(id)) reportLacking(check, 'wrong-value', [...path, 'open', index], 'This accordion', 'part', id, ids);
    });
    if (many !== true && open !== undefined && open.length > 1)
      check.report('wrong-value', [...path, 'open'], 'One part is open at a time: say "many", or name one.');
    checkPanels(check, [...path, 'accordion'], accordion, place);
  },
  sideBar: (check, path, { sideBar, label, beside }, place) => {
    checkText(check, [...path, 'label'], label, place);
    checkNodes(check, [...path, 'sideBar'], sideBar, place);
    checkNodes(check, [...path, 'beside'], beside, place);
  },
  menu: (check, path, { label, more, opener, look, further }, place) => {
    checkText(check, [...path, 'label'], label, place);
    checkText(check, [...path, 'more'], more, place);
    if (opener) checkOpener(check, [...path, 'opener'], opener, place);
    if ((look === 'drop') !== (opener !== undefined)) check.report('wrong-place', path, 'A menu with look "drop" has an "opener", and no other has one.');
    if (further) checkSource(check, [...path, 'further', 'items'], further.items, place, 'list');
  },
  popover: (check, path, { popover, opener }, place) => {
    checkOpener(check, [...path, 'opener'], opener, place);
    checkNodes(check, [...path, 'popover'], popover, place);
  },
  logo: (check, path, { logo, image, to }, place) => {
    checkText(check, [...path, 'logo'], logo, place);
    if (image) checkSource(check, [...path, 'image'], image, place, 'text');
    checkPath(check, [...path, 'to'], to);
  },
  why: (check, path, { why, formulas: name, names, label }, place) => {
    checkSource(check, [...path, 'why'], why, place);
    checkText(check, [...path, 'label'], label, place);
    const formulas = check.ask('formulas', name);
    if (formulas === undefined)
      return reportUnknown(check, 'unknown-formulas', [...path, 'formulas'], 'definition of formulas', name, check.ask('names', 'formulas'));
    if (!formulas.sound) return;
    const record = writtenOut(check, formulas.value.record);
    const group = itemsOf(partAt(record, namesOf(formulas.value.groups)));
    checkPointer(check, [...path, 'names', 'group'], names.group, group);
    checkPointer(check, [...path, 'names', 'field'], names.field, itemsOf(partAt(group, namesOf(formulas.value.group.fields))));
  },
};

function checkOpener(check: Check, path: Path, { text, image, badge }: Opener, place: Place): void {
  checkText(check, [...path, 'text'], text, place);
  if (image) checkSource(check, [...path, 'image'], image, place, 'text');
  if (badge) checkSource(check, [...path, 'badge'], badge, place, 'number');
}

/** The parts of tabs and accordions: each is there, and can be opened, by conditions of its own. */
function checkPanels(check: Check, path: Path, panels: readonly Panel[], place: Place): void {
  panels.forEach((panel, index) => {
    checkAllow(check, [...path, index, 'allow'], panel.allow);
    if (panel.when) checkWhen(check, [...path, index, 'when'], panel.when, place);
    if (panel.enabledWhen) checkSource(check, [...path, index, 'enabledWhen'], panel.enabledWhen, place, 'boolean');
    checkText(check, [...path, index, 'label'], panel.label, place);
    const inside = panel.when && isExpression(panel.when) ? arrived(place, readData(panel.when.$)) : place;
    checkNodes(check, [...path, index, 'show'], panel.show, inside);
  });
}
