import type { Failure } from '../../../schemas/generated/records';
import { personOf } from './impersonation';
import { prepareScheduler } from './scheduler';
import type { Answer, Client, TestServer } from './test-server';

export type Row = Record<string, unknown>;

/** A row that a page reads and saves as a whole. */
export interface SavedRow {
  read(): Promise<Row>;
  /** What the page sends of a row that it has read; `mark` is what the person typed. */
  body(row: Row, mark: string): Row;
  send(body: Row): Promise<Answer<Failure>>;
}

/** The place of the version in the body of a call, and how to make such a row. */
export interface Versioned {
  at: string;
  open(server: TestServer): Promise<SavedRow>;
}

export const post = (client: Client, path: string) => (body: Row) => client.post<Failure>(path, body);
export const inList = (rows: Row[], key: string, id: unknown): Row => rows.find((row) => row[key] === id)!;
export const lakeside = 'admin@lakeside.example';

/** Casey coaches at Lakeside, in Chicago, and has a session type and times. */
export async function scheduled(server: TestServer): Promise<Client> {
  await prepareScheduler(server.database, await personOf(server, 'coach@lakeside.example'));
  return server.as('coach@lakeside.example');
}
