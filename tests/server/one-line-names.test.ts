import { expect } from 'vitest';
import type { Failure } from '../../schemas/generated/records';
import { withServer } from './support/fixture';
import { type Client, faultsOf } from './support/test-server';

// Names are one line of text. The rule that keeps it so: tests/one-place.test.ts refuses a record of a request whose names lack the format line.

const { test, server } = withServer();
let admin: Client;
test.beforeAll(async () => void (admin = await server.as('admin@lakeside.example')));

test.each(['Two\nlines', 'Two\r\nlines', 'A\u2028B', 'A\u0000B', 'A\u0085B', 'A\tB', 'A\u202Egpj.exe'])('the name %j is refused', async (Name) => {
  const answer = await admin.post<Failure>('/resources/resource-sections', { Name });
  expect(answer.status).toBe(400);
  expect(faultsOf(answer)[0]).toMatch(/\/Name$/);
});

test('an ordinary name is taken', async () => {
  expect((await admin.post('/resources/resource-sections', { Name: 'Açaí – “quoted” 👩‍👩‍👧 مرحبا' })).status).toBe(200);
});
