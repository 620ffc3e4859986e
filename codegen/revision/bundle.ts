import type { Bundle } from '../../runtime/definitions/compiled';
import { bundleKeys, namedIn, nothingNamed } from './named';
import { byId } from './parts';

/** Everything that screens may use, by kind and id. */
export type Parts = Bundle;

/** What some definitions use, directly and through others: the parts of one request. */
export function partsUsedBy(roots: readonly object[], parts: Parts): Bundle {
  const used = nothingNamed();
  const waiting = [...roots];
  for (let definition = waiting.pop(); definition; definition = waiting.pop()) {
    const named = namedIn(definition);
    for (const kind of bundleKeys)
      for (const id of named[kind]) {
        if (used[kind].has(id) || !Object.hasOwn(parts[kind], id)) continue;
        used[kind].add(id);
        // An operation names no definition of the page: its `form` is the server's affair.
        if (kind !== 'operations') waiting.push(parts[kind][id] as object);
      }
  }
  return Object.fromEntries(bundleKeys.map((kind) => [kind, byId([...used[kind]].map((id) => [id, parts[kind][id]]))])) as unknown as Bundle;
}
