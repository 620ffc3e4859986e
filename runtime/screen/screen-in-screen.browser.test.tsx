import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage, operation } from '../../tests/support/stage';
import type { Allow } from '../definitions/shapes/allow';
import type { Node } from '../definitions/nodes';

const body: Node[] = [
  { id: 'opener', button: 'Open', onPress: { set: 'isOpen', to: true } },
  { id: 'finder', when: { $: 'state.isOpen' }, screen: 'finder' },
];
const outer = bundleOf({ ...mainScreen, body, state: { isOpen: { schema: { type: 'boolean' }, initial: false } } } as never);
const inner = (allow: Allow) =>
  bundleOf(
    {
      id: 'finder',
      kind: 'screen',
      title: 'Finder',
      allow,
      state: { count: { schema: { type: 'number' }, initial: 1 } },
      data: { people: { call: 'getPeople' } },
      body: [
        { id: 'names', await: ['people'], show: [{ id: 'first', text: { $: 'data.people.value.first' } }] },
        { id: 'more', button: { text: 'Seen {count}', values: { count: { $: 'state.count' } } }, onPress: { set: 'count', to: { $: 'state.count + 1' } } },
      ],
    } as never,
    { operations: { getPeople: operation('getPeople', 'GET') } },
  );

async function open(allow: Allow = 'everyone') {
  const asked: string[] = [];
  const stage = await makeStage({
    bundles: [outer, inner(allow)],
    start: '/main',
    answers: {
      getPeople: () => {
        asked.push('people');
        return Response.json({ first: 'Pat Rivers' });
      },
    },
  });
  const loaded: string[] = [];
  const { loadScreen } = stage.services;
  let failures = 0;
  stage.services.loadScreen = async (id) => {
    loaded.push(id);
    if (id === 'finder' && failures > 0) {
      failures -= 1;
      throw new Error('It could not be loaded.');
    }
    return loadScreen(id);
  };
  await render(stage.element);
  await expect.element(page.getByRole('button', { name: 'Open' })).toBeVisible();
  return { asked, loaded, failOnce: () => (failures = 1) };
}

test('a screen in a screen and its data are loaded once it is drawn; it has variables of its own', async () => {
  const { asked, loaded } = await open();
  expect([loaded.includes('finder'), asked]).toEqual([false, []]);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByText('Pat Rivers')).toBeVisible();
  expect(asked).toEqual(['people']);
  await page.getByRole('button', { name: 'Seen 1' }).click();
  await expect.element(page.getByRole('button', { name: 'Seen 2' })).toBeVisible();
});

test('a screen in a screen that could not be loaded says so, and is loaded again', async () => {
  const { failOnce } = await open();
  failOnce();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByRole('alert').getByRole('button').click();
  await expect.element(page.getByText('Pat Rivers')).toBeVisible();
});

test('who may not open a screen does not see it in another one, and its data is not asked for', async () => {
  const { asked, loaded } = await open({ roles: ['Admin'] });
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => loaded.includes('finder')).toBe(true);
  await expect.poll(() => document.querySelector('.placeholder')).toBeNull();
  expect([page.getByRole('button', { name: 'Seen 1' }).query(), asked]).toEqual([null, []]);
});
