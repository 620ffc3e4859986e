import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Node } from '../definitions/nodes';
import { bundleOf, mainScreen, makeStage, operation } from '../../tests/support/stage';

async function show(screen: object, body: Node[], answers: Record<string, unknown> = {}) {
  const bundle = bundleOf({ ...mainScreen, body, ...screen }, { operations: { getShelf: operation('getShelf', 'GET', ['id']) } });
  const stage = await makeStage({ bundles: [bundle], start: '/main', answers });
  await render(stage.element);
  return stage;
}
const text = (name: string, value: string): Node => ({ id: name, text: { text: '{value}', values: { value: { $: value } } } });

test('D-words-01 a value of a screen follows what it reads: in texts, in what a call is asked, and in actions', async () => {
  const asked: string[] = [];
  const { faults } = await show(
    {
      state: { shelf: { schema: { type: 'string' }, initial: '' }, chosen: { schema: { type: 'string' }, initial: '' } },
      let: { shelf: { $: "state.shelf == '' ? 'A' : state.shelf" }, label: { $: "'Shelf ' + shelf" } },
      data: { shelf: { call: 'getShelf', input: { id: { $: 'shelf' } } } },
    },
    [
      text('label', 'label'),
      {
        id: 'next',
        button: 'Next',
        onPress: [
          { set: 'shelf', to: 'B' },
          { set: 'chosen', to: { $: "'Chose ' + label" } },
        ],
      },
      text('chosen', 'state.chosen'),
    ],
    { getShelf: (request: Request) => (asked.push(new URL(request.url).searchParams.get('id') ?? ''), Response.json({})) },
  );
  await expect.element(page.getByText('Shelf A')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('Chose Shelf B')).toBeVisible();
  await expect.poll(() => asked).toEqual(['A', 'B']);
  expect(faults).toEqual([]);
});

test('D-words-02 actions with a name read the place that does them, are left out by `when`, and end the list that does them', async () => {
  const { faults } = await show(
    {
      state: { said: { schema: { type: 'array' }, initial: [] } },
      actions: { say: { set: 'said', to: { $: 'flat([state.said, [letter]])' } }, stop: { call: 'getShelf', input: { id: 'x' } } },
    },
    [
      {
        id: 'letters',
        each: { $: "['a', 'b']" },
        as: 'letter',
        key: { $: 'letter' },
        show: [{ id: 'say', button: { $: 'letter' }, onPress: [{ do: 'say' }, { do: 'say', when: { $: "letter == 'b'" } }, { do: 'stop' }, { do: 'say' }] }],
      },
      text('said', 'string(size(state.said))'),
    ],
    { getShelf: () => Response.json({ StatusCode: 422, Errors: [], ShowUser: false }, { status: 422 }) },
  );
  await page.getByRole('button', { name: 'a' }).click();
  await expect.element(page.getByText('1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'b' }).click();
  await expect.element(page.getByText('3', { exact: true })).toBeVisible();
  expect(faults).toEqual([]);
});
