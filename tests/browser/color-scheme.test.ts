import { expect } from 'vitest';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, settled, type Tab } from './support/application';
import { patient } from './support/pages';

const { test, application } = withApplication();
const appearance = inSlices(test, '/trackers');

const [light, dark] = ['rgb(246, 247, 248)', 'rgb(20, 24, 26)'];
const ground = ({ page }: Tab) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Presses an item of the person's menu and answers which of its group is marked then. */
async function choose({ page }: Tab, name: string): Promise<string[]> {
  const opener = page.getByRole('button', { name: 'Pat Rivers' });
  await opener.click();
  const menu = page.getByRole('navigation', { name: 'Your account' });
  await menu.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => menu.count(), patient).toBe(0);
  await opener.click();
  const marked = await menu.getByRole('button', { pressed: true }).allTextContents();
  await page.keyboard.press('Escape');
  return marked;
}

/** Runs in the page: notes the ground of each frame from the first on. */
function noteFrames() {
  const page = window as unknown as { grounds: string[] };
  page.grounds = [];
  const note = () => {
    if (document.body !== null) page.grounds.push(getComputedStyle(document.body).backgroundColor);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

test('dark is chosen in the menu of the person, and a page begins with it', async () => {
  const tab = await application.open();
  await tab.enterAs('pat@lakeside.example', '/trackers');
  await expect.poll(() => ground(tab), patient).toBe(light);
  expect(await choose(tab, 'Dark')).toEqual(['Dark']);
  expect(await ground(tab)).toBe(dark);
  await expectSound(tab);

  await tab.page.addInitScript(noteFrames);
  await tab.page.reload();
  await settled(tab.page);
  const grounds = await tab.page.evaluate(() => (window as unknown as { grounds: string[] }).grounds);
  expect(new Set(grounds)).toEqual(new Set([dark]));

  // Paper is white.
  await tab.page.emulateMedia({ media: 'print' });
  expect(await tab.page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).getPropertyValue('--mui-palette-text-primary'))).toBe(
    '#1c2023',
  );
  await tab.page.emulateMedia({ media: 'screen' });
});

appearance('without a choice, and where that is chosen, the page is as the device has it and changes with it', async () => {
  const tab = await application.open();
  await tab.page.emulateMedia({ colorScheme: 'dark' });
  await tab.enterAs('pat@lakeside.example', '/trackers');
  await expect.poll(() => ground(tab), patient).toBe(dark);
  expect(await choose(tab, 'Light')).toEqual(['Light']);
  expect(await ground(tab)).toBe(light);
  expect(await choose(tab, 'Match device')).toEqual(['Match device']);
  expect(await ground(tab)).toBe(dark);
  await tab.page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(tab), patient).toBe(light);
});

appearance('D-moments-22 a dark page shows the logo for dark pages, or the usual one on a light plate', async () => {
  const tab = await application.open();
  const logo = tab.page.getByRole('banner').getByRole('img', { name: 'Wellspring' });
  const shown = () => logo.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  const plate = () => logo.first().evaluate((image) => getComputedStyle(image).backgroundColor);
  await tab.enterAs('pat@lakeside.example', '/trackers');
  await expect.poll(shown, patient).toEqual(['/companies/lakeside-logo.svg']);
  await tab.page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(shown, patient).toEqual(['/companies/lakeside-logo-dark.svg']);
  expect(await plate()).toBe('rgba(0, 0, 0, 0)');
  await tab.page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    const session = await answer.json();
    delete session.Settings.Navigation.DarkLogoUrl;
    await route.fulfill({ response: answer, json: session });
  });
  await tab.load('/trackers');
  await expect.poll(shown, patient).toEqual(['/companies/lakeside-logo.svg']);
  expect(await plate()).toBe('rgb(255, 255, 255)');
});

appearance('the menu is where it stays before the logo comes, for a logo of a known and of an unknown size', async () => {
  const tab = await application.open();
  await tab.enterAs('pat@lakeside.example', '/trackers');
  const logo = tab.page.getByRole('banner').getByRole('img', { name: 'Wellspring' });
  const menuAt = () =>
    tab.page
      .getByRole('navigation', { name: 'Main' })
      .boundingBox()
      .then((box) => box?.x);
  const isHere = () => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  for (const address of ['/companies/lakeside-logo.svg', '/elsewhere/logo.svg']) {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await tab.page.route('**/*logo.svg', async (route) => {
      await held;
      await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="144" height="44"/>' });
    });
    await tab.page.route('**/api/session', async (route) => {
      const answer = await route.fetch();
      const session = await answer.json();
      const { LogoSize, ...Navigation } = session.Settings.Navigation;
      session.Settings.Navigation = { ...Navigation, LogoUrl: address, ...(address.startsWith('/companies') && { LogoSize }) };
      await route.fulfill({ response: answer, json: session });
    });
    await tab.load('/trackers');
    await expect.poll(() => logo.getAttribute('src'), patient).toBe(address);
    const before = await menuAt();
    expect(await isHere()).toBe(false);
    release();
    await expect.poll(isHere, patient).toBe(true);
    expect([address, await menuAt()]).toEqual([address, before]);
    await tab.page.unrouteAll({ behavior: 'wait' });
  }
});
