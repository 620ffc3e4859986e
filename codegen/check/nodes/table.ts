import { checkActions } from '../actions';
import { reportLacking, reportUnknown, withVariable } from '../check';
import { own } from '../../../runtime/validation/own';
import { checkSource } from '../expressions';
import { checkNamed } from '../given';
import { writtenOut } from '../json-schemas';
import { rowOfTable } from '../row-of-table';
import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** The table exists and takes what it is given; its events are declared. */
export const checkTableNode: CheckOf<'table'> = (check, path, node, place) => {
  const value = checkNamed(check, path, 'table', { key: 'table', id: node.table }, { key: 'input', given: node.input }, place);
  if (node.selected !== undefined && !Object.hasOwn(place.targets.state, node.selected))
    reportUnknown(check, 'unknown-state-variable', [...path, 'selected'], 'state variable', node.selected, Object.keys(place.targets.state));
  checkText(check, [...path, 'label'], node.label, place);
  if (node.narrowed !== undefined) {
    checkSource(check, [...path, 'narrowed', 'when'], node.narrowed.when, place, 'boolean');
    checkActions(check, [...path, 'narrowed', 'onClear'], node.narrowed.onClear, place);
  }
  for (const [event, actions] of Object.entries(node.on ?? {})) {
    if (value !== undefined && !Object.hasOwn(value.events ?? {}, event))
      reportLacking(check, 'unknown-event', [...path, 'on', event], `The table "${node.table}"`, 'event', event, Object.keys(value.events ?? {}), 'key');
    checkActions(check, [...path, 'on', event], actions, withVariable(place, 'event', writtenOut(check, own(value?.events, event))));
  }
  return node.detail && { ...withVariable(place, 'row', value && rowOfTable(check, value)), repeated: true };
};
