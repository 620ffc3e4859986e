import type { Bundle } from '../../runtime/definitions/compiled';
import { type Named, namedIn } from './named';
import { byId } from './parts';

/** Everything that screens may use, by kind and id. */
export type Parts = Bundle;

/** What some definitions use, directly and through others: the parts of one request. */
export function partsUsedBy(roots: readonly object[], parts: Parts): Bundle {
  const used: Record<keyof Named, Set<string>> = {
    forms: new Set(),
    tables: new Set(),
    dialogs: new Set(),
    fieldsets: new Set(),
    formulas: new Set(),
    flows: new Set(),
    operations: new Set(),
  };
  const waiting = [...roots];
  for (let definition = waiting.pop(); definition; definition = waiting.pop()) {
    const named = namedIn(definition);
    for (const kind of Object.keys(used) as (keyof Named)[])
      for (const id of named[kind]) {
        if (used[kind].has(id) || !Object.hasOwn(parts[kind], id)) continue;
        used[kind].add(id);
        // An operation names no definition of the page: its `form` is the server's affair.
        if (kind !== 'operations') waiting.push(parts[kind][id] as object);
      }
  }
  const chosen = <Kind extends keyof Parts>(kind: Kind): Parts[Kind] => byId([...used[kind]].map((id) => [id, parts[kind][id]])) as Parts[Kind];
  return {
    forms: chosen('forms'),
    tables: chosen('tables'),
    dialogs: chosen('dialogs'),
    fieldsets: chosen('fieldsets'),
    formulas: chosen('formulas'),
    flows: chosen('flows'),
    operations: chosen('operations'),
  };
}
