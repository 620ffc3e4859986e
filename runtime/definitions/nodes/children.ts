import { z } from 'zod';
import type { Node } from './index';

/** Nodes in their order. It is an interface because TypeScript asks what it extends late: the type of a node is inferred from shapes that hold nodes. */
interface NodeList extends Array<Node> {}

const registry: { node?: z.ZodType<Node> } = {};

/** The shape of the nodes that a node holds. */
export const children: z.ZodType<NodeList> = z.lazy(() => {
  if (registry.node === undefined) throw new Error('Import runtime/definitions/nodes/index.ts before a shape with nodes is used.');
  return z.array(registry.node);
});

/** Says what a node is. The registry does, which imports every kind: no kind can import it. */
export function holdNodes(node: z.ZodType<Node>): void {
  registry.node = node;
}
