import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage, operation, type StageOptions } from '../../tests/support/stage';
import axe from 'axe-core';
import type { Node } from '../definitions/nodes';
import './screen.css';
import '../form/form.css';

const state = (values: Record<string, unknown>) => Object.fromEntries(Object.entries(values).map(([name, initial]) => [name, { schema: {}, initial }]));

/** Shows one screen with these parts, whose calls are answered so. */
async function show(body: Node[], screen: object, answers: Record<string, unknown> = {}, more: Partial<StageOptions> = {}) {
  const operations = Object.fromEntries(Object.keys(answers).map((id) => [id, operation(id, 'GET', ['id'])]));
  const bundle = bundleOf({ ...mainScreen, body, ...screen }, { operations });
  const stage = await makeStage({ bundles: [bundle], start: '/main', answers, ...more });
  const { container } = await render(stage.element);
  return { ...stage, container };
}

const shelves = [
  { Name: 'Upper', Books: ['Emma', 'Persuasion'] },
  { Name: 'Lower', Books: ['Walden'] },
];

test('a list within a list reads the elements of both, in what it shows and in what it does', async () => {
  await show(
    [
      {
        id: 'shelves',
        each: { $: 'state.shelves' },
        as: 'shelf',
        key: { $: 'shelf.Name' },
        show: [
          {
            id: 'books',
            each: { $: 'shelf.Books' },
            as: 'book',
            key: { $: 'book' },
            show: [
              {
                id: 'take',
                button: { text: '{book} of {shelf}', values: { book: { $: 'book' }, shelf: { $: 'shelf.Name' } } },
                onPress: { set: 'taken', to: { $: "shelf.Name + ' ' + book" } },
              },
            ],
          },
        ],
      },
      { id: 'taken', text: { text: 'Taken: {t}', values: { t: { $: 'state.taken' } } } },
    ],
    { state: state({ shelves, taken: 'nothing' }) },
  );
  await page.getByRole('button', { name: 'Walden of Lower' }).click();
  await expect.element(page.getByText('Taken: Lower Walden')).toBeVisible();
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Emma of Upper', 'Persuasion of Upper', 'Walden of Lower']);
});

test('a named value is read by the node itself and by all below it, follows what it reads, and is there for actions', async () => {
  const { faults } = await show(
    [
      { id: 'more', button: 'More', onPress: { set: 'count', to: { $: 'state.count + 1' } } },
      {
        id: 'many',
        let: { twice: { $: 'state.count * 2' }, half: { $: 'twice / 4' } },
        when: { $: 'twice > 2' },
        stack: [
          {
            id: 'inner',
            let: { words: { $: "['a', 'b']" } },
            row: [
              {
                id: 'each',
                each: { $: 'words' },
                key: { $: 'item' },
                show: [{ id: 'word', text: { text: '{w}{n}', values: { w: { $: 'item' }, n: { $: 'twice' } } } }],
              },
              { id: 'keep', button: 'Keep', onPress: { set: 'kept', to: { $: 'half' } } },
            ],
          },
          { id: 'kept', text: { text: 'Kept {k}', values: { k: { $: 'state.kept' } } } },
        ],
      },
    ],
    { state: state({ count: 1, kept: 0 }) },
  );
  const more = page.getByRole('button', { name: 'More' });
  await expect.element(more).toBeVisible();
  expect(page.getByText('Kept').query()).toBeNull();
  await more.click();
  await expect.element(page.getByText('b4')).toBeVisible();
  await more.click();
  await expect.element(page.getByText('a6')).toBeVisible();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect.element(page.getByText('Kept 1.5')).toBeVisible();
  expect(faults).toEqual([]);
});

