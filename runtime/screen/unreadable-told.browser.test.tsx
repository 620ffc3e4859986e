import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage } from '../../tests/support/stage';
import { followTimers } from '../../tests/support/timers-done';
import { widgets } from '../../widgets/registry';
import type { CompiledForm, ScreenBundle } from '../definitions/compiled';
import { interpretSchema } from '../validation/interpreter';

const form: CompiledForm = {
  id: 'answers',
  kind: 'form',
  data: { type: 'object', properties: { Age: { type: 'number' }, Name: { type: 'string' } } },
  fields: [
    { id: 'age', at: '/Age', widget: 'number', label: 'Age' },
    { id: 'name', at: '/Name', label: 'Name' },
  ],
};

/** A form that tells each change, and a button by which its record becomes another, as after the answer to a call. */
const screen = {
  ...mainScreen,
  state: {
    record: { schema: { type: 'object' }, initial: { Age: 52 } },
    told: { schema: { type: 'object' }, initial: {} },
    shown: { schema: { type: 'boolean' }, initial: true },
  },
  body: [
    {
      id: 'answers',
      form: 'answers',
      when: { $: 'state.shown' },
      value: { $: 'state.record' },
      onChange: { set: 'told', to: { $: 'form' } },
      onSubmit: [],
    },
    {
      id: 'told',
      text: {
        text: 'Told {age} {name}',
        values: { age: { $: "string(orElse(entry(state.told, 'Age'), 'no age'))" }, name: { $: "orElse(entry(state.told, 'Name'), 'no name')" } },
      },
    },
    { id: 'leave', button: 'Leave', onPress: { set: 'shown', to: false } },
    { id: 'fresh', button: 'Fresh', onPress: { set: 'record', to: { Age: 60, Name: 'Pat' } } },
  ],
} as unknown as ScreenBundle['screen'];

async function open() {
  const stage = await makeStage({
    bundles: [bundleOf(screen, { forms: { answers: form } })],
    start: '/main',
    widgets,
    validators: { answers: Object.assign(interpretSchema(form.data), { errors: null }) as never },
  });
  await render(stage.element);
  await expect.element(page.getByLabelText('Age')).toHaveValue('52');
  return stage;
}

const told = (text: string) => expect.element(page.getByText(`Told ${text}`, { exact: true })).toBeInTheDocument();

test('of a number that cannot be read, a form tells what it said last; fresh data does not make that a deletion', async () => {
  const { faults } = await open();
  await userEvent.fill(page.getByLabelText('Age'), '53');
  await told('53 no name');
  await userEvent.fill(page.getByLabelText('Age'), 'about fifty');
  await userEvent.fill(page.getByLabelText('Name'), 'Al');
  await told('53 Al');
  await userEvent.click(page.getByRole('button', { name: 'Fresh' }));
  await userEvent.fill(page.getByLabelText('Name'), 'Ann');
  await told('53 Ann');
  await expect.element(page.getByLabelText('Age')).toHaveValue('about fifty');
  expect(faults).toEqual([]);
});

test('where nothing was edited, what fresh data says is told of a number that cannot be read', async () => {
  const { faults } = await open();
  await userEvent.click(page.getByRole('button', { name: 'Fresh' }));
  await expect.element(page.getByLabelText('Age')).toHaveValue('60');
  await userEvent.fill(page.getByLabelText('Age'), 'about sixty');
  await told('60 Pat');
  expect(faults).toEqual([]);
});

test('a form that goes as soon as something unreadable was typed tells what was said before it', async () => {
  const { faults } = await open();
  await userEvent.fill(page.getByLabelText('Name'), 'Al');
  await told('52 Al');
  const age = page.getByLabelText('Age').element() as HTMLInputElement;
  const leave = page.getByRole('button', { name: 'Leave' }).element() as HTMLButtonElement;
  const timersDone = followTimers();
  // In one task, as a link followed by a program: no pause in typing, and no focus that is lost.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(age, 'about fifty');
  age.dispatchEvent(new Event('input', { bubbles: true }));
  leave.click();
  await expect.poll(() => page.getByLabelText('Age').query()).toBeNull();
  await timersDone();
  await told('52 Al');
  expect(faults).toEqual([]);
});

// A value that is none of the choices: one of the address selects nothing, one that a form stores stays visible, so that nothing is lost.

const choices = ['', '2025', '2026'].map((value) => ({ value, text: value === '' ? 'All years' : `Year ${value}` }));

test('outside of a form, a value that is none of the choices selects nothing; in a form it stays visible', async () => {
  const storing = {
    id: 'stored',
    kind: 'form' as const,
    data: { type: 'object', properties: { Year: { type: 'string' } } },
    fields: [{ id: 'year', at: '/Year', widget: 'select', label: 'Stored year', options: { items: choices } }],
  };
  const choice = (id: string, widget: string, value: string) => ({ id, widget, label: id, value, options: { alwaysChosen: true, items: choices } });
  const body = [
    choice('Known year', 'select', '2025'),
    choice('Unknown year', 'select', '1066'),
    choice('Chips', 'toggle-group', '1066'),
    { id: 'stored', form: 'stored', value: { Year: '1066' }, onSubmit: [] },
  ];
  const { element } = await makeStage({ bundles: [bundleOf({ ...mainScreen, body }, { forms: { stored: storing } } as never)], start: '/main' });
  await render(element);
  const shown = (name: string) => (page.getByLabelText(name, { exact: true }).element() as HTMLSelectElement).selectedOptions[0]?.textContent;
  await expect.element(page.getByLabelText('Stored year')).toBeVisible();
  expect(['Known year', 'Unknown year', 'Stored year'].map(shown)).toEqual(['Year 2025', 'Select', '1066']);
  expect(document.querySelectorAll('[aria-pressed="true"], [aria-checked="true"]')).toHaveLength(0);
});
