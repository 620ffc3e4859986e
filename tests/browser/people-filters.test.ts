import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished } from 'vitest';
import type { SavedFilter } from '../../schemas/generated/records';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, type Tab } from './support/application';
import { axeFindings } from './support/axe';
import { patient } from './support/pages';
import { atFirst, sharedVisit } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/administration/people', '/coaching/participant-list');

const path = '/administration/people';
/** The screen as it opens, in a visit that tests share. */
const openPeople = sharedVisit(
  async () => {
    const shared = await application.open();
    await shared.enterAs('admin@lakeside.example', path);
    return shared;
  },
  (shared) => atFirst(shared, path),
);
const shows = (tab: Tab, text: string) => expect.poll(() => tab.page.getByText(text).first().isVisible(), patient).toBe(true);
/** Each try saves under a name of its own. */
let tries = 0;
const savedFilters = async () =>
  (await (await application.server.as('admin@lakeside.example')).get<{ Items: SavedFilter[] }>('/filters/people-filter')).body.Items;

/** The filters of a list: what they say, and how one is added. */
function filtersOf({ page }: Tab) {
  const said = () => page.locator('main .added-summary').innerText();
  const says = (text: string) => expect.poll(said, patient).toContain(text);
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('combobox', { name: 'Add filter: search' }).fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name, exact: true }).first().waitFor();
  };
  return { said, says, add };
}

