import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage, operation } from '../../../tests/support/stage';
import { followTimers } from '../../../tests/support/timers-done';
import type { CompiledForm } from '../../definitions/compiled';
import '../../screen/screen.css';
import '../form.css';

afterEach(async () => {
  document.documentElement.dir = 'ltr';
  document.documentElement.style.fontSize = '';
  await page.viewport(900, 900);
});

const form: CompiledForm = {
  id: 'finding',
  kind: 'form',
  adds: { label: 'Add part', none: 'All books.' },
  count: {
    call: 'countBooks',
    input: { body: { $: "isEmpty(input.search) ? form : with(form, {'Search': input.search})" } },
    at: '/Total',
    text: { text: '{n} books match.', values: { n: { $: 'formatNumber(count)' } } },
  },
  data: {
    type: 'object',
    additionalProperties: false,
    properties: {
      Author: { type: 'string', pattern: '^[A-Za-z]*$' },
      Kind: { type: 'array', uniqueItems: true, items: { enum: ['novel', 'poem'] } },
      Shelf: { type: 'string' },
    },
  },
  fields: [
    {
      id: 'author',
      title: 'Author',
      optional: true,
      group: [{ id: 'author-name', at: '/Author', label: 'Author', widget: 'text', errors: { pattern: 'Letters only.' } }],
    },
    { id: 'kind', title: 'Kind of book', optional: true, group: [{ id: 'kinds', at: '/Kind', label: 'Kind of book', widget: 'multi-select' }] },
    {
      id: 'shelf',
      title: 'Shelf',
      optional: true,
      group: [{ id: 'shelves', at: '/Shelf', label: 'Shelf', widget: 'select', choicesFrom: { call: 'getShelves', items: '', value: '/Id', text: '/Name' } }],
    },
  ],
};

/** Shows the form; `asked` holds each count in its order, and whether it was left off. */
async function show(value: object = {}, { counts = (): number | 'never' | undefined => 1234, opensAgain = false, searches = false } = {}) {
  const asked: { body: unknown; signal: AbortSignal | null | undefined }[] = [];
  const bundle = bundleOf(
    {
      ...mainScreen,
      state: { told: { schema: {}, initial: {} }, round: { schema: {}, initial: 0 }, search: { schema: {}, initial: '' } },
      body: [
        ...(opensAgain ? [{ id: 'again', button: 'Again', onPress: { set: 'round', to: { $: 'state.round + 1.0' } } }] : []),
        ...(searches ? [{ id: 'search', button: 'Search for poems', onPress: { set: 'search', to: 'poems' } }] : []),
        {
          id: 'finding',
          form: 'finding',
          label: 'Find',
          value,
          input: { search: { $: 'state.search' } },
          key: { $: 'string(state.round)' },
          onSubmit: [],
          onChange: { set: 'told', to: { $: 'form' } },
        },
      ],
    },
    {
      forms: { finding: form },
      operations: { countBooks: { ...operation('countBooks', 'POST'), reads: true }, getShelves: operation('getShelves') },
    },
  );
  const stage = await makeStage({
    bundles: [bundle],
    start: '/main',
    answers: {
      getShelves: [{ Id: 'a', Name: 'First shelf' }],
      countBooks: ({ init }: { init: RequestInit }) => {
        asked.push({ body: JSON.parse(String(init.body)) as unknown, signal: init.signal });
        const Total = counts();
        if (Total === 'never') return new Promise<Response>(() => undefined);
        return Total === undefined ? Response.json({ StatusCode: 400, Errors: [{ Message: 'Too many at once.' }] }, { status: 400 }) : Response.json({ Total });
      },
    },
  });
  const { container } = await render(stage.element);
  await expect.element(page.getByRole('button', { name: 'Add part' })).toBeVisible();
  return { ...stage, container, asked };
}
const summary = () => page.getByRole('status').filter({ hasText: /\./ });
const says = (text: string) => expect.element(summary().first()).toHaveTextContent(text);
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id ?? '';
const violationsIn = async (place: HTMLElement) =>
  (
    await axe.run(place, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    })
  ).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

