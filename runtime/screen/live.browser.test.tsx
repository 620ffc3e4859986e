import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage, operation } from '../../tests/support/stage';
import type { Actions } from '../definitions/actions/later';
import type { Node } from '../definitions/nodes';

const things = [
  { Id: 1, Name: 'Hammer' },
  { Id: 2, Name: 'Saw' },
];

/** A screen with a list of things; each has a button that runs these actions. */
async function showThings(onPress: Actions, { screen = {}, answers = {} }: { screen?: object; answers?: Record<string, unknown> } = {}) {
  const body: Node[] = [
    {
      id: 'wait',
      await: ['things'],
      empty: { when: { $: 'count(data.things.value.Items) == 0' }, text: 'Nothing is left.' },
      show: [
        {
          id: 'each',
          each: { $: 'data.things.value.Items' },
          key: { $: 'item.Id' },
          show: [{ id: 'press', button: { text: 'Press {name}', values: { name: { $: 'item.Name' } } }, onPress }],
        },
      ],
    },
  ];
  const operations = { getThings: operation('getThings'), saveThing: operation('saveThing', 'POST') };
  const bundle = bundleOf({ ...mainScreen, data: { things: { call: 'getThings' } }, body, ...screen }, { operations });
  const stage = await makeStage({ bundles: [bundle], start: '/main', answers: { getThings: { Items: things }, ...answers } });
  await render(stage.element);
  await expect.element(page.getByRole('button', { name: 'Press Saw' })).toBeVisible();
  return stage;
}
const buttons = () =>
  page
    .getByRole('button', { name: /^Press/ })
    .elements()
    .map((button) => button.textContent);
const remove: Actions = { update: 'things', at: '/Items', key: '/Id', remove: { $: 'item.Id' }, with: { call: 'saveThing' } };

test('an item goes at once when it is taken out, and comes back where it stood when the call fails', async () => {
  let refuse: (response: Response) => void = () => undefined;
  const refused = new Promise<Response>((resolve) => {
    refuse = resolve;
  });
  await showThings(remove, { answers: { saveThing: () => refused } });
  await page.getByRole('button', { name: 'Press Hammer' }).click();
  await expect.poll(buttons).toEqual(['Press Saw']);
  refuse(Response.json({ StatusCode: 409, Errors: [{ Message: 'It is in use.' }], ShowUser: true }, { status: 409 }));
  await expect.element(page.getByText('It is in use.')).toBeVisible();
  expect(buttons()).toEqual(['Press Hammer', 'Press Saw']);
});

test('what an item becomes is drawn at once, and the list is not asked for again', async () => {
  let asked = 0;
  const answers = { getThings: () => Response.json({ Items: (asked += 1) > 0 ? things : [] }), saveThing: { Id: 2, Name: 'Fretsaw' } };
  const replace = (value: unknown): Actions => ({ update: 'things', at: '/Items', key: '/Id', replace: value });
  await showThings(
    { ...(replace({ $: "with(item, {'Name': 'New ' + item.Name})" }) as object), with: { call: 'saveThing', onOk: replace({ $: 'event' }) } } as Actions,
    { answers },
  );
  await page.getByRole('button', { name: 'Press Saw' }).click();
  await expect.poll(buttons).toEqual(['Press Hammer', 'Press Fretsaw']);
  expect(asked).toBe(1);
});

test('a screen without a flow puts what a live message carries into its list, once', async () => {
  const prepend: Actions = { update: 'things', at: '/Items', key: '/Id', prepend: { $: 'event' } };
  const { services } = await showThings([], { screen: { on: { 'live.Things': prepend } } });
  services.announce({ type: 'live.Other', topic: 'user:1', payload: { Id: 9, Name: 'Nail' } });
  services.announce({ type: 'live.Things', topic: 'user:1', payload: { Id: 3, Name: 'Plane' } });
  services.announce({ type: 'live.Things', topic: 'user:1', payload: { Id: 3, Name: 'Plane' } });
  await expect.poll(buttons).toEqual(['Press Plane', 'Press Hammer', 'Press Saw']);
});

test('data listens to its topic while it is loaded, and takes in that topic’s messages alone; what was missed is loaded again', async () => {
  let asked = 0;
  const merge: Actions = { update: 'things', at: '/Items', key: '/Id', by: '/Name', merge: { $: '[event]' } };
  const topic = { $: "state.open ? 'board:' + state.of : null" };
  const state = { open: { schema: { type: 'boolean' }, initial: true }, of: { schema: { type: 'string' }, initial: '1' } };
  const data = { things: { call: 'getThings', topic, onMessage: merge } };
  const answers = { getThings: () => Response.json({ Items: (asked += 1) > 0 ? things : [] }) };
  const { services } = await showThings({ set: 'of', to: '2' }, { screen: { data, state }, answers });
  const listening: string[] = [];
  const subscribe = (name: string) => (listening.push(name), () => void listening.splice(listening.indexOf(name), 1));
  services.live.set({ subscribe });
  expect(listening).toEqual(['board:1']);
  services.announce({ type: 'live.Things', topic: 'board:2', payload: { Id: 9, Name: 'Nail' } });
  services.announce({ type: 'live.Things', topic: 'board:1', payload: { Id: 3, Name: 'Plane' } });
  services.announce({ type: 'live.Things', topic: 'board:1', payload: { Id: 3, Name: 'Plane' } });
  await expect.poll(buttons).toEqual(['Press Hammer', 'Press Plane', 'Press Saw']);
  services.live.set({ subscribe });
  expect(listening).toEqual(['board:1']);
  await page.getByRole('button', { name: 'Press Saw' }).click();
  await expect.poll(() => listening).toEqual(['board:2']);
  services.announce({ type: 'live.missed', topic: 'board:1' });
  expect(asked).toBe(1);
  services.announce({ type: 'live.missed', topic: 'board:2' });
  await expect.poll(() => asked).toBe(2);
  services.navigation.go('/nowhere');
  await expect.poll(() => listening).toEqual([]);
});

