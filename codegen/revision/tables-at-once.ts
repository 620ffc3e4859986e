import { type Node, nodeKinds } from '../../runtime/definitions/nodes';
import type { NodeKind } from '../../runtime/definitions/nodes/node-kind';
import { kindOf } from '../../runtime/definitions/nodes/tree';

/**
 * Whether nodes show a table as soon as the answers are there for which they wait: not behind a condition, in a popover, below a heading that is closed, or
 * in a tab that is not the first.
 */
export const hasTableAtOnce = (nodes: readonly Node[]): boolean => nodes.some(showsTable);

function showsTable(node: Node): boolean {
  const kind = kindOf(node);
  if (kind === undefined || ('when' in node && node.when !== undefined) || kind === 'popover') return false;
  if (kind === 'table') return true;
  if ('tabs' in node) return hasTableAtOnce(node.tabs[0]?.show ?? []);
  const { children = [] }: NodeKind = nodeKinds[kind];
  return children.some((key) => hasTableAtOnce(((node as Record<string, unknown>)[key] ?? []) as Node[]));
}