// On a phone and at 320 px the builder itself is tried in runtime/form/builder, and the list of a coach below.
describe.each(['wide'] as const)('the filters of the list, %s', (width) => {
  test("C-filter-builder-01 C-filter-builder-33 a customer's fields are filters by themselves, and find people; so do all others, as one sentence says", async () => {
    const tab = await openPeople(width);
    const { said, says, add } = filtersOf(tab);
    await says('Everyone.');
    await expect.poll(said, patient).toMatch(/[\d,]+ people match\./);
    await add('Shift');
    await tab.page.getByRole('button', { name: 'Shift: Select' }).click();
    await tab.page.getByLabel('Evening').check();
    await tab.page.keyboard.press('Escape');
    await says('Shift is Evening.');
    await add('Account Status');
    await tab.page.getByRole('button', { name: 'Account Status: Select' }).click();
    await tab.page.getByLabel('Active', { exact: true }).check();
    await tab.page.keyboard.press('Escape');
    await says('Shift is Evening; Account Status is Active.');
    const asked = (await tab.page.evaluate(() => document.querySelector('.added-count')?.textContent ?? '')).replace(/\D/g, '');
    expect(Number(asked)).toBeGreaterThan(0);
    await expectSound(tab);
    // Nothing is found of what cannot be: the rest of the page says so too.
    await tab.page.getByRole('button', { name: 'Remove Account Status' }).click();
    await says('Shift is Evening.');
    await tab.page.getByRole('button', { name: 'Clear all' }).click();
    await says('Everyone.');
    await expect.poll(() => tab.page.evaluate(() => document.activeElement?.textContent), patient).toBe('Add filter');
  });

  appearance(
    'C-filter-builder-15 C-filter-builder-44 C-filter-builder-46 what depends on a choice is asked with it, must be filled, and goes with it',
    async ({ tab }) => {
      const { said, says, add } = filtersOf(tab);
      await tab.enterAs('super@wellspring.example', path);
      await add('Biometric');
      const choose = async (index: number) => {
        const list = tab.page.locator('[data-field="biometric-name"] select');
        await expect.poll(() => list.locator('option').count(), patient).toBeGreaterThan(index);
        await list.selectOption({ index });
      };
      await choose(1);
      await says('Biometric Risk Levels cannot be blank.');
      await tab.page.getByRole('button', { name: 'Biometric Risk Levels: Select' }).click();
      await tab.page.locator('[data-field="biometric-risk-levels"] input[type="checkbox"]').first().check();
      await tab.page.keyboard.press('Escape');
      await says('at the risk level');
      await choose(2);
      await says('Biometric Risk Levels cannot be blank.');
      expect(await said()).not.toContain('at the risk level');
      await expectSound(tab);
    },
  );

  appearance(
    'C-filter-builder-25 C-filter-builder-49 C-filter-builder-50 a range of dates is typed and sent as MM/dd/yyyy; its end is not before its start',
    async () => {
      const tab = await openPeople(width);
      const { says, add } = filtersOf(tab);
      await add('Hire Date');
      await tab.page.getByLabel('Start date').fill('2020-03-09');
      // Whoever presses a button at once finds there what was typed.
      await tab.page.getByRole('button', { name: 'Export' }).click();
      await expect.poll(() => tab.page.getByRole('dialog').innerText(), patient).toContain('Hire Date is Custom, from 03/09/2020.');
      await tab.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await tab.page.getByLabel('End date').fill('2020-03-08');
      await says('The end date must not be before the start date.');
      const sent = tab.page.waitForRequest((request) => request.url().includes('/api/people/search') && (request.postData() ?? '').includes('HireDateEndDate'));
      await tab.page.getByLabel('End date').fill('2026-03-08');
      expect(JSON.parse((await sent).postData() ?? '')).toEqual({ HireDate: 'Custom', HireDateStartDate: '03/09/2020', HireDateEndDate: '03/08/2026' });
      await says('Hire Date is Custom, from 03/09/2020, to 03/08/2026.');
      await tab.page.getByLabel('Period').selectOption({ label: 'Last year' });
      await says('Hire Date is Last year.');
      await expectSound(tab);
    },
  );

  test('a filter is saved under a name, and replaced after a question', async () => {
    const name = `Evenings ${(tries += 1)}`;
    const tab = await openPeople(width);
    const { says, add } = filtersOf(tab);
    await add('Sex');
    const list = tab.page.locator('[data-field="sexes"] select');
    await expect.poll(() => list.locator('option').count(), patient).toBeGreaterThan(1);
    const stored = async () => (await savedFilters()).filter(({ Name }) => Name === name).map(({ Filter }) => Filter);
    const save = async (index: number) => {
      const chosen = await list.locator('option').nth(index).innerText();
      await list.selectOption({ index });
      await says(`Sex is ${chosen}`);
      await tab.page.getByRole('button', { name: 'Save filter' }).click();
      await tab.page.getByRole('dialog').getByLabel('Name').fill(name);
      await tab.page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    };
    await save(1);
    await shows(tab, `The filter \u201c${name}\u201d was saved.`);
    const [first] = await stored();
    expect(first).toEqual({ Sex: expect.any(String) });
    await save(2);
    await shows(tab, `You already have a filter named “${name}”. Replace it? Its earlier choices will be lost.`);
    await tab.page.getByRole('button', { name: 'Replace' }).click();
    await expect.poll(() => tab.page.getByRole('dialog').count(), patient).toBe(0);
    await expect.poll(async () => (await stored())[0], patient).not.toEqual(first);
    expect(await stored()).toEqual([{ Sex: expect.any(String) }]);
  });

  test.each([
    { format: 'CSV', file: 'people.csv' },
    { format: 'Excel (XLSX)', file: 'people.xlsx' },
  ])('C-filter-builder-45 the people of the list are exported as $format, of a company that must be chosen', async ({ format, file }) => {
    const tab = await openPeople(width);
    await tab.page.getByLabel('Search').fill('pat@lakeside.example');
    await expect.poll(() => tab.page.getByText('admin@lakeside.example').count(), patient).toBe(0);
    await tab.page.getByRole('button', { name: 'Export' }).click();
    const dialog = tab.page.getByRole('dialog');
    await expect.poll(() => dialog.innerText(), patient).toContain('Company is Lakeside');
    await expect.poll(() => dialog.innerText(), patient).toContain('1 person matches.');
    await dialog.getByRole('button', { name: /^Company/ }).click();
    await dialog.getByRole('button', { name: 'Clear', exact: true }).click();
    await tab.page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Export' }).click();
    await expect.poll(() => dialog.innerText(), patient).toContain('Company cannot be blank.');
    if (format === 'CSV') expect(await axeFindings(tab.page)).toEqual([]);
    await dialog.getByRole('button', { name: /^Company/ }).click();
    await dialog.getByRole('checkbox').first().check();
    await tab.page.keyboard.press('Escape');
    await dialog.getByLabel('Format').selectOption({ label: format });
    const download = tab.page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(file);
    const content = readFileSync(await saved.path());
    if (file.endsWith('csv'))
      expect(content.toString('utf8')).toMatch(/^\uFEFFLast name,First name,Email,Birth date,Status,Last changed[^]*pat@lakeside.example/);
    else expect(content.subarray(0, 2).toString()).toBe('PK');
    await expect.poll(() => dialog.innerText(), patient).toContain(`${file} was saved, with 1 person.`);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => dialog.count(), patient).toBe(0);
  });
});

