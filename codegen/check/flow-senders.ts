import type { Flow, StateNode } from '../../runtime/definitions/shapes/flow';
import { closest } from '../../runtime/definitions/fault';
import type { Check } from './check';
import { acceptsOf } from './flow-events';
import { invokesOf, machineOf } from './flow-machine';
import { checkLiveEvent } from './live-categories';

/** Events that come by themselves: from the server's answers, the address bar, the person, live topics, the network, the flow's own parts. */
const global =
  /^(\*|http\.([1-5][0-9]{2}|parse|offline|\*)|route\.entered|user\.activity|live\..+|online|offline|session\.(started|ended)|stored\..+|saved\..+|xstate\..+)$/;

/** Every event that a flow waits for is sent by somebody, and every event that it declares is waited for. */
export function checkSenders(check: Check<Flow>): void {
  const { value } = check.definition;
  const users = check.query('users', value.id);
  if (check.query('unclear', 'flows')) return;
  const isApp = check.query('appFlows').includes(value.id);
  if (users.length === 0 && !isApp)
    return check.report('unused-flow', ['id'], `No screen or dialog names the flow "${value.id}", and the application does not start it.`);
  const states = machineOf(value as StateNode);
  const opensDialog = states.some((state) => invokesOf(state).some(({ invoke }) => invoke.src === 'dialog'));
  const sent = new Set([
    ...users.flatMap((user) => namedBy(user.value, 'send')),
    ...namedBy(value, 'raise'),
    ...namedBy(value, 'send'),
    ...(opensDialog ? ['dismissed'] : []),
    ...(isApp ? check.query('announced') : []),
  ]);
  const waited = new Set<string>();
  const accepted = acceptsOf(value);
  const misspelt = [...sent].filter((event) => !accepted.has(event));

  for (const { node, path } of states) {
    for (const name of Object.keys(node.on ?? {})) {
      waited.add(name);
      const at = [...path, 'on', name];
      if (/[^.]\*$|\*./.test(name))
        check.report('bad-wildcard', at, `"${name}" never matches: * stands for whole words between dots, as in "${name.split('.')[0]}.*".`, { part: 'key' });
      else if (name.startsWith('saved.') && check.query('operation', name.slice('saved.'.length)) === undefined && name !== 'saved.*')
        check.report('unknown-call', at, `There is no call "${name.slice('saved.'.length)}".`, { part: 'key' });
      else if (name.startsWith('live.')) checkLiveEvent(check, at, name);
      else if (!global.test(name) && ![...sent].some((event) => matches(name, event)) && !misspelt.some((event) => closest(event, accepted) === name))
        check.report('unsent-event', at, `Nobody sends the event "${name}": no screen that runs this flow, no action of its own.`, { part: 'key' });
    }
  }
  for (const name of Object.keys(value.events ?? {}))
    if (![...waited].some((descriptor) => matches(descriptor, name)))
      check.report('unawaited-event', ['events', name], `No state of this flow waits for the event "${name}".`, { part: 'key' });
}

/** The names that actions below a value give under one key. */
function namedBy(value: unknown, key: 'send' | 'raise'): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => namedBy(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === key && typeof part === 'string' ? [part] : namedBy(part, key)));
}

const matches = (descriptor: string, event: string): boolean =>
  descriptor === event || descriptor === '*' || (descriptor.endsWith('.*') && `${event}.`.startsWith(descriptor.slice(0, -1)));
