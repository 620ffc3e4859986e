import { expect } from 'vitest';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, settled, type Tab, type Width } from './support/application';
import { answerStartUp, patient } from './support/pages';

const { test, application } = withApplication();
const appearance = inSlices(test, '/health/profile');

/** Opens a person's health profile, and waits for its next steps. */
async function open(userName: string, width: Width): Promise<Tab> {
  await answerStartUp(application, userName);
  const tab = await application.open(width);
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
  'D-health-screens-08 D-health-screens-09 the profile says what changed and how old it is, and has three steps with a program: %s',
  async (width) => {
    const tab = await open('pat@cedar.example', width);
    await expect.poll(() => overall(tab).innerText(), patient).toMatch(/(Up \d+|Down \d+|No change) since March 18, 2025/);
    expect(await overall(tab).innerText()).toMatch(/\n9 months old/);
    expect(await retake(tab).count()).toBe(0);
    const links = await linksOf(tab);
    expect(links).toHaveLength(3);
    for (const link of links) expect(link).toMatch(/^\/programs\/detail\?owner=.+&id=.+/);
    await expectSound(tab);
    await tab.close();
  },
);

appearance('D-health-screens-09 no two steps name the same program', async () => {
  const tab = await open('pat@lakeside.example', 'wide');
  const links = await linksOf(tab);
  expect(links).toHaveLength(3);
  expect(new Set(links).size).toBe(3);
  for (const link of links) expect(link).toContain('/programs/detail');
  await tab.close();
});

appearance('D-health-screens-08 a result of an earlier plan year offers the assessment of this one', async () => {
  const tab = await open('pat@lakeside.example', 'wide');
  await retake(tab).click();
  await tab.page.waitForURL('**/health/assessment**');
  await tab.close();
});
