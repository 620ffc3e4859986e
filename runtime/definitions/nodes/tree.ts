import { namedByKey } from '../named-by-key';
import { type Node, type NodeName, nodeKinds, nodeShapes } from './index';
import type { NodeKind } from './node-kind';

const kinds: Record<string, NodeKind> = nodeKinds;

/** The kind of a node: by the key that names it. */
export const kindOf = (node: object): NodeName | undefined => namedByKey(nodeShapes, node);

/** The keys under which a kind of node holds parts: nodes, or panels with nodes. */
export const partKeysOf = (name: NodeName): readonly string[] => [...(kinds[name]?.children ?? []), ...(kinds[name]?.panels ?? [])];

/** The keys under which nodes and panels hold parts, of all kinds. */
export const partKeys: readonly string[] = [...new Set([...(Object.keys(nodeKinds) as NodeName[]).flatMap(partKeysOf), 'show'])];

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
