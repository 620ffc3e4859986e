import { late } from '../late';
import { Placeholder } from './Placeholder';

/** A tile. What draws it loads with the first; its place is kept meanwhile, so that what stands below does not show and then move away. */
export const LateTileNode = late(async () => (await import('./TileNode')).TileNode, <Placeholder shape="text" />);
