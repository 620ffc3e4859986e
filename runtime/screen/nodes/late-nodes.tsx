import { late } from '../../contracts/late';
import { Placeholder } from './Placeholder';

// The code of these nodes loads with the first screen or layout that has one; signing in needs none of them. A placeholder keeps the room, so the footer and
// the parts below do not appear and then move.

export const AccordionNode = late(async () => (await import('./AccordionNode')).AccordionNode, <Placeholder shape="text" />);
export const SideBarNode = late(async () => (await import('./SideBarNode')).SideBarNode, <Placeholder shape="form" />);
export const TabsNode = late(async () => (await import('./TabsNode')).TabsNode, <Placeholder shape="form" />);
export const TileNode = late(async () => (await import('./TileNode')).TileNode, <Placeholder shape="text" />);
export const WhyNode = late(async () => (await import('./WhyNode')).WhyNode, <Placeholder shape="text" />);

const lateNodes = { accordion: AccordionNode, sideBar: SideBarNode, tabs: TabsNode, tile: TileNode, why: WhyNode };

/** Loads what draws the parts of a screen or dialog, by its body, while its data is on the way. */
export function loadLateNodes(body: string): void {
  for (const [name, node] of Object.entries(lateNodes)) if (body.includes(`"${name}":`)) void node.load();
}
