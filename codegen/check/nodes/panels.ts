import { checkActions } from '../actions';
import { reportLacking, reportUnknown, withVariable } from '../check';
import { checkSource } from '../expressions';
import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** The open one is a declared variable or computed; a tab says why it cannot be opened only where it may be so. */
export const checkTabsNode: CheckOf<'tabs'> = (check, path, { tabs, label, selected, open, onSelect }, place) => {
  checkText(check, [...path, 'label'], label, place);
  if (selected !== undefined && !Object.hasOwn(place.targets.state, selected))
    reportUnknown(check, 'unknown-state-variable', [...path, 'selected'], 'state variable', selected, Object.keys(place.targets.state));
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
};

/** The parts that are open at first are parts of it, and one only unless several may be. */
export const checkAccordionNode: CheckOf<'accordion'> = (check, path, { accordion, many, open }) => {
  const ids = accordion.map(({ id }) => id);
  (open ?? []).forEach((id, index) => {
    if (!ids.includes(id)) reportLacking(check, 'wrong-value', [...path, 'open', index], 'This accordion', 'part', id, ids);
  });
  if (many !== true && open !== undefined && open.length > 1)
    check.report('wrong-value', [...path, 'open'], 'One part is open at a time: say "many", or name one.');
};
