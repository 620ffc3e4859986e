import { expect } from 'vitest';
import { undoing } from '../server/support/undo-writes';
import type { Tab } from './support/application';
import { withApplication } from './support/fixture';
import { patient, tellPages } from './support/pages';
import { follow } from './support/visits';

const person = 'pat@lakeside.example';
const { test, application } = withApplication();
let undo: () => Promise<void>;
let tab: Tab;
test.beforeAll(async () => {
  await application.server.as(person);
  undo = await undoing(application.server);
});
test.beforeEach(async ({ tab: own }) => {
  await undo();
  // The page of the test before may still be closing its connection.
  await expect.poll(() => sockets().size, patient).toBe(0);
  tab = own;
  await tab.enterAs(person);
  await expect.poll(() => sockets().size, patient).toBe(1);
});

/** What stands at News in the bar: its badge counts what is not archived. */
const news = async () => (await tab.page.getByRole('banner').getByText('News').locator('..').innerText()).replace(/\s+/g, ' ').trim();
/** Another page of the same person puts an announcement away. */
const archive = async (AnnouncementId: string) => (await application.server.as(person)).post('/userannouncements', [{ AnnouncementId, IsArchived: true }]);
const sockets = () => application.server.app.websocketServer.clients;

test('A-live-topics-03 A-live-topics-01 what another page changes shows at once, also after the connection was lost', async () => {
  await expect.poll(news, patient).toBe('News 4');
  await archive('lakeside-sleep');
  await expect.poll(news, patient).toBe('News 3');

  for (const socket of sockets()) socket.terminate();
  await archive('lakeside-statement');
  await expect.poll(news, patient).toBe('News 2');
  expect(tab.complaints).toEqual([]);
});

test.each(['Home', 'ProgramCompletion'] as const)(
  'A-live-topics-05 B-live-topics-06 the programs are asked for again after a message of %s, and not after one that is ignored',
  async (category) => {
    const asked: string[] = [];
    tab.page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await tellPages(application, person, 'Upload');
    await tellPages(application, person, category);
    const programs = () => asked.filter((path) => path === '/api/userprograms/currentandcompleted').length;
    await expect.poll(programs, patient).toBe(1);
  },
);

test('signing out closes the connection', async () => {
  await follow(tab, '/act/logout');
  await expect.poll(() => sockets().size, patient).toBe(0);
});