test('what an "await" names is computed once its data is there, for its emptiness too', async () => {
  const { faults, services } = await show(
    [
      {
        id: 'wait',
        await: ['things'],
        let: { long: { $: 'data.things.value.filter(t, t.size() > 3)' } },
        empty: { when: { $: 'count(long) == 0' }, text: 'None is long.' },
        show: [{ id: 'first', text: { $: 'first(long)' } }],
      },
    ],
    { data: { things: { call: 'getThings' } } },
    {
      getThings: (() => {
        let tries = 0;
        return () => Response.json((tries += 1) === 1 ? ['abc'] : ['abc', 'abcd']);
      })(),
    },
  );
  await expect.element(page.getByText('None is long.')).toBeVisible();
  await services.queries.invalidateQueries({ queryKey: ['getThings'] });
  await expect.element(page.getByText('abcd')).toBeVisible();
  expect(faults).toEqual([]);
});

const programs = [
  { Id: 'a b', Name: 'Walking', Open: true },
  { Id: 'c', Name: 'Sleeping', Open: true },
  { Id: 'd', Name: 'Closed', Open: false },
];
const violationsIn = async (place: HTMLElement) =>
  (await axe.run(place, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

test('the parts of an accordion come from a list; the data of each is asked for when it is opened, and once', async () => {
  const asked: string[] = [];
  const { container, faults } = await show(
    [
      {
        id: 'programs',
        from: { $: 'state.programs' },
        as: 'program',
        key: { $: 'program.Id' },
        accordion: [
          {
            id: 'program',
            let: { title: { $: "program.Name + '!'" } },
            label: { $: 'title' },
            enabledWhen: { $: 'program.Open' },
            data: { details: { call: 'getDetails', input: { id: { $: 'program.Id' } } } },
            show: [
              {
                id: 'wait',
                await: ['details'],
                show: [{ id: 'text', text: { text: '{t} {d}', values: { t: { $: 'program.Name' }, d: { $: 'data.details.value' } } } }],
              },
            ],
          },
        ],
      },
    ],
    { state: state({ programs }) },
    {
      getDetails: ({ url }: { url: URL }) => {
        asked.push(url.searchParams.get('id') ?? '');
        return Response.json(`has ${url.searchParams.get('id')}`);
      },
    },
  );
  const head = (name: string) => page.getByRole('button', { name });
  await expect.element(head('Closed!')).toBeDisabled();
  expect(asked).toEqual([]);
  await head('Walking!').click();
  await expect.element(page.getByRole('region', { name: 'Walking!' })).toHaveTextContent('Walking has a b');
  expect(asked).toEqual(['a b']);
  await head('Sleeping!').click();
  await expect.element(page.getByText('Sleeping has c')).toBeVisible();
  await expect.element(page.getByText('Walking has a b')).not.toBeVisible();
  await head('Walking!').click();
  await expect.element(page.getByText('Walking has a b')).toBeVisible();
  expect(asked).toEqual(['a b', 'c']);
  expect(await violationsIn(container)).toEqual([]);
  expect(faults).toEqual([]);
});

test('tabs from a list are told apart by their keys, for the variable that names the open one too; an empty list says so', async () => {
  const tabs: Node = {
    id: 'programs',
    label: 'Programs',
    from: { $: 'state.programs' },
    key: { $: 'item.Id' },
    empty: 'You have no programs.',
    selected: 'open',
    onSelect: { set: 'told', to: { $: 'event' } },
    tabs: [{ id: 'program', label: { $: 'item.Name' }, show: [{ id: 'text', text: { text: 'About {t}', values: { t: { $: 'item.Name' } } } }] }],
  };
  const { container } = await show(
    [
      tabs,
      { id: 'told', text: { text: 'Told {t}', values: { t: { $: 'state.told' } } } },
      { id: 'fewer', button: 'Fewer', onPress: { set: 'programs', to: { $: 'state.programs.filter(p, p.Id == state.open)' } } },
      { id: 'none', button: 'None', onPress: { set: 'programs', to: [] } },
    ],
    { state: state({ programs, open: 'c', told: 'nothing' }) },
  );
  await expect.element(page.getByText('About Sleeping')).toBeVisible();
  await page.getByRole('tab', { name: 'Walking' }).click();
  await expect.element(page.getByText('Told a b')).toBeVisible();
  await expect.element(page.getByRole('tabpanel', { name: 'Walking' })).toHaveTextContent('About Walking');
  expect(await violationsIn(container)).toEqual([]);
  await page.getByRole('button', { name: 'Fewer' }).click();
  expect(page.getByRole('tab').elements()).toHaveLength(1);
  await expect.element(page.getByText('About Walking')).toBeVisible();
  await page.getByRole('button', { name: 'None' }).click();
  await expect.element(page.getByText('You have no programs.')).toBeVisible();
});

test('data of a part is tried again after a failure, loaded again by its name, and follows what its input reads', async () => {
  let times = 0;
  await show(
    [
      { id: 'other', button: 'Other', onPress: { set: 'which', to: 'z' } },
      {
        id: 'parts',
        accordion: [
          {
            id: 'part',
            label: 'Part',
            data: { details: { call: 'getDetails', input: { id: { $: 'state.which' } } } },
            show: [
              { id: 'wait', await: ['details'], show: [{ id: 'text', text: { text: 'Answer {d}', values: { d: { $: 'data.details.value' } } } }] },
              { id: 'again', button: 'Again', onPress: { refetch: ['details'] } },
            ],
          },
        ],
      },
    ],
    { state: state({ which: 'y' }) },
    {
      getDetails: ({ url }: { url: URL }) =>
        (times += 1) === 1
          ? Response.json({ StatusCode: 422, Errors: [{ Message: 'No.' }], ShowUser: true }, { status: 422 })
          : Response.json(`${times} of ${url.searchParams.get('id')}`),
    },
  );
  await page.getByRole('button', { name: 'Part' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Answer 2 of y')).toBeVisible();
  await page.getByRole('button', { name: 'Again' }).click();
  await expect.element(page.getByText('Answer 3 of y')).toBeVisible();
  await page.getByRole('button', { name: 'Other' }).click();
  await expect.element(page.getByText('Answer 4 of z')).toBeVisible();
});

const numbers = (to: number) => Array.from({ length: to }, (_, index) => `Row ${index + 1}`);

test('a list brings more when its end comes into view, once for each change of it, until there is no more', async () => {
  // Another file may have left a larger window, in which the end would be in view at once.
  await page.viewport(414, 896);
  const { container } = await show(
    [
      { id: 'times', text: { text: 'Asked {n} times', values: { n: { $: 'state.times' } } } },
      {
        id: 'rows',
        each: { $: 'state.rows' },
        key: { $: 'item' },
        more: {
          when: { $: 'count(state.rows) < 400' },
          do: [
            { set: 'times', to: { $: 'state.times + 1' } },
            { when: { $: 'state.times > 1' }, set: 'rows', to: { $: "state.rows + state.rows.map(r, r + ' more')" } },
          ],
        },
        show: [{ id: 'row', text: { $: 'item' } }],
      },
    ],
    { state: state({ rows: numbers(200), times: 0 }) },
  );
  await expect.element(page.getByText('Row 200', { exact: true })).toBeVisible();
  const more = page.getByRole('button', { name: 'Show more' });
  await expect.element(more).toBeVisible();
  await expect.element(page.getByText('Asked 0 times')).toBeVisible();
  const end = () => container.ownerDocument.scrollingElement?.scrollTo(0, 100_000);
  end();
  await expect.element(page.getByText('Asked 1 times')).toBeVisible();
  container.ownerDocument.scrollingElement?.scrollTo(0, 0);
  end();
  await expect.element(page.getByText('Asked 1 times')).toBeVisible();
  await userEvent.click(more);
  await expect.element(page.getByText('Asked 2 times')).toBeVisible();
  await expect.element(page.getByText('Row 200 more')).toBeVisible();
  expect(more.query()).toBeNull();
});
