import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from '../codegen/source';
import { compile } from './support/shared-compiler';
import { simulatedLive } from './support/simulated-live';

const { base } = compile(readSource(join(import.meta.dirname, '..')));
const { ignored } = base!.shell.app.live!;

test.each([
  ['A-live-topics-06 B-live-topics-07 the application hears no messages of uploads', 'Upload'],
  ['A-live-topics-07 B-live-topics-08 the application hears no messages of reports', 'Report'],
])('%s', async (_title, Category) => {
  const { live, heard, open } = simulatedLive({ ignored });
  live.subscribe('user:1');
  const socket = await open();
  socket.tell({ Type: 'subscribed', Topic: 'user:1', LastId: 0, Missed: false });
  socket.tell({ Type: 'message', Id: 1, Topic: 'user:1', Category });
  socket.tell({ Type: 'message', Id: 2, Topic: 'user:1', Category: 'Home' });
  expect(heard).toEqual([{ Id: 2, Topic: 'user:1', Category: 'Home' }]);
});
