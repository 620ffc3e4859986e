import type { Fragment } from '../../runtime/definitions/shapes/fragment';
import { nodesBelow } from '../../runtime/definitions/nodes/tree';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import { dependenciesOf } from '../../runtime/expressions/evaluate';
import type { Path } from '../document';
import type { Check } from './check';
import { checkJsonSchema } from './json-schemas';
import { checkUnusedActions } from './unused-actions';

/**
 * Checks what a fragment declares: its schemas, that something uses it, and that it uses what it asks for. Its parts are checked where they stand: in
 * each screen, dialog and layout that uses it.
 */
export function checkFragment(check: Check<Fragment>): void {
  const { value } = check.definition;
  if (value.input) checkJsonSchema(check, ['input'], value.input);
  for (const [event, schema] of Object.entries(value.events ?? {})) checkJsonSchema(check, ['events', event], schema);
  if (!check.query('usedFragments').includes(value.id))
    check.report('unused-fragment', ['id'], `Nothing uses the fragment "${value.id}": its parts are checked where it is used.`);
  const { reads, emits } = within([value.body, value.footer, value.data, value.state, value.let, value.actions]);
  checkUnusedActions(check);
  const report = (path: Path, message: string) => check.report('unused-fragment', path, message, { part: 'key' });
  for (const name of Object.keys((value.input?.properties ?? {}) as object))
    if (!reads.has(name)) report(['input', 'properties', name], `No part of the fragment reads input.${name}.`);
  for (const event of Object.keys(value.events ?? {})) if (!emits.has(event)) report(['events', event], `No part of the fragment emits "${event}".`);
  for (const { node, path } of [...nodesBelow(value.body, ['body']), ...nodesBelow(value.footer ?? [], ['footer'])])
    for (const key of ['open', 'selected'] as const)
      if ('tabs' in node && node[key] !== undefined)
        check.report('wrong-place', [...path, key], 'Tabs of a fragment keep the open tab themselves, because their ids differ at each use. Remove this.', {
          part: 'key',
        });
}

/** The inputs that a fragment reads and the events that it emits. */
function within(part: unknown, found = { reads: new Set<string>(), emits: new Set<string>() }): typeof found {
  if (isExpression(part)) for (const read of readsOf(part.$)) found.reads.add(read);
  else if (typeof part === 'object' && part !== null) {
    const { emit } = part as { emit?: unknown };
    if (typeof emit === 'string') found.emits.add(emit);
    for (const inner of Object.values(part)) within(inner, found);
  }
  return found;
}

/** The inputs of an expression; of one that is not well formed none: the check says so where the fragment is used. */
function readsOf(source: string): string[] {
  try {
    return dependenciesOf(source).flatMap((read) => /^input\.(\w+)/.exec(read)?.[1] ?? []);
  } catch {
    return [];
  }
}
