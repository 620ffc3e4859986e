import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { countedWidgets } from '../../tests/support/counted-widgets';
import { bundleOf, mainScreen, makeStage } from '../../tests/support/stage';
import { widgets } from '../../widgets/registry';
import type { CompiledForm, ScreenBundle } from '../definitions/compiled';

afterEach(() => cleanup());

const names = Array.from({ length: 200 }, (_, index) => `Field${index}`);
const form: CompiledForm = {
  id: 'long',
  kind: 'form',
  data: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) },
  fields: names.map((name) => ({ id: name.toLowerCase(), at: `/${name}`, label: name })),
};

/** A form as it stands on screens: with what listens to it, and beside parts that change. */
const screen = {
  ...mainScreen,
  state: { pressed: { schema: { type: 'number' }, initial: 0 } },
  body: [
    {
      id: 'long',
      form: 'long',
      isNew: true,
      onChange: { set: 'pressed', to: { $: 'state.pressed + 1' } },
      onSubmit: [{ notify: 'Saved.' }],
      on: { 'field0.resend': { set: 'pressed', to: 0 } },
    },
    {
      id: 'press',
      button: { text: 'Pressed {n}', values: { n: { $: 'string(state.pressed)' } } },
      onPress: { set: 'pressed', to: { $: 'state.pressed + 1' } },
    },
    { id: 'save', button: 'Save', submits: 'long', onPress: { submitForm: 'long' }, enabledWhen: { $: 'forms.long.valid' } },
  ],
} as unknown as ScreenBundle['screen'];

/** Types texts into a field within one task, without the pauses that a busy machine makes between keys. */
function typeAtOnce(field: Element, texts: readonly string[]) {
  for (const text of texts) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** A validator that finds nothing and counts how often it is asked. */
function countingValidator() {
  const asked = { times: 0 };
  const validate = Object.assign(() => ((asked.times += 1), true), { errors: null });
  return { asked, validate };
}

async function open(definition = screen) {
  const { asked, validate } = countingValidator();
  const { widgets: counted, draws } = countedWidgets(widgets);
  const stage = await makeStage({
    bundles: [bundleOf(definition, { forms: { long: form } })],
    start: '/main',
    widgets: counted,
    validators: { long: validate },
  });
  const page = await render(stage.element);
  await expect.element(page.getByLabelText('Field199')).toBeInTheDocument();
  const drawn = () => [...draws.values()].reduce((sum, count) => sum + count, 0);
  return { page, drawn, draws, asked, faults: stage.faults };
}

test('a field is drawn when it changes, and for nothing else: not for the screen, not for a submission', async () => {
  const { page, drawn, draws, faults } = await open();
  expect(drawn()).toBe(names.length);

  await userEvent.click(page.getByLabelText('Field5', { exact: true }));
  const focused = drawn();
  await userEvent.keyboard('x');
  expect([drawn() - focused, [...draws].find(([id]) => /^long-.*-field5$/.test(id))?.[1]]).toEqual([1, 2]);

  // What the key did to the screen shows: it was drawn again, without the form.
  await expect.element(page.getByRole('button', { name: 'Pressed 1' })).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Pressed 1' }));
  await expect.element(page.getByRole('button', { name: 'Pressed 2' })).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('Saved.')).toBeInTheDocument();
  expect(drawn() - focused).toBe(1);
  expect(faults).toEqual([]);
});

test('a form is validated as a whole when something waits for it to be valid, at rest, and else when it is sent', async () => {
  const waiting = await open();
  expect(waiting.asked.times).toBe(1);
  typeAtOnce(waiting.page.getByLabelText('Field5', { exact: true }).element(), ['x', 'xy', 'xyz']);
  expect(waiting.asked.times).toBe(1);
  await expect.element(waiting.page.getByRole('button', { name: 'Pressed 1' })).toBeInTheDocument();
  expect(waiting.asked.times).toBe(2);
  await cleanup();

  const withoutButton = { ...screen, body: (screen.body as { id: string }[]).filter(({ id }) => id !== 'save') } as unknown as ScreenBundle['screen'];
  const calm = await open(withoutButton);
  typeAtOnce(calm.page.getByLabelText('Field5', { exact: true }).element(), ['x', 'xy', 'xyz']);
  await expect.element(calm.page.getByRole('button', { name: 'Pressed 1' })).toBeInTheDocument();
  expect(calm.asked.times).toBe(0);
});

test('what is pressed while a form is on its way is done when it stands there', async () => {
  let arrive: (validate: unknown) => void = () => undefined;
  const late = new Promise((resolve) => (arrive = resolve));
  const [fields] = screen.body as unknown as object[];
  // Before the form: what stands below one that is on its way is not seen yet.
  const send = { id: 'send', button: 'Send', onPress: { submitForm: 'long' } };
  const stage = await makeStage({
    bundles: [bundleOf({ ...screen, body: [send, fields] } as unknown as ScreenBundle['screen'], { forms: { long: form } })],
    start: '/main',
    validators: { long: late },
  });
  const page = await render(stage.element);
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
  expect(page.getByText('Saved.').elements()).toEqual([]);

  arrive(Object.assign(() => true, { errors: null }));
  await expect.element(page.getByText('Saved.')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy');
  expect(stage.faults).toEqual([]);
});
