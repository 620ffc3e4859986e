import { checkActions } from '../actions';
import { reportLacking, withVariable } from '../check';
import { own } from '../../../runtime/validation/own';
import { checkGiven } from '../given';
import { writtenOut } from '../json-schemas';
import type { CheckOf } from './check-of';

/** The fragment takes what it is given; its events are declared; it has nothing of its own where there may be many. */
export const checkUseNode: CheckOf<'use'> = (check, path, { use, input, on }, place) => {
  const fragment = check.query('fragment', use);
  if (fragment?.sound !== true) return;
  const { value } = fragment;
  const undeclared = value.input === undefined ? `The fragment "${use}" declares no "input".` : undefined;
  checkGiven(check, path, 'input', input, value.input, place, undeclared);
  if (place.repeated === true && (value.data ?? value.state) !== undefined)
    check.report('wrong-place', [...path, 'use'], `The fragment "${use}" has data or variables of its own: within a list all elements would share them.`);
  for (const [event, actions] of Object.entries(on ?? {})) {
    if (!Object.hasOwn(value.events ?? {}, event))
      reportLacking(check, 'unknown-event', [...path, 'on', event], `The fragment "${use}"`, 'event', event, Object.keys(value.events ?? {}), 'key');
    checkActions(check, [...path, 'on', event], actions, withVariable(place, 'event', writtenOut(check, own(value.events, event))));
  }
};
