import { late } from '../late';
import { narrowWindow } from '../little-room';
import { Placeholder } from './Placeholder';

/** A table of rows. What draws it loads with the first table; the grid comes beside it, and a phone does not need one. */
export const TableNode = late(
  async () => {
    // A failure to load the grid is met where it is drawn.
    if (!window.matchMedia(narrowWindow).matches) import('../../table/TableGrid').catch(() => undefined);
    return (await import('../../table/TableView')).TableView;
  },
  <Placeholder shape="table" />,
);
