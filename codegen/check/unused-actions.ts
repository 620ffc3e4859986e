import { originOf } from '../project/definition';
import type { Check } from './check';

/**
 * Each list of actions that a file names is done somewhere in it: it is checked with the scope of the places that do it, and of those only. What a fragment
 * names is judged in the fragment.
 */
export function checkUnusedActions(check: Check<{ actions?: Record<string, unknown> }>): void {
  const { definition } = check;
  const { actions = {}, ...rest } = definition.value;
  const done = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { do: name } = part as { do?: unknown };
    if (typeof name === 'string' && !done.has(name)) {
      done.add(name);
      if (Object.hasOwn(actions, name)) look(actions[name]);
    }
    for (const inner of Object.values(part)) look(inner);
  };
  look(rest);
  for (const name of Object.keys(actions))
    if (!done.has(name) && originOf(definition, ['actions', name]).document === definition.document)
      check.report('unused-actions', ['actions', name], `Nothing runs the actions "${name}".`, { part: 'key' });
}
