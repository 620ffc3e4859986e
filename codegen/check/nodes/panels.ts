import type { Panel, PanelsFrom } from '../../../runtime/definitions/nodes/panel';
import type { Path } from '../../document';
import { checkActions } from '../actions';
import { type Check, type Place, reportLacking, reportUnknown, withVariable } from '../check';
import { checkSource } from '../expressions';
import { checkText } from '../texts';
import type { CheckOf } from './check-of';
import { checkRepeated } from './repeated';

/** The open one is a declared variable or computed; a tab says why it cannot be opened only where it may be so. */
export const checkTabsNode: CheckOf<'tabs'> = (check, path, node, place) => {
  const { tabs, label, selected, open, onSelect } = node;
  const inside = checkPanelList(check, path, 'tabs', tabs, node, place);
  checkText(check, [...path, 'label'], label, place);
  if (selected !== undefined && !Object.hasOwn(place.targets.state, selected))
    reportUnknown(check, 'unknown-state-variable', [...path, 'selected'], 'state variable', selected, Object.keys(place.targets.state));
  if (open) checkSource(check, [...path, 'open'], open, place, 'text');
  if (open && (selected !== undefined || onSelect === undefined))
    check.report('wrong-value', [...path, 'open'], 'The open tab is computed. Put what a press does into "onSelect", and remove "selected".', {
      part: 'key',
    });
  tabs.forEach(({ disabledText, enabledWhen }, index) => {
    checkText(check, [...path, 'tabs', index, 'disabledText'], disabledText, inside);
    if (disabledText !== undefined && enabledWhen === undefined)
      check.report('wrong-place', [...path, 'tabs', index, 'disabledText'], 'This tab is always enabled: it has no "enabledWhen".', { part: 'key' });
  });
  const chosen = node.from === undefined ? { enum: tabs.map(({ id }) => id) } : { type: 'string' };
  checkActions(check, [...path, 'onSelect'], onSelect, withVariable(place, 'event', chosen));
  return inside;
};

/** The parts that are open at first are parts of it, and one only unless several may be. */
export const checkAccordionNode: CheckOf<'accordion'> = (check, path, node, place) => {
  const { accordion, many, open, from } = node;
  const ids = accordion.map(({ id }) => id);
  if (open !== undefined && !Array.isArray(open)) checkSource(check, [...path, 'open'], open, place, 'list');
  else if (from !== undefined && open !== undefined)
    check.report('wrong-place', [...path, 'open'], 'These parts come from a list, so no part has a fixed id to name here.', { part: 'key' });
  else
    (open ?? []).forEach((id, index) => {
      if (!ids.includes(id)) reportLacking(check, 'wrong-value', [...path, 'open', index], 'This accordion', 'part', id, ids);
    });
  if (many !== true && Array.isArray(open) && open.length > 1)
    check.report('wrong-value', [...path, 'open'], 'One part is open at a time: add "many", or name one part.');
  return checkPanelList(check, path, 'accordion', accordion, node, place);
};

/** Panels that come from a list are written once, and have a key; what belongs to a list stands nowhere else. Answers the place of a panel. */
function checkPanelList(check: Check, path: Path, at: 'tabs' | 'accordion', panels: readonly Panel[], node: PanelsFrom, place: Place): Place {
  const { from, as, key, empty } = node;
  if (from === undefined) {
    for (const one of ['as', 'key', 'empty'] as const)
      if (node[one] !== undefined) check.report('wrong-place', [...path, one], `Only parts that come from a list, by "from", have "${one}".`, { part: 'key' });
    return place;
  }
  if (panels.length > 1) check.report('wrong-value', [...path, at, 1], 'These parts come from a list: write one part, which repeats for each element.');
  if (key === undefined) check.report('missing-key', path, 'The key "key" is missing: it identifies the parts of an element.');
  return checkRepeated(check, path, 'from', { list: from, as, key, empty }, place);
}
