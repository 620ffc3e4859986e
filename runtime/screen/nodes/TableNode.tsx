import { late } from '../../contracts/late';
import { narrowWindow } from '../little-room';
import { Placeholder } from './Placeholder';

/** A table of rows. What draws it loads with the first table; the grid loads with the first that is near what shows. */
export const TableNode = late(async () => (await import('../../table/TableView')).TableView, <Placeholder shape="table" />);

/** Loads all that draws tables, for one that may open while the network is away. A phone needs no grid. What cannot be loaded is met where it is drawn. */
export function loadTables(): void {
  void TableNode.load();
  if (!window.matchMedia(narrowWindow).matches) import('../../table/TableGrid').catch(() => undefined);
}
