import { expect } from 'vitest';
import type { HraArea } from '../../schemas/generated/records';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, settled, type Tab, type Width } from './support/application';
import { answerStartUp, patient } from './support/pages';

const { test, application } = withApplication();
const appearance = inSlices(test, '/health/profile');

/** Opens a person's health profile, and waits for its next steps. */
async function open(userName: string, width: Width, prepare?: (tab: Tab) => Promise<unknown>): Promise<Tab> {
  await answerStartUp(application, userName);
  const tab = await application.open(width);
  await prepare?.(tab);
  await tab.enterAs(userName, '/health/profile');
  await tab.page.getByRole('heading', { name: 'Your next steps' }).waitFor();
  await settled(tab.page);
  return tab;
}
const retake = ({ page }: Tab) => page.getByRole('button', { name: "Take this year's assessment" });
/** Where each next step leads. */
const linksOf = async ({ page }: Tab) =>
  Promise.all((await page.getByRole('region', { name: /^Next step: / }).all()).map((step) => step.getByRole('link').getAttribute('href')));
const overall = ({ page }: Tab) => page.getByRole('region', { name: 'Overall', exact: true });

appearance.each(['wide', 'narrow'] as Width[])(
  'D-health-screens-08 D-health-screens-09 the profile says what changed and how old it is, and has three steps: %s',
  async (width) => {
    const tab = await open('pat@cedar.example', width);
    await expect.poll(() => overall(tab).innerText(), patient).toMatch(/((Up|Down) \d+ points?|No change) since March 18, 2025/);
    expect(await overall(tab).innerText()).toMatch(/\n9 months old/);
    expect(await retake(tab).count()).toBe(0);
    const links = await linksOf(tab);
    expect(links).toHaveLength(3);
    for (const link of links) expect(link).toMatch(/^\/(programs\/detail\?owner=.+&id=.+|resource-hub\?search=.+)/);
    await expectSound(tab);
    await tab.close();
  },
);

appearance('D-health-screens-09 no two steps name the same program, where the areas share their topics', async () => {
  const weak = ['circulation', 'bloodValues', 'bodyWeight'];
  const tab = await open('pat@cedar.example', 'wide', async ({ page }) =>
    page.route('**/api/userhealth/profile/GetHraResults*', async (route) => {
      const json = (await (await route.fetch()).json()) as { Data: { Areas: HraArea[] } };
      const Level = { Id: 'start', Name: 'Worth a closer look', Advice: '', Tone: 'warning' as const };
      json.Data.Areas = json.Data.Areas.filter(({ ConditionId }) => weak.includes(ConditionId)).map((area) => ({ ...area, Score: 20, Level }));
      await route.fulfill({ json });
    }),
  );
  const links = await linksOf(tab);
  expect(links.filter((link) => link?.startsWith('/programs/detail'))).toHaveLength(3);
  expect(new Set(links).size).toBe(3);
  await tab.close();
});

appearance('D-health-screens-09 an area that no program helps with names a resource and who helps', async () => {
  const tab = await open('pat@lakeside.example', 'wide');
  const alcohol = tab.page.getByRole('region', { name: 'Next step: Alcohol' });
  expect(await alcohol.innerText()).toMatch(/From the Resource Hub\s+Talk to a counselor\s+Call the SAMHSA National Helpline/);
  await alcohol.getByRole('link').click();
  await tab.page.waitForURL('**/resource-hub?search=**');
  await tab.page.getByText('Day or night, by phone or chat.').waitFor();
  await tab.close();
});

appearance('D-health-screens-08 a result of an earlier plan year offers the assessment of this one', async () => {
  const tab = await open('pat@lakeside.example', 'wide');
  await retake(tab).click();
  await tab.page.waitForURL('**/health/assessment**');
  await tab.close();
});
