import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { resourceRows } from '../../server/records/tables/resources';
import { entities } from '../../server/records/tables/people';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, settled, type Tab, type Width } from './support/application';
import { enter, patient } from './support/pages';
import { follow, sharedVisit } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/act/auth/login', '/programs', '/news', '/act/userprofile');

const addressOf = (company: string) => application.address.replace('127.0.0.1', `${company}.localhost`);
const variable = (tab: Tab, name: string) => tab.page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key).trim(), name);
const brandOf = (tab: Tab) => variable(tab, '--mui-palette-brand-main');
const signedIn = async (who: string, width?: Width) => {
  const tab = await application.open(width);
  await tab.enterAs(who);
  return tab;
};

/** The sign-in page of no company. */
const plain = sharedVisit(async () => {
  const tab = await application.open();
  await tab.go('/act/auth/login');
  return tab;
});

appearance('A-branding-01 a host name without a company has no picture', async () => {
  const tab = await plain();
  expect(await tab.page.evaluate(() => getComputedStyle(document.querySelector('.layout') ?? document.body).backgroundImage)).toBe('none');
});

test("A-branding-06 A-branding-03 a company's colour arrives as a style sheet of the page when its branding is there", async () => {
  const tab = await plain();
  await expect.poll(() => brandOf(tab), patient).toBe('#12695b');
  await enter(tab, 'pat@lakeside.example');
  await expect.poll(() => brandOf(tab), patient).toBe('#0f6a8b');
  const inSheets = await tab.page.evaluate(() =>
    [...document.styleSheets].some((sheet) => [...sheet.cssRules].some(({ cssText }) => cssText.includes('--mui-palette-brand-main: #0f6a8b'))),
  );
  expect(inSheets).toBe(true);
});

const atLakeside = sharedVisit(async () => {
  const tab = await application.open();
  await tab.page.goto(`${addressOf('lakeside')}/act/auth/login`);
  await settled(tab.page);
  return tab;
});

test.each(['wide', 'narrow'] as Width[])(
  'A-branding-01 A-branding-05 before signing in the pages of a host name have its company colour, logo and picture: %s',
  async (width) => {
    const tab = await atLakeside(width);
    await expect.poll(() => brandOf(tab), patient).toBe('#0f6a8b');
    const picture = () => tab.page.evaluate(() => getComputedStyle(document.querySelector('.layout') ?? document.body).backgroundImage);
    await expect.poll(picture, patient).toContain('/companies/lakeside-background.svg');
    expect((await tab.page.request.get(`${application.address}/companies/lakeside-background.svg`)).headers()['content-type']).toBe('image/svg+xml');
    const logo = tab.page.getByRole('banner').getByRole('img');
    const beside = () => tab.page.getByRole('complementary').getByRole('paragraph').first().allTextContents();
    await expect.poll(beside, patient).toEqual(width === 'wide' ? ["Lakeside Manufacturing's wellbeing program"] : []);
    await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth), patient).toBeGreaterThan(0);
    await expectSound(tab);
  },
);

const profile = sharedVisit(
  async () => {
    const tab = await application.open();
    await tab.enterAs('pat@summit.example', '/act/userprofile');
    return tab;
  },
  (tab) => tab.go('/act/userprofile'),
);

appearance.each([
  { color: '#ffd500', text: 'rgb(16, 20, 22)' },
  { color: '#ff7a00', text: 'rgb(255, 255, 255)' },
])('A-constants-14 with the colour $color the page stays readable, its buttons written in $text', async ({ color, text }) => {
  const branding = and(eq(resourceRows.Resource, 'company-branding'), eq(resourceRows.Owner, 'summit'));
  const changed = sql`${resourceRows.Value} || jsonb_build_object('BrandingColor', ${color}::text)`;
  await application.server.database.update(resourceRows).set({ Value: changed }).where(branding);
  const tab = await profile();
  const save = tab.page.locator('.button.look-primary').first();
  await expect.poll(() => save.evaluate((button) => getComputedStyle(button).color), patient).toBe(text);
  await expectSound(tab);
  await save.hover();
  await expectSound(tab);
  await tab.page.mouse.move(0, 0);
});

const atSignIn = sharedVisit(() => application.open());

// What else is no colour is judged in runtime/theme/theme.test.ts.
test.each(['red', '#0f6a8b; --mui-palette-text-primary: #ffffff'])(
  'a company colour that is none, %j, leaves the usual one, and the page as it is',
  async (color) => {
    const tab = await atSignIn();
    await tab.page.route('**/api/session', async (route) => {
      const answer = (await (await route.fetch()).json()) as { Branding: object };
      await route.fulfill({ json: { ...answer, Branding: { ...answer.Branding, BrandingColor: color, RegistrationHelpTextColor: color } } });
    });
    await tab.go('/act/auth/login');
    await expect.poll(() => brandOf(tab), patient).toBe('#12695b');
    expect(await variable(tab, '--mui-palette-text-primary')).toBe('#1c2023');
    expect(tab.complaints).toEqual([]);
    await tab.page.unroute('**/api/session');
  },
);

appearance('A-shell-35 the picture of the home page stands behind / and /programs, and nowhere else', async () => {
  const tab = await signedIn('pat@cedar.example');
  const picture = () => tab.page.evaluate(() => getComputedStyle(document.querySelector('.layout') ?? document.body).backgroundImage);
  await expect.poll(picture, patient).toContain('/companies/cedar-background.svg');
  await follow(tab, '/news');
  await expect.poll(picture, patient).toBe('none');
  await follow(tab, '/');
  await expect.poll(picture, patient).toContain('/companies/cedar-background.svg');
  await expectSound(tab);
  await tab.close();
});

appearance('A-shell-36 where the type of background is not 1, a picture that is set does not show', async () => {
  const picture = (tab: Tab) => tab.page.evaluate(() => getComputedStyle(document.querySelector('.layout') ?? document.body).backgroundImage);
  const set = (HomePageBackgroundType: 0 | 1) =>
    application.server.database
      .update(entities)
      .set({ HomePageBackgroundUrl: '/companies/lakeside-background.svg', HomePageBackgroundType })
      .where(eq(entities.EntityId, 'lakeside'));
  await set(1);
  const tab = await signedIn('pat@lakeside.example');
  await expect.poll(() => picture(tab), patient).toContain('lakeside-background.svg');
  await set(0);
  await tab.go('/programs');
  await expect.poll(() => picture(tab), patient).toBe('none');
  await tab.close();
});
