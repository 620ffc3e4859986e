import type { ReactNode } from 'react';
import type { Node, NodeName } from '../definitions/nodes';
import type { Scope } from '../expressions/evaluate';
import type { ScreenInstance } from './screen-instance';

/** The node that has the key `Name`. */
export type NodeOf<Name extends NodeName> = Extract<Node, Record<Name, unknown>>;

/** What the view of a node gets. */
export interface NodeViewProps<Each extends Node = Node> {
  node: Each;
  screen: ScreenInstance;
  /** What the node's expressions read. */
  scope: Scope;
  /** The part of it that is not the screen's, such as `item`. */
  extra: Scope | undefined;
  /** Draws the nodes below it. */
  draw(nodes: readonly Node[], extra?: Scope): ReactNode;
}