appearance('an export that fails says so, and is tried again; one that is called off saves nothing', async () => {
  const tab = await openPeople();
  let isHeld = true;
  await tab.page.route('**/api/people/exports/*/file', (route) => (isHeld ? undefined : route.abort()));
  await tab.page.getByRole('button', { name: 'Export' }).click();
  const dialog = tab.page.getByRole('dialog');
  await expect.poll(() => dialog.innerText(), patient).toContain('people match.');
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => dialog.getByRole('progressbar').isVisible(), patient).toBe(true);
  await expect.poll(() => dialog.innerText(), patient).toMatch(/0 of [\d,]+ people added to people\.csv\./);
  expect(await axeFindings(tab.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel export' }).click();
  await expect.poll(() => dialog.getByRole('button', { name: 'Export' }).isVisible(), patient).toBe(true);
  isHeld = false;
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => dialog.innerText(), patient).toContain('The file could not be created. Nothing was saved.');
  await tab.page.unroute('**/api/people/exports/*/file');
  // Those of the call that failed.
  tab.complaints.length = 0;
});

describe('whoever signs in anew', () => {
  const name = 'The active ones';
  // Such a field was there when it was saved: the server no longer takes it.
  const old = { Name: 'Old', Filter: { AccountStatuses: ['Active'], CustomRegistrationFields: [{ FieldName: 'badgeColour', Values: ['red'] }] } };
  /** Administrators who saved filters on another day. */
  const visit = sharedVisit(
    async () => {
      const person = await application.server.as('admin@lakeside.example');
      await person.post('/filters/people-filter', { Name: name, Filter: { AccountStatuses: ['Active'] } });
      const shared = await application.open();
      const { page } = shared;
      await page.route('**/api/filters/people-filter', async (route) => {
        if (route.request().method() !== 'GET') return route.continue();
        const answer = (await (await route.fetch()).json()) as { Items: object[] };
        return route.fulfill({ json: { Items: [...answer.Items, { Id: '00000000-0000-4000-8000-000000000001', ...old }] } });
      });
      await shared.enterAs('admin@lakeside.example', path);
      return shared;
    },
    (shared) => atFirst(shared, path),
  );
  const choose = ({ page }: Tab, label: string) => page.getByLabel('Saved filters').selectOption({ label });

  appearance('is told that the list cannot be loaded, and tries again', async ({ tab }) => {
    const { page } = tab;
    await page.route('**/api/people/search?**', (route) => route.abort());
    await tab.enterAs('admin@lakeside.example', path);
    await page.getByText('The people could not be loaded.').first().waitFor();
    await page.unroute('**/api/people/search?**');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await shows(tab, 'admin@lakeside.example');
    expect(await page.getByText('The people could not be loaded.').count()).toBe(0);
  });

  appearance('finds the rest of a saved filter of which a part is gone, and reads what is missing', async () => {
    const tab = await visit();
    await choose(tab, old.Name);
    await shows(tab, 'Badge colour no longer exists and was removed.');
    await filtersOf(tab).says('Account Status is Active.');
    await expectSound(tab);
  });

  test('finds a saved filter again, and deletes it', async () => {
    const tab = await visit();
    const { says } = filtersOf(tab);
    await says('Everyone.');
    await choose(tab, name);
    await says('Account Status is Active.');
    // Where the pointer was last, a button with a hint may stand now.
    await tab.page.mouse.move(0, 0);
    await expect.poll(() => tab.page.getByRole('tooltip').count(), patient).toBe(0);
    await expectSound(tab);
    await tab.page.getByRole('button', { name: 'Delete saved filter' }).click();
    await tab.page.getByRole('button', { name: 'Delete', exact: true }).click();
    await shows(tab, 'The filter was deleted.');
    await expect.poll(() => tab.page.getByRole('option', { name }).count(), patient).toBe(0);
    expect((await savedFilters()).map(({ Name }) => Name)).not.toContain(name);
  });
});

describe.each(['narrow'] as const)('the list of a coach, %s', (width) => {
  appearance('C-filter-builder-01 has the same filters, counted among those whom the coach looks after, and the same saved ones', async () => {
    const tab = await application.open(width);
    onTestFinished(() => tab.close());
    await tab.enterAs('coach@lakeside.example', '/coaching/participant-list');
    const { said } = filtersOf(tab);
    await expect.poll(said, patient).toMatch(/^Everyone\.\s+[\d,]+ participants match\.$/);
    const everybody = await said();
    await tab.page.getByRole('button', { name: 'Add filter' }).click();
    await tab.page.getByRole('option', { name: 'Sex' }).click();
    const list = tab.page.locator('[data-field="sexes"] select');
    await expect.poll(() => list.locator('option').count(), patient).toBeGreaterThan(1);
    await list.selectOption({ index: 1 });
    await expect.poll(said, patient).toMatch(/^Sex is .+\.\s+[\d,]+ participants match\.$/);
    expect(await said()).not.toBe(everybody);
    await expectSound(tab);
  });
});
