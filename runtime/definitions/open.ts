import type { Node } from './nodes';
import { nodesBelow, type Placed } from './nodes/tree';
import type { Dialog } from './shapes/dialog';
import type { Layout } from './shapes/layout';
import type { Screen } from './shapes/screen';

/** What is open at a time and holds nodes. */
export type Open = Screen | Dialog | Layout;

/** Where a screen, dialog or layout holds nodes. */
export const regions = [['body'], ['footer'], ['banner'], ['top'], ['panel', 'show'], ['panel', 'closed'], ['beside'], ['bottom'], ['toast', 'show']] as const;

/** The parts of a screen, dialog or layout that hold nodes, each with its way. */
export const regionsOf = (value: Open): { path: readonly string[]; nodes: readonly Node[] }[] =>
  regions.flatMap((path) => {
    const nodes = path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
    return nodes === undefined ? [] : [{ path, nodes: nodes as readonly Node[] }];
  });

/** The whole tree of a screen, dialog or layout. */
export const treeOf = (value: Open): Placed[] => regionsOf(value).flatMap(({ path, nodes }) => [...nodesBelow(nodes, path)]);
