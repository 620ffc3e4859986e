import type { Node } from '../definitions/nodes';

type UseNode = Extract<Node, { use: string }>;

/** The `use` of a fragment by its id. It asks no shapes of nodes: a page that signs in has none. */
export function fragmentUse(part: unknown, id: string): UseNode | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if ('use' in part && 'id' in part && part.id === id) return part as UseNode;
  for (const inner of Object.values(part)) {
    const found = fragmentUse(inner, id);
    if (found) return found;
  }
  return undefined;
}
