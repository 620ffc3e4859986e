import { late } from '../../contracts/late';
import { Placeholder } from './Placeholder';

const cards = () => import('./cards');

// The code of these nodes loads with the first screen or layout that has one; signing in needs none of them. A placeholder keeps the room, so the footer and
// the parts below do not appear and then move.

export const AccordionNode = late(async () => (await cards()).AccordionNode, <Placeholder shape="text" />);
export const SideBarNode = late(async () => (await import('./SideBarNode')).SideBarNode, <Placeholder shape="form" />);
export const TabsNode = late(async () => (await cards()).TabsNode, <Placeholder shape="form" />);
export const TileNode = late(async () => (await cards()).TileNode, <Placeholder shape="text" />);
export const WhyNode = late(async () => (await import('./WhyNode')).WhyNode, <Placeholder shape="text" />);

const lateNodes = { accordion: AccordionNode, sideBar: SideBarNode, tabs: TabsNode, tile: TileNode, why: WhyNode };

/** Loads what nearly every screen of a person who is signed in is drawn by, while it is not known yet which one opens. */
export const loadCards = (): Promise<unknown> => cards().catch(() => undefined);

/** Loads what draws the parts of a screen or dialog, by its body, while its data is on the way. */
export function loadLateNodes(body: string): void {
  for (const [name, node] of Object.entries(lateNodes)) if (body.includes(`"${name}":`)) void node.load();
}
