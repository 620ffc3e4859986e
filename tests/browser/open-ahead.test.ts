import { expect } from 'vitest';
import { withApplication } from './support/fixture';
import { settled, type Tab } from './support/application';
import { answerStartUp } from './support/pages';
import { signedInState } from './support/signed-in';

const { test, application } = withApplication();
const pat = 'pat@lakeside.example';

/** The home page in a browser that has nothing yet, and what the page asks for from then on. */
async function atHome(savesData: boolean): Promise<{ tab: Tab; asked: string[] }> {
  await answerStartUp(application, pat);
  const tab = await application.openNew();
  await tab.context.setStorageState(await signedInState(application, pat));
  await tab.page.addInitScript((saves) => Object.defineProperty(navigator, 'connection', { value: { saveData: saves } }), savesData);
  await tab.load('/programs');
  await settled(tab.page);
  await tab.page.mouse.move(0, 0);
  const asked: string[] = [];
  tab.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return { tab, asked };
}
const cardOf = ({ page }: Tab) => page.locator('main a[href^="/programs/detail"]').first();
const definitionOf = (path: string) => /\/definitions\/.*\/screen\/program-detail\.json$/.test(path);
const isItsCall = (path: string) => path === '/api/userprograms/detail';

test('D-speed-13 a mouse that rests on a card loads its screen, and a press makes its calls before the click', async () => {
  const { tab, asked } = await atHome(false);
  await cardOf(tab).hover();
  await expect.poll(() => asked.filter(definitionOf).length).toBe(1);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await tab.page.mouse.down();
  await expect.poll(() => asked.filter(isItsCall).length).toBe(1);
  expect(new URL(tab.page.url()).pathname).toBe('/programs');
  await tab.page.mouse.up();
  await tab.page.waitForURL(/programs\/detail/);
  await settled(tab.page);
  expect(asked.filter(isItsCall).length).toBe(1);
  await tab.close();
});

test('D-speed-13 the focus on a link loads its screen', async () => {
  const { tab, asked } = await atHome(false);
  await cardOf(tab).focus();
  await expect.poll(() => asked.filter(definitionOf).length).toBe(1);
  await tab.close();
});

test('D-speed-14 with Save-Data, a screen loads when it opens', async () => {
  const { tab, asked } = await atHome(true);
  await cardOf(tab).hover();
  await cardOf(tab).focus();
  await tab.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  expect(asked.filter(definitionOf)).toEqual([]);
  await cardOf(tab).click();
  await expect.poll(() => asked.filter(definitionOf).length).toBe(1);
  await tab.close();
});
