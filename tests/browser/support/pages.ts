import { eq } from 'drizzle-orm';
import { demoPassword } from '../../../server/demo/load';
import { systemClock } from '../../../server/foundation/clock';
import { demoDelivery } from '../../../server/areas/outbox/delivery';
import { sendDue } from '../../../server/areas/outbox/send-due';
import { publishedDefinitions } from '../../../server/definitions/published-definitions';
import { liveMessageRecords } from '../../../server/records/live-messages';
import { publicationStore } from '../../../server/records/publications';
import { users } from '../../../server/records/tables/people';
import { tellPerson } from '../../../server/calls/tell-person';
import { createTools } from '../../../server/calls/tools';
import type { LiveMessage, OutboxMessage, ProgramNotification, UserAnnouncement } from '../../../schemas/generated/records';
import { testDefinitions } from '../../server/support/definitions';
import type { Application, Tab } from './application';

/** For what shows after a click: the machine may be slow. */
export const patient = { timeout: 30_000 };

/** Fills in the sign-in page as it stands, and sends it. */
export async function enter({ page }: Tab, userName: string, password = demoPassword): Promise<void> {
  await page.getByLabel('User name').fill(userName);
  await page.locator('input[type="password"]').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Where the address bar is, without the host. */
export function pathOf({ page }: Tab): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** What the browser keeps under a key; null for nothing. */
export const keptText = ({ page }: Tab, key: string): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key);

/** The same, for what is kept as JSON. */
export const kept = async <Value>(tab: Tab, key: string): Promise<Value | null> => JSON.parse((await keptText(tab, key)) ?? 'null') as Value | null;

/** What was sent to an address, the newest first. */
export async function messagesTo({ server }: Application, recipient: string): Promise<OutboxMessage[]> {
  await sendDue(
    createTools(
      server.database,
      systemClock,
      publishedDefinitions(testDefinitions(), publicationStore(server.database), () => undefined),
    ),
    demoDelivery,
  );
  const { body } = await server.nobody.get<OutboxMessage[]>('/demo/outbox');
  return body.filter(({ Recipient }) => Recipient === recipient);
}

/** Somebody has answered every notification and put every piece of news away: no dialog comes at the start. */
export async function answerStartUp({ server }: Application, userName: string): Promise<void> {
  const person = await server.as(userName);
  const { body: notifications } = await person.get<ProgramNotification[]>('/programnotification/getuserprogramnotifications');
  for (const { ProgramNotificationId } of notifications)
    await person.get(`/programnotification/acceptuserprogramnotification?programNotificationId=${ProgramNotificationId}&accepted=true`);
  const { body: news } = await person.get<UserAnnouncement[]>('/userannouncements');
  await person.post(
    '/userannouncements',
    news.map(({ AnnouncementId }) => ({ AnnouncementId, IsArchived: true })),
  );
}

/** Tells the open pages of a person that something of theirs has changed, as a call of theirs would. */
export async function tellPages({ server: { database } }: Application, userName: string, category: LiveMessage['Category']): Promise<void> {
  const [user] = await database.select().from(users).where(eq(users.UserName, userName));
  await tellPerson({ liveMessages: liveMessageRecords(database) }, { user: user! }, category, systemClock);
}
