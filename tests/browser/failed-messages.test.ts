import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { outbox, refusedAddresses } from '../../server/records/tables/outbox';
import { users } from '../../server/records/tables/people';
import { withApplication } from './support/fixture';
import { answerStartUp, patient } from './support/pages';
import { expectSoundAtBothWidths } from './support/visits';

const { test, application } = withApplication();
const support = 'support@lakeside.example';
const address = 'pat@lakeside.example';

test.beforeAll(() => answerStartUp(application, support));
test.beforeEach(async () => {
  const { database, clock } = application.server;
  const [pat] = await database.select().from(users).where(eq(users.UserName, address));
  const now = clock.now().toISOString();
  const failed = { Kind: 'Email' as const, Recipient: address, UserId: pat!.UserId, Body: 'x', CreatedAt: now, DueAt: now, DoneAt: now, EntityId: 'lakeside' };
  const refused = { ...failed, Outcome: 'Failed' as const, Fault: 'RecipientRefused' as const, Reply: '552 5.2.2', Attempts: 1 };
  await database.delete(outbox);
  await database.insert(outbox).values([
    { ...refused, Lane: 'mass', Subject: 'First news' },
    { ...refused, Lane: 'mass', Subject: 'Second news' },
    { ...refused, Lane: 'security', Subject: 'Reset your password', Body: '' },
  ]);
  await database.insert(refusedAddresses).values({ Address: address, RefusedAt: now, Reply: '552 5.2.2' }).onConflictDoNothing();
});
const rowIn = (page: Page) => (subject: string) => page.getByRole('main').getByRole('row').filter({ hasText: subject });
const outcomes = async () => (await application.server.database.select().from(outbox)).map(({ Subject, Outcome }) => `${Subject}: ${Outcome}`).toSorted();

test('D-tenants-84 support reads in the account when and why its address was refused', async ({ tab }) => {
  const { page } = tab;
  await tab.enterAs(support, '/support');
  await page.getByLabel('Email', { exact: true }).first().fill(address);
  await page.getByRole('button', { name: 'Pat', exact: true }).click();
  const note = page.getByRole('dialog').getByText(/^Email to .* was refused on .*: the mailbox is full\.$/);
  await note.waitFor();
  expect(await note.textContent()).toContain(address);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('D-tenants-81 D-tenants-82 support finds the messages from its page, sends the selected ones again, and reads why one stays', async ({ tab }) => {
  const { page } = tab;
  const row = rowIn(page);
  await tab.enterAs(support, '/support');
  await page.getByRole('main').getByRole('link', { name: 'Failed messages' }).click();
  await row('Reset your password').waitFor();
  expect(await row('Reset your password').textContent()).toContain('This mailbox is full');
  await expectSoundAtBothWidths(tab);
  const again = row('Reset your password').getByRole('button', { name: 'Send again' });
  await again.hover();
  await page.getByRole('tooltip', { name: /^This message had a code or a link to sign in, so it cannot be sent again/ }).waitFor();
  await row('First news').getByRole('checkbox').check();
  await row('Reset your password').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send selected again' }).click();
  await page.getByText('Sent again: 1. Cannot be sent again: 1.').first().waitFor();
  await row('First news').waitFor({ state: 'detached' });
  expect(await outcomes()).toEqual(['First news: null', 'Reset your password: Failed', 'Second news: Failed']);
  await row('Second news').getByRole('button', { name: 'Send again' }).click();
  await row('Second news').waitFor({ state: 'detached' });
  await expect.poll(outcomes, patient).toEqual(['First news: null', 'Reset your password: Failed', 'Second news: null']);
});
