import { closest } from '../../../runtime/definitions/fault';
import type { JsonSchema } from '../../../runtime/definitions/compiled';
import type { Path } from '../../document';
import { type ActionTargets, type Check, reportLacking, reportUnknown } from '../check';
import { own } from '../../../runtime/validation/own';
import { acceptsOf } from '../flow-events';
import { checkGiven } from '../given';
import { writtenOut } from '../json-schemas';
import { checkTemplate } from '../templates';
import type { CheckOf } from './check-of';

/** Each name is declared data or a call. */
export const checkRefetch: CheckOf<'refetch'> = (check, path, { refetch }, { targets }) =>
  refetch.forEach((name, index) => void answerOf(check, [...path, 'refetch', index], name, targets));

/** What the declared data or the call of this name answers, as far as it is known. Says where there is neither. */
export function answerOf(check: Check, path: Path, name: string, { open, data }: ActionTargets): JsonSchema | undefined {
  if (Object.hasOwn(data, name)) return data[name];
  const operation = check.query('operation', name);
  if (operation === undefined && !open)
    reportUnknown(check, 'unknown-data', path, 'declared data or call', name, [...Object.keys(data), ...check.query('names', 'operation')]);
  return operation?.answer;
}

/** There are actions of this name. They are checked with the scope of this place. */
export const checkDo: CheckOf<'do'> = (check, path, { do: name }, place, checkActions) => {
  const { actions, doing = [] } = place.targets;
  const at = [...path, 'do'];
  if (actions === undefined) check.report('wrong-place', at, 'Only screens, dialogs, layouts and fragments name actions.', { part: 'key' });
  else if (!Object.hasOwn(actions, name)) reportUnknown(check, 'unknown-actions', at, 'list of actions', name, Object.keys(actions));
  else if (doing.includes(name)) check.report('unknown-actions', at, `The actions ${[...doing, name].join(' → ')} run each other in a circle.`);
  else checkActions(check, ['actions', name], actions[name], { ...place, targets: { ...place.targets, doing: [...doing, name] } });
};

/** The flow of the screen takes the event. */
export const checkSend: CheckOf<'send'> = (check, path, { send, payload }, place) => {
  const id = place.targets.flow;
  const flow = id === undefined ? undefined : check.query('flow', id);
  if (id === undefined) check.report('wrong-place', [...path, 'send'], 'No flow runs here to receive this event: name one with "flow".');
  else if (flow?.sound === true && !acceptsOf(flow.value).has(send))
    check.report('unknown-event', [...path, 'send'], `The flow "${id}" takes no event "${send}".`, { suggestion: closest(send, acceptsOf(flow.value)) });
  const schema = flow?.sound === true ? own(flow.value.events, send) : undefined;
  checkGiven(check, path, 'payload', payload, schema, place);
};

/** The table or fragment declares the event. */
export const checkEmit: CheckOf<'emit'> = (check, path, { emit, payload, of }, place) => {
  const { kind, fragments } = place.targets;
  const fragment = of === undefined ? undefined : check.query('fragment', own(fragments, of) ?? '');
  const events = fragment?.value.events ?? place.targets.events;
  if (kind !== 'table' && fragment === undefined)
    check.report('wrong-place', [...path, 'emit'], 'Only tables and fragments emit events. Use "send" for the flow of a screen.', { part: 'key' });
  else if (!Object.hasOwn(events, emit))
    reportLacking(check, 'unknown-event', [...path, 'emit'], fragment ? `The fragment "${fragment.id}"` : 'This table', 'event', emit, Object.keys(events));
  checkGiven(check, path, 'payload', payload, own(events, emit), place);
};

/** The variable is declared, and the value fits it. */
export const checkSet: CheckOf<'set'> = (check, path, { set, to }, place) => {
  const { open, state } = place.targets;
  if (!open && !Object.hasOwn(state, set)) reportUnknown(check, 'unknown-state-variable', [...path, 'set'], 'state variable', set, Object.keys(state));
  checkTemplate(check, [...path, 'to'], to, writtenOut(check, own(state, set)), place);
};
