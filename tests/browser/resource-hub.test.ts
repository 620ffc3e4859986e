import { describe, expect } from 'vitest';
import { inSlices, withApplication } from './support/fixture';
import seeds from '../../server/demo/resource-hub.json' with { type: 'json' };
import { type Tab } from './support/application';
import { patient } from './support/pages';
import { backTo, expectSoundAtBothWidths, sharedVisit } from './support/visits';

const { test, application, undoAfterTest } = withApplication();
const appearance = inSlices(test, '/resource-hub');

const main = (tab: Tab) => tab.page.getByRole('main');
const cards = (tab: Tab) => main(tab).locator('.card-title').allTextContents();
const titles = seeds.resources.map(({ Title }) => Title);
const ofKind = (kind: string) => seeds.resources.find(({ Kind }) => Kind === kind)!;

describe('the hub of a participant', () => {
  const told: string[] = [];
  const visit = sharedVisit(
    async () => {
      const tab = await application.open();
      tab.page.on('request', (request) => {
        if (request.url().endsWith('/resource/engagement')) told.push((request.postDataJSON() as { ResourceId: string }).ResourceId);
      });
      // What lies elsewhere is not asked for.
      await tab.context.route(/example\//, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }));
      await tab.enterAs('pat@lakeside.example', '/resource-hub');
      return tab;
    },
    (tab) => backTo(tab, '/resource-hub'),
  );
  const press = async (tab: Tab, kind: string) => {
    told.length = 0;
    await main(tab)
      .getByRole('button', { name: ofKind(kind).Title })
      .click();
  };
  const expectTold = (kind: string) => expect.poll(() => told, patient).toEqual([`lakeside-${ofKind(kind).key}`]);

  appearance('has the sections with their cards, and finds by title, description and kind', async () => {
    const tab = await visit();
    await expect.poll(() => cards(tab), patient).toEqual(titles);
    expect(await main(tab).getByRole('heading', { level: 2 }).first().textContent()).toBe(seeds.sections[0]!.Name);
    await expectSoundAtBothWidths(tab);
    const search = tab.page.getByLabel('Search the hub');
    await search.fill('FRIDGE');
    await expect.poll(() => cards(tab), patient).toEqual(['Plan your plate']);
    await search.fill('zebra');
    await main(tab).getByText('Nothing matches. Try other words or fewer filters.').waitFor();
    await main(tab).getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => search.inputValue(), patient).toBe('');
    await expect.poll(() => cards(tab), patient).toEqual(titles);
  });

  test('opens an article and a film in a dialog, a link in a window of its own, and saves a document', async () => {
    const tab = await visit();
    await press(tab, 'Article');
    await tab.page
      .getByRole('dialog', { name: ofKind('Article').Title })
      .getByText('Pick one thing a day.')
      .waitFor();
    await expectTold('Article');
    await tab.page.keyboard.press('Escape');

    await press(tab, 'Video');
    await tab.page
      .getByRole('dialog', { name: ofKind('Video').Title })
      .locator('video')
      .waitFor();
    await expectTold('Video');
    await tab.page.keyboard.press('Escape');

    const opened = tab.context.waitForEvent('page');
    await press(tab, 'Link');
    expect((await opened).url()).toBe(ofKind('Link').Address);
    await expectTold('Link');
    await (await opened).close();

    const saved = tab.page.waitForEvent('download');
    await press(tab, 'Document');
    expect((await saved).suggestedFilename()).toBe(ofKind('Document').document);
    await expectTold('Document');
  });

  appearance('B-resources-07 a document that cannot be loaded is nothing: it is said, nothing is saved, and no opening is told', async () => {
    const tab = await visit();
    const downloads: unknown[] = [];
    tab.page.on('download', (download) => downloads.push(download));
    await tab.page.route('**/resource-document/**', (route) => route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [], ShowUser: false } }));
    await press(tab, 'Document');
    await tab.page.getByText('Unable to process request.').waitFor();
    expect([downloads, told]).toEqual([[], []]);
  });
});

appearance('B-resources-06 resources that cannot be loaded are an empty list, which says so, and can be asked for again', async () => {
  const tab = await application.open();
  await tab.page.route('**/resources/user/sections', (route) => route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [], ShowUser: false } }));
  await tab.enterAs('pat@lakeside.example', '/resource-hub');
  await main(tab).getByText('The resources could not be loaded.').waitFor();
  expect(await cards(tab)).toEqual([]);
  await tab.page.unroute('**/resources/user/sections');
  await main(tab).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => cards(tab), patient).toEqual(titles);
  await tab.close();
});

test('administrators add a section and a resource, put them in an order at once, and choose what stands on the home page', async () => {
  await undoAfterTest();
  const tab = await application.open();
  const { page } = tab;
  await tab.enterAs('admin@lakeside.example', '/administration/resource-hub');
  await expectSoundAtBothWidths(tab);
  const sections = seeds.sections.map(({ Name }) => Name);
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByLabel('Name').fill('For parents');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => cards(tab), patient).toEqual([...sections, 'For parents']);

  const own = main(tab).getByRole('article', { name: 'For parents', exact: true });
  await own.getByRole('button', { name: 'Add resource' }).click();
  const dialog = page.getByRole('dialog', { name: 'New resource' });
  await dialog.getByLabel('Title').fill('Bedtime without a fight');
  await dialog.getByLabel('Type').selectOption({ label: 'Link' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('Address is required', { exact: false }).first().waitFor();
  await dialog.getByLabel('Address').fill('https://parents.example/bedtime');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await own.getByText('Bedtime without a fight').waitFor();

  // Held back: what the page shows meanwhile is its own.
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/resource-sections/order', async (route) => (await held, route.continue()));
  await own.getByRole('button', { name: 'Move up' }).click();
  const moved = [...sections.slice(0, -1), 'For parents', sections.at(-1)];
  await expect.poll(() => cards(tab), patient).toEqual(moved);
  release();
  await own.getByRole('switch').click();
  await expect
    .poll(
      async () => (await (await application.server.as('pat@lakeside.example')).get<{ Title: string }[]>('/resources/user/resources/homepage/true')).body,
      patient,
    )
    .toEqual(expect.arrayContaining([expect.objectContaining({ Title: 'Bedtime without a fight' })]));
  await tab.go('/administration/resource-hub');
  await expect.poll(() => cards(tab), patient).toEqual(moved);
  await tab.close();
});
