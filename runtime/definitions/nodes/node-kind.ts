import type { z } from 'zod';

/** What the registry knows of a kind of node. What its keys mean stands in the shape. */
export interface NodeKind {
  shape: z.ZodObject;
  /** The keys that hold further nodes; what an overlay puts into the node without naming a list goes into the first. */
  children?: readonly string[];
  /** The keys that hold panels, each with nodes of its own. */
  panels?: readonly string[];
}
