import { type Node, type NodeName, nodeKinds } from './index';
import type { NodeKind } from './node-kind';

const kinds: Record<string, NodeKind> = nodeKinds;

/** The kind of a node: by the key that names it. Where a node has the keys of two, the kind that knows more of its keys: the others are faults. */
export function kindOf(node: object): NodeName | undefined {
  const unknownKeys = (name: string) => Object.keys(node).filter((key) => !Object.hasOwn(kinds[name]?.shape.shape ?? {}, key)).length;
  const names = Object.keys(node).filter((key) => Object.hasOwn(kinds, key));
  return names.sort((left, right) => unknownKeys(left) - unknownKeys(right))[0] as NodeName | undefined;
}

/** The keys under which a kind of node holds parts: nodes, or panels with nodes. */
export const partKeysOf = (name: NodeName): readonly string[] => [...(kinds[name]?.children ?? []), ...(kinds[name]?.panels ?? [])];

/** A node or a panel, with its way from where the walk began. */
export interface Placed {
  node: Node;
  path: readonly (string | number)[];
}

/** Every node below some nodes, outermost first, with its way from them. Panels come too: they have ids like nodes. */
export function* nodesBelow(nodes: readonly Node[], path: Placed['path'] = []): Generator<Placed> {
  for (const [index, node] of nodes.entries()) {
    yield { node, path: [...path, index] };
    const name = kindOf(node);
    for (const key of name === undefined ? ['show'] : partKeysOf(name))
      if (Object.hasOwn(node, key) && Array.isArray((node as never)[key])) yield* nodesBelow((node as never)[key] as Node[], [...path, index, key]);
  }
}