test('by keyboard alone a part is looked for, added, filled, taken away, and the focus stays where the person is', async () => {
  const { container } = await show();
  await says('All books.');
  const add = page.getByRole('button', { name: 'Add part' });
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  expect(await violationsIn(container)).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  await expect.element(page.getByRole('option', { name: 'Shelf' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(add).toHaveFocus();
  await userEvent.keyboard('{Enter}nothing like it');
  await expect.element(page.getByText('Nothing matches.')).toBeVisible();
  await userEvent.keyboard('{Escape}{Enter}auth{Enter}');
  await expect.poll(focused).toMatch(/^finding-.*-author-name$/);
  await userEvent.keyboard('Ada');
  await says('Author is Ada.');
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}shelf{Enter}');
  // Its choices come later: the focus waits for them.
  await expect.poll(focused).toMatch(/^finding-.*-shelves$/);
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.poll(focused).toContain('Kind of book');
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  expect(await violationsIn(container)).toEqual([]);

  (page.getByRole('button', { name: 'Remove Shelf' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Remove Kind of book');
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Remove Author');
  await userEvent.keyboard('{Enter}');
  await expect.element(add).toHaveFocus();
  await says('All books.');
});

test('Enter in a field keeps what was added and is still empty', async () => {
  await show({ Author: 'Ada' });
  await userEvent.click(page.getByRole('button', { name: 'Add part' }));
  await userEvent.keyboard('kind{Enter}');
  await expect.element(page.getByRole('group', { name: 'Kind of book' }).first()).toBeVisible();
  (page.getByRole('textbox', { name: 'Author' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('group', { name: 'Kind of book' }).first()).toBeVisible();
});

test('how many there are is asked once the person rests, of what is right alone, and the question before is left off', async () => {
  const { asked } = await show({ Author: 'A' });
  await says('1,234 books match.');
  const before = asked.length;
  await userEvent.click(page.getByRole('textbox', { name: 'Author' }));
  await userEvent.keyboard('da');
  await expect.poll(() => asked.at(-1)?.body).toEqual({ Author: 'Ada' });
  // Neither "Ad" nor anything else in between was asked.
  expect(asked.slice(before).map(({ body }) => body)).toEqual([{ Author: 'Ada' }]);
  await userEvent.keyboard('1');
  await says('Letters only.');
  expect(asked.at(-1)?.body).toEqual({ Author: 'Ada' });
});

test('what stands beside the form counts at once: a search is part of the question, though nothing in the form was touched', async () => {
  const { asked } = await show({ Author: 'Ada' }, { searches: true });
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ Author: 'Ada' }]);
  await userEvent.click(page.getByRole('button', { name: 'Search for poems' }));
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ Author: 'Ada' }, { Author: 'Ada', Search: 'poems' }]);
});

test('a question that is under way is left off when another is asked', async () => {
  let isSlow = true;
  const { asked } = await show({}, { counts: () => (isSlow ? 'never' : 3) });
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(page.getByText('Counting')).toBeVisible();
  isSlow = false;
  await userEvent.click(page.getByRole('button', { name: 'Add part' }));
  await userEvent.keyboard('auth{Enter}B');
  await says('3 books match.');
  expect(asked.map(({ body, signal }) => [body, signal?.aborted])).toEqual([
    [{}, true],
    [{ Author: 'B' }, false],
  ]);
});

test('a count that fails says why, and is asked again', async () => {
  let count: number | undefined;
  await show({}, { counts: () => count });
  await says('Too many at once.');
  count = 7;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await says('7 books match.');
});

test.each([
  { where: 'on a phone', width: 320, dir: 'ltr', size: '' },
  { where: 'at 200 %', width: 640, dir: 'ltr', size: '200%' },
  { where: 'right to left', width: 900, dir: 'rtl', size: '' },
])(
  'C-filter-builder-03 $where a filter is a row of name, fields and the button that removes it: nothing is cut off, and nothing is wrong for screen readers',
  async ({ width, dir, size }) => {
    document.documentElement.dir = dir;
    document.documentElement.style.fontSize = size;
    await page.viewport(width, 800);
    const { container } = await show({ Author: 'Ada', Kind: ['novel', 'poem'], Shelf: 'a' });
    await says('Author is Ada; Kind of book is novel or poem; Shelf is First shelf.');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await violationsIn(container)).toEqual([]);
    const title = page.getByText('Author', { exact: true }).first().element().getBoundingClientRect();
    const remove = page.getByRole('button', { name: 'Remove Author' }).element().getBoundingClientRect();
    expect(dir === 'rtl' ? remove.left < title.left : remove.left > title.left).toBe(true);
  },
);

test('a form that is opened again, with its choices at hand, speaks of them by their names at once', async () => {
  await show({ Shelf: 'a' }, { opensAgain: true });
  await says('Shelf is First shelf.');
  const timersDone = followTimers();
  await page.getByRole('button', { name: 'Again' }).click();
  await timersDone();
  await says('Shelf is First shelf.');
});
