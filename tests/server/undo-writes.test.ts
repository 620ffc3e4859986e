import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveMessageRecords } from '../../server/records/live-messages';
import { startTestServer, type TestServer } from './support/test-server';
import { undoingWrites } from './support/undo-writes';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

test('what a test wrote is taken back while the server moves live messages: neither ends the other', async () => {
  const records = liveMessageRecords(server.database);
  const undo = await undoingWrites(server.database);
  const newest = await records.newest();
  const now = server.clock.now().toISOString();
  for (let round = 0; round < 20; round += 1) {
    await records.publishAll(Array.from({ length: 50 }, (_, at) => ({ topic: `undo-${at}`, category: 'Home', now })));
    await Promise.all([records.order(), undo(), records.order()]);
    await undo();
  }
  expect(await records.newest()).toBe(newest);
  expect(await records.wasSaid('undo-0', {})).toBe(false);
});
