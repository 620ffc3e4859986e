import { and, eq } from 'drizzle-orm';
import { describe, expect, onTestFinished } from 'vitest';
import { coachingSessions } from '../../server/records/tables/events';
import { sessions } from '../../server/records/tables/sessions';
import { trackerEntries } from '../../server/records/tables/trackers';
import { personOf } from '../server/support/impersonation';
import { clientOf } from '../server/support/test-server';
import { forgetEntries, type Logger, loggerOf } from '../server/support/trackers';
import type { Tab } from './support/application';
import { withApplication } from './support/fixture';
import { onDevice } from './support/on-device';
import { answerStartUp, enter, kept, keptText, pathOf, patient } from './support/pages';

const { test, application } = withApplication();
const pat = 'pat@lakeside.example';
const steps = 105;
let logger: Logger;

test.beforeAll(async () => {
  logger = await loggerOf(application.server, pat);
  // Today has room for three things: a session that is near would take the place of the steps.
  await application.server.database.delete(coachingSessions);
  await Promise.all([answerStartUp(application, pat), answerStartUp(application, 'pat@summit.example')]);
});
test.beforeEach(() => forgetEntries(application.server, logger));

const entries = () =>
  application.server.database
    .select()
    .from(trackerEntries)
    .where(and(eq(trackerEntries.UserId, logger.userId), eq(trackerEntries.TrackerId, steps)));

/** A person who has seen the home page; the browser has kept it. */
async function visited(userName = pat): Promise<Tab> {
  const tab = await application.openInstalled('narrow');
  onTestFinished(() => tab.context.close());
  await tab.load('/act/auth/login');
  await enter(tab, userName);
  await tab.page.getByRole('heading', { name: 'Today' }).waitFor();
  await tab.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => tab.page.evaluate(async () => (await (await caches.open('page')).keys()).length), patient).toBe(1);
  const definitions = () => tab.page.evaluate(async () => (await (await caches.open('definitions')).keys()).map(({ url }) => url));
  await expect.poll(definitions, patient).toContainEqual(expect.stringMatching(/\/screen\/sign-out\.json$/));
  await expect.poll(async () => (await onDevice(tab, 'sessions')).length, patient).toBe(1);
  await expect.poll(async () => (await onDevice(tab, 'answers')).length, patient).toBeGreaterThan(5);
  return tab;
}

/** The same browser with its page closed and opened, without a network. */
async function reopened(tab: Tab, path = '/programs'): Promise<Tab> {
  await tab.context.setOffline(true);
  const next = await tab.another();
  await tab.page.close();
  await next.page.goto(path);
  return next;
}
const logSteps = async ({ page }: Tab, value: string) => {
  await page.getByLabel('Steps', { exact: true }).first().fill(value);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByText("Saved on this device. We'll send it when you're back online.").waitFor();
};

test('D-offline-01 D-offline-02 D-offline-03 an entry that is typed without a network, in a page that is closed and opened, is saved once', async () => {
  let tab = await reopened(await visited());
  await tab.page.getByText("You're offline. This page was last updated").waitFor();
  await tab.page.getByRole('heading', { name: 'Your programs' }).waitFor();
  await logSteps(tab, '9,502');
  await tab.page.getByRole('button', { name: 'Show 1 entry' }).waitFor();
  tab = await reopened(tab);
  await tab.page.getByRole('button', { name: 'Show 1 entry' }).click();
  await tab.page.getByText('Waiting for a connection').waitFor();
  await tab.page.getByRole('button', { name: 'Close' }).click();
  await tab.context.setOffline(false);
  await tab.page.getByText('What you saved was sent.').waitFor();
  await tab.page.getByText('Steps: 9,502 steps').waitFor();
  expect((await entries()).map(({ Values }) => Values)).toEqual([[expect.objectContaining({ Value: 9502 })]]);
  expect(await onDevice(tab, 'calls')).toEqual([]);
  expect(await tab.page.getByText("You're offline").count()).toBe(0);
});

