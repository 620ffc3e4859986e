import { late } from '../late';
import { Placeholder } from './Placeholder';

/** A table of rows. What draws it loads with the first table. */
export const TableNode = late(async () => (await import('../../table/TableView')).TableView, <Placeholder shape="table" />);
