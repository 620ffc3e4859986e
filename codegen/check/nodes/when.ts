import type { When } from '../../../runtime/definitions/nodes/every-node';
import { isExpression } from '../../../runtime/definitions/shapes/is-expression';
import type { Path } from '../../document';
import { type Check, type Place, reportLacking } from '../check';
import { checkSource, readData } from '../expressions';
import { stateNames } from '../flow-events';
import { arrived } from './arrived';

/** Checks when a node or a panel shows. */
export function checkWhen(check: Check, path: Path, when: When, place: Place): void {
  if (isExpression(when)) return void checkSource(check, path, when, { ...place, pending: new Set() }, 'boolean');
  const id = place.targets.flow;
  const flow = id === undefined ? undefined : check.query('flow', id);
  if (id === undefined) return check.report('wrong-place', path, 'No flow runs here: name one with "flow", or use an expression.');
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

/** The place of a node that shows only while this holds: the data that the condition looks at is there. */
export const placeWhile = (when: When | undefined, place: Place): Place => (when && isExpression(when) ? arrived(place, readData(when.$)) : place);