test('D-offline-03 D-offline-09 an entry whose answer was lost on the way is saved once', async () => {
  const tab = await visited();
  await tab.page.route('**/api/usertoday', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await logSteps(tab, '8000');
  expect(await entries()).toHaveLength(1);
  await tab.page.unrouteAll({ behavior: 'wait' });
  await tab.page.getByText('What you saved was sent.').waitFor();
  expect(await entries()).toHaveLength(1);
});

test('D-offline-04 what the server refuses stays with its reason until it is deleted', async () => {
  const tab = await visited();
  await tab.context.setOffline(true);
  await logSteps(tab, '7000');
  // The same day is logged on another device meanwhile.
  const other = await loggerOf(application.server, pat);
  expect((await other.client.post('/usertoday', { Values: { [`${steps} Steps`]: 6000 } })).status).toBe(200);
  await tab.context.setOffline(false);
  await tab.page.getByText('Something you saved on this device could not be sent.').waitFor();
  await tab.page.getByRole('button', { name: 'Show 1 entry' }).click();
  await tab.page.getByText('Could not be sent: ').waitFor();
  await tab.page.getByRole('button', { name: "Delete Today's entries" }).click();
  await tab.page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await tab.page.getByText('Everything has been sent.').waitFor();
  expect((await entries()).map(({ Values }) => Values)).toEqual([[expect.objectContaining({ Value: 6000 })]]);
});

describe('after signing out', () => {
  test('D-offline-05 D-offline-14 nothing of the person is left, and what was not sent is deleted after a question', async () => {
    const tab = await visited();
    await tab.context.setOffline(true);
    await logSteps(tab, '5000');
    await tab.page.goto('/act/logout');
    await tab.page.getByText('One entry is saved on this device and has not been sent.').waitFor();
    await tab.page.getByRole('button', { name: 'Sign out and delete' }).click();
    await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
    expect(await Promise.all(['answers', 'sessions', 'calls'].map((store) => onDevice(tab, store)))).toEqual([[], [], []]);
    expect(await kept(tab, 'token')).toBeNull();
  });

  test('D-offline-05 who stays signed in keeps what was not sent', async () => {
    const tab = await visited();
    await tab.context.setOffline(true);
    await logSteps(tab, '5000');
    await tab.page.goto('/act/logout');
    await tab.page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect.poll(() => pathOf(tab), patient).toBe('/programs');
    expect(await onDevice(tab, 'calls')).toHaveLength(1);
  });

  test('D-offline-05 D-offline-06 the next person sees and sends nothing of the one before', async () => {
    const tab = await visited();
    await tab.context.setOffline(true);
    await logSteps(tab, '4000');
    // The session ends without the person: what was not sent waits for them.
    await application.server.database.delete(sessions).where(eq(sessions.UserId, logger.userId));
    await tab.context.setOffline(false);
    await expect.poll(() => pathOf(tab), patient).toMatch(/^\/act\/auth\/login/);
    expect(await onDevice(tab, 'answers')).toEqual([]);
    await enter(tab, 'pat@summit.example');
    await tab.page.getByRole('heading', { name: 'Welcome, ' }).waitFor();
    expect(await tab.page.getByRole('button', { name: 'Show 1 entry' }).count()).toBe(0);
    expect(await onDevice(tab, 'calls')).toHaveLength(1);
    expect(await entries()).toEqual([]);
  });
});

/** Drafts of a person, and of another one whose session ended by itself, as the device keeps them. */
const draft = {
  assessmentDrafts: { progressId: 1, pageId: 'about-you', answers: [{ questionId: 'age', answer: ['51'] }] },
  messageDrafts: { board: { text: 'See you at noon?' } },
};
type Draft = keyof typeof draft;
const names = ['assessmentDrafts', 'messageDrafts'] as const;

/** A person who is signed in, with such drafts of theirs. */
async function withDrafts(own: readonly Draft[]): Promise<Tab> {
  const tab = await application.open();
  onTestFinished(() => tab.context.close());
  await tab.go('/act/auth/login');
  await enter(tab, pat);
  await expect.poll(() => pathOf(tab), patient).toBe('/programs');
  await expect.poll(() => keptText(tab, 'userId'), patient).toBe(logger.userId);
  const typed = names.map((name) => [name, JSON.stringify({ ...(own.includes(name) && { [logger.userId]: draft[name] }), other: draft[name] })] as const);
  await tab.page.evaluate((entries) => entries.forEach(([name, text]) => localStorage.setItem(name, text)), typed);
  return tab;
}
const draftsOf = async (tab: Tab, person: string) => Promise.all(names.map(async (name) => (await kept<Record<string, unknown>>(tab, name))?.[person] ?? null));

describe('what a person typed and did not send', () => {
  test('D-offline-12 is deleted by a sign-out, and what another person typed stays', async () => {
    const tab = await withDrafts(['messageDrafts']);
    await tab.load('/act/logout');
    await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
    expect(await draftsOf(tab, logger.userId)).toEqual([null, null]);
    expect(await draftsOf(tab, 'other')).toEqual([draft.assessmentDrafts, draft.messageDrafts]);
  });

  test('D-offline-12 is deleted after a question where it is answers of the assessment', async () => {
    const tab = await withDrafts(names);
    await tab.load('/act/logout');
    await tab.page.getByText('One entry is saved on this device and has not been sent.').waitFor();
    await tab.page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect.poll(() => pathOf(tab), patient).toBe('/programs');
    expect(await draftsOf(tab, logger.userId)).toEqual([draft.assessmentDrafts, draft.messageDrafts]);
    await tab.load('/act/logout');
    await tab.page.getByRole('button', { name: 'Sign out and delete' }).click();
    await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
    expect(await draftsOf(tab, logger.userId)).toEqual([null, null]);
  });

  test('D-offline-12 D-offline-13 is deleted by a sign-out while acting for someone, also what was typed for that person, after one question', async () => {
    const tab = await application.open();
    onTestFinished(() => tab.context.close());
    const support = await personOf(application.server, 'support@lakeside.example');
    await tab.enterAs('support@lakeside.example');
    const { Token } = (await kept<{ Token: string }>(tab, 'token'))!;
    const begun = await clientOf(application.server.app, Token).post('/PerformImpersonation/PerformImpersonation', {
      UserName: pat,
      ImpersonationType: 'Support',
    });
    expect(begun.status).toBe(200);
    await tab.load('/programs');
    await tab.page.getByText('You are acting as Pat Rivers').waitFor();
    const typed = { [logger.userId]: draft.assessmentDrafts, [support.UserId]: draft.assessmentDrafts, other: draft.assessmentDrafts };
    await tab.page.evaluate((text) => localStorage.setItem('assessmentDrafts', text), JSON.stringify(typed));
    await tab.load('/act/logout');
    await tab.page.getByText('2 entries are saved on this device and have not been sent.').waitFor();
    await tab.page.getByRole('button', { name: 'Sign out and delete' }).click();
    await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
    expect(await kept(tab, 'assessmentDrafts')).toEqual({ other: draft.assessmentDrafts });
  });

  test('D-offline-12 stays for the same person when a session ends by itself', async () => {
    const tab = await withDrafts(names);
    await application.server.database.delete(sessions).where(eq(sessions.UserId, logger.userId));
    await tab.load('/programs');
    await expect.poll(() => pathOf(tab), patient).toMatch(/^\/act\/auth\/login/);
    expect(await draftsOf(tab, logger.userId)).toEqual([draft.assessmentDrafts, draft.messageDrafts]);
  });
});

test('D-offline-07 a person with a role keeps nothing on the device', async () => {
  const tab = await application.openInstalled('narrow');
  onTestFinished(() => tab.context.close());
  await tab.load('/act/auth/login');
  await enter(tab, 'admin@lakeside.example');
  await expect.poll(() => pathOf(tab), patient).toBe('/programs');
  await tab.page.getByRole('heading', { level: 1 }).waitFor();
  await tab.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(await Promise.all(['answers', 'sessions'].map((store) => onDevice(tab, store)))).toEqual([[], []]);
});

test('D-offline-07 after twelve hours without the server the page opens for nobody', async () => {
  const tab = await visited();
  await tab.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('device');
        opening.onsuccess = () => {
          const store = opening.result.transaction('sessions', 'readwrite').objectStore('sessions');
          const reading = store.get('current');
          reading.onsuccess = () => {
            const writing = store.put({ ...reading.result, at: new Date(Date.now() - 13 * 3_600_000).toISOString() }, 'current');
            writing.onsuccess = () => {
              opening.result.close();
              resolve();
            };
          };
        };
      }),
  );
  const later = await reopened(tab);
  await later.page.getByText('The server could not be reached.').waitFor();
  expect(await Promise.all(['answers', 'sessions'].map((store) => onDevice(later, store)))).toEqual([[], []]);
});

test('D-offline-08 answers of the assessment wait in a page that is closed and opened, and are saved', async () => {
  const tab = await visited();
  await tab.page.getByRole('link', { name: 'Take your assessment' }).click();
  const age = () => tab.page.getByLabel('How old are you?');
  await age().waitFor();
  await tab.context.setOffline(true);
  await age().fill('41');
  await tab.page.getByText('You are offline. Your answers are saved on this device').waitFor();
  const again = await reopened(tab, '/health/assessment');
  await expect.poll(() => again.page.getByLabel('How old are you?').inputValue(), patient).toBe('41');
  await again.context.setOffline(false);
  await again.page.getByText('Saved').first().waitFor();
  await again.page.reload();
  await expect.poll(() => again.page.getByLabel('How old are you?').inputValue(), patient).toBe('41');
});

test('D-offline-10 the page can be installed', async () => {
  const { page } = await visited();
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await page.request.get(address!)).json()) as {
    name: string;
    theme_color: string;
    display: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Wellspring', theme_color: '#12695b', display: 'standalone', start_url: '/programs' });
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = Object.assign(new Image(), { src: address });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});
