import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import { messages, messagesSeen } from '../../../server/records/tables/messages';
import { users } from '../../../server/records/tables/people';
import { participations } from '../../../server/records/tables/programs';
import type { Application, Tab, Width } from './application';
import { answerStartUp } from './pages';

// The parts of a message board, and what people do there.

const SourceId = 'lakeside-fall-1';
/** Where the board stands. */
export const path = `/programs/detail?owner=lakeside&id=${SourceId}`;

export const board = ({ page }: Tab) => page.getByRole('region', { name: 'Message board' });
export const list = ({ page }: Tab) => page.getByRole('list', { name: 'Messages: Message board' });
export const message = (tab: Tab, text: string) => list(tab).locator('.thread-message').filter({ hasText: text });
export const box = ({ page }: Tab) => page.getByRole('textbox', { name: 'Write a message: Message board' });
export const button = ({ page }: Tab, name: string | RegExp) => page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
export const texts = (tab: Tab) => list(tab).locator('.thread-text').allInnerTexts();
export const dialog = ({ page }: Tab) => page.getByRole('dialog');
export const attach = ({ page }: Tab) => page.getByLabel('Attach an image');

/** Writes a message and sends it. */
export async function say(tab: Tab, text: string): Promise<void> {
  await box(tab).fill(text);
  await button(tab, 'Send').click();
}

/** What has come to another page, once: whatever would come twice has had the time of a further message. */
export async function arrives(tab: Tab, text: string): Promise<void> {
  await message(tab, text).waitFor();
  expect((await texts(tab)).filter((one) => one === text)).toEqual([text]);
}

/** Pat, a coach and an administrator take part in the program of an empty board. */
export async function openBoard(application: Application) {
  const { database } = application.server;
  const ids: Record<string, string> = {};
  for (const name of ['pat', 'coach', 'admin']) {
    const userName = `${name}@lakeside.example`;
    const [user] = await database.select().from(users).where(eq(users.UserName, userName));
    ids[name] = user!.UserId;
    await answerStartUp(application, userName);
    await database
      .insert(participations)
      .values({ UserId: user!.UserId, ProgramId: SourceId, ProgramStatus: 'Current' })
      .onConflictDoUpdate({ target: [participations.UserId, participations.ProgramId], set: { ProgramStatus: 'Current' } });
  }

  /** The board has these messages and no others, of the coach where nobody else is named; nobody has seen any. */
  async function written(...rows: Partial<typeof messages.$inferInsert>[]): Promise<void> {
    await database.delete(messages);
    await database.delete(messagesSeen);
    if (rows.length === 0) return;
    await database.insert(messages).values(
      rows.map((row, index) => ({
        MessageId: randomUUID(),
        SourceId,
        UserId: ids['coach']!,
        Text: `Message ${index}`,
        // Twelve a day: 60 of them go from the first to the fifth of November.
        Date: new Date(Date.UTC(2026, 10, 1 + Math.floor(index / 12), 15, index % 12)).toISOString(),
        ...row,
      })),
    );
  }
  await written();

  /** The board in a browser of somebody's own, until the test ends. */
  async function enter(name: string, width: Width = 'wide'): Promise<Tab> {
    const tab = await application.open(width);
    onTestFinished(() => tab.close());
    await tab.enterAs(`${name}@lakeside.example`, path);
    await list(tab).waitFor();
    return tab;
  }

  return {
    patId: ids['pat']!,
    written,
    enter,

    /** The board with these messages and no others, as Pat sees it at a first visit. */
    async begin(...rows: Parameters<typeof written>): Promise<Tab> {
      await written(...rows);
      return enter('pat');
    },

    stored: async () => (await database.select().from(messages)).map(({ Text }) => Text),
  };
}