test('B-message-board-30 what was said before the page listens is asked for once it does, and what comes while the answer is on its way is not lost', async () => {
  let answer: (response: Response) => void = () => undefined;
  let asked = 0;
  const getThings = () => {
    asked += 1;
    return asked === 1 ? new Promise<Response>((resolve) => (answer = resolve)) : Response.json({ Items: [...things, { Id: 3, Name: 'Adze' }] });
  };
  const merge = (items: string): Actions => ({ update: 'things', at: '/Items', key: '/Id', by: '/Name', merge: { $: items } });
  const data = {
    things: { call: 'getThings', topic: { $: "'board:1'" }, onMessage: merge('[event]'), onMissed: { call: 'getThings', onOk: merge('event.Items') } },
  };
  const body: Node[] = [
    {
      id: 'each',
      each: { $: 'data.things.value == null ? [] : data.things.value.Items' },
      key: { $: 'item.Id' },
      show: [{ id: 'name', text: { $: 'item.Name' } }],
    },
  ];
  const bundle = bundleOf({ ...mainScreen, data, body }, { operations: { getThings: operation('getThings') } });
  const { services, element } = await makeStage({ bundles: [bundle], start: '/main', answers: { getThings } });
  await render(element);
  await expect.poll(() => asked).toBe(1);
  services.announce({ type: 'live.Things', topic: 'board:1', payload: { Id: 4, Name: 'Plane' } });
  answer(Response.json({ Items: things }));
  await expect.element(page.getByText('Plane')).toBeVisible();
  expect(page.getByText('Adze').query()).toBeNull();
  services.announce({ type: 'live.subscribed', topic: 'board:1' });
  await expect.element(page.getByText('Adze')).toBeVisible();
  expect([page.getByText('Plane').elements().length, asked]).toEqual([1, 2]);
});

test('a screen acts after a call of this page', async () => {
  await showThings({ call: 'saveThing' }, { screen: { on: { 'saved.saveThing': { notify: 'Kept.' } } } });
  await page.getByRole('button', { name: 'Press Saw' }).click();
  await expect.element(page.getByText('Kept.')).toBeVisible();
});

test('a screen hears nothing once it is left', async () => {
  let calls = 0;
  const answers = { saveThing: () => Response.json((calls += 1)) };
  const { services } = await showThings([], { screen: { on: { 'live.Things': { call: 'saveThing' } } }, answers });
  services.announce({ type: 'live.Things' });
  await expect.poll(() => calls).toBe(1);
  services.navigation.go('/nowhere');
  await expect.poll(buttons).toEqual([]);
  services.announce({ type: 'live.Things' });
  await services.http(operation('saveThing', 'POST'));
  expect(calls).toBe(2);
});

test('what reads the minute is drawn anew each minute, and nothing else', async () => {
  let now = '2026-11-21T12:00:59.900Z';
  const ago = { $: "string(int(differenceIn('minutes', '2026-11-21T11:30:00Z', minute))) + ' minutes'" };
  const bundle = bundleOf({
    ...mainScreen,
    state: { list: { schema: {}, initial: [{ Id: 1 }] } },
    body: [
      { id: 'ago', text: ago },
      { id: 'late', text: 'It is late.', when: { $: "minute >= '2026-11-21T12:01:00'" } },
      { id: 'other', each: { $: 'state.list' }, key: { $: 'item.Id' }, show: [{ id: 'inner', text: { text: 'In a list, {ago}', values: { ago } } }] },
    ],
  });
  const stage = await makeStage({ bundles: [bundle], start: '/main', now: () => now });
  await render(stage.element);
  await expect.element(page.getByText('30 minutes', { exact: true })).toBeVisible();
  expect(page.getByText('It is late.').query()).toBeNull();
  now = '2026-11-21T12:01:00.000Z';
  await expect.element(page.getByText('31 minutes', { exact: true })).toBeVisible();
  await expect.element(page.getByText('In a list, 31 minutes')).toBeVisible();
  await expect.element(page.getByText('It is late.')).toBeVisible();
  expect(stage.faults).toEqual([]);
});
