import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { bundleOf, mainScreen, makeStage, operation } from '../../tests/support/stage';
import type { ScreenBundle } from '../definitions/compiled';
import type { Flow } from '../definitions/shapes/flow';

afterEach(() => cleanup());

const flow = {
  id: 'work',
  kind: 'flow',
  initial: 'idle',
  states: {
    idle: { on: { begin: 'busy', ask: 'asking' } },
    busy: { on: { end: 'idle' } },
    asking: { invoke: { src: 'call', input: { call: 'getThing' }, onDone: 'idle' } },
  },
} as unknown as Flow;

const screen = {
  ...mainScreen,
  flow: 'work',
  state: { pressed: { schema: { type: 'number' }, initial: 0 } },
  body: [
    { id: 'state', text: { text: 'It is {state}', values: { state: { $: 'flow.state' } } } },
    { id: 'begin', button: 'Begin', onPress: { send: 'begin' }, when: { $: "flow.state == 'idle'" } },
    { id: 'ask', button: 'Ask', onPress: { send: 'ask' } },
    {
      id: 'press',
      button: { text: 'Pressed {n}', values: { n: { $: 'string(state.pressed)' } } },
      onPress: { set: 'pressed', to: { $: 'state.pressed + 1' } },
    },
  ],
} as unknown as ScreenBundle['screen'];

async function show() {
  const stage = await makeStage({
    bundles: [bundleOf(screen, { flows: { work: flow }, operations: { getThing: operation('getThing') } })],
    start: '/main',
    answers: { getThing: () => Response.json({ StatusCode: 400, Errors: [{ Message: 'No.' }], ShowUser: true }, { status: 400 }) },
  });
  await render(stage.element);
  await expect.element(page.getByText('It is idle')).toBeVisible();
  return stage;
}

test('a step of the flow draws the screen again, also where nothing but the flow has changed', async () => {
  await show();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect.element(page.getByText('It is busy')).toBeVisible();
  expect(page.getByRole('button', { name: 'Begin' }).query()).toBeNull();
});

test('a flow that fails is reported, and the screen stays and can be used', async () => {
  const { faults } = await show();
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.poll(() => faults.map(({ code }) => code)).toContain('flow-failed');
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect.element(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  await expect.element(page.getByText('It is asking')).toBeVisible();
  expect(document.querySelector('.quarantine')).toBeNull();
});
