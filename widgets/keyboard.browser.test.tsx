import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ShownLook } from '../runtime/theme/ShownLook';
import type { WidgetProps } from '../runtime/widget-contract';
import { alone } from '../tests/support/widget-alone';
import { type WidgetName, widgets } from './registry';
import '../runtime/form/form.css';

beforeEach(() => page.viewport(900, 900));
afterEach(() => cleanup());

/** A widget alone, which keeps what it writes. */
async function show(name: WidgetName, start: unknown, options: object) {
  const changed = vi.fn();
  const Component = widgets[name].component as unknown as ComponentType<WidgetProps<unknown, object>>;
  const Host = () => {
    const [value, setValue] = useState(start);
    const write = (next: unknown) => {
      changed(next);
      setValue(next);
    };
    return (
      <>
        <ShownLook color={'#12695b'} />
        <span id="alone-label">Label</span>
        <label htmlFor="alone">Label</label>
        <Component {...alone} labelledBy="alone-label" label="Label" value={value} options={options} onChange={write} />
        <button type="button">After</button>
      </>
    );
  };
  const screen = await render(<Host />);
  await expect.element(screen.getByRole('button', { name: 'After' })).toBeVisible();
  return { screen, changed };
}

const things = ['Alder Ltd', 'Birch Inc', 'Alder and Sons'].map((text, value) => ({ value, text }));

test('A-user-search-21 C-user-search-31 chips are added by Enter and by comma, and found with the arrow keys', async () => {
  const { screen, changed } = await show('chips', undefined, { items: things });
  const control = screen.getByRole('combobox', { name: 'Label' });
  await userEvent.click(control);
  await userEvent.keyboard('birch inc,');
  expect(changed).toHaveBeenLastCalledWith([1]);
  await expect.element(control).toHaveValue('');
  await userEvent.keyboard('ald');
  await expect.element(control).toHaveAttribute('aria-expanded', 'true');
  expect(
    screen
      .getByRole('option')
      .all()
      .map((option) => option.element().textContent),
  ).toEqual(['Alder Ltd', 'Alder and Sons']);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('option', { name: 'Alder and Sons' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(changed).toHaveBeenLastCalledWith([1, 0]);
  await expect.element(screen.getByText('Alder Ltd added')).toBeInTheDocument();
});

test('A-user-search-18 C-user-search-28 what is not known is not added: it stays, and is said to be unknown', async () => {
  const { screen, changed } = await show('chips', [0], { items: things });
  const control = screen.getByRole('combobox', { name: 'Label' });
  await userEvent.fill(control, 'Oak');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('"Oak" is not an option. Choose from the list.');
  await expect.element(control).toHaveValue('Oak');
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
  expect(changed).not.toHaveBeenCalled();
});

test('a chip is removed by its button or by Backspace, and the focus stays in the field', async () => {
  const { screen, changed } = await show('chips', [0, 1], { items: things });
  const control = screen.getByRole('combobox', { name: 'Label' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Alder Ltd' }));
  expect(changed).toHaveBeenLastCalledWith([1]);
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  expect(changed).toHaveBeenLastCalledWith(undefined);
});

test('Escape closes the list of chips first, and then takes the text away', async () => {
  const { screen } = await show('chips', undefined, { items: things });
  const control = screen.getByRole('combobox', { name: 'Label' });
  await userEvent.fill(control, 'ald');
  await userEvent.keyboard('{Escape}');
  await expect.element(control).toHaveAttribute('aria-expanded', 'false');
  await expect.element(control).toHaveValue('ald');
  await userEvent.keyboard('{Escape}');
  await expect.element(control).toHaveValue('');
});

test('a toggle group is one stop of the Tab key, and the arrow keys press', async () => {
  const { screen, changed } = await show('toggle-group', 0, { items: things });
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'Alder Ltd' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(changed).toHaveBeenLastCalledWith(1);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('a toggle group of several has a stop for each, and Space presses and releases', async () => {
  const { changed } = await show('toggle-group', undefined, { items: things, several: true });
  await userEvent.keyboard('{Tab} {Tab} ');
  expect(changed).toHaveBeenLastCalledWith([0, 1]);
  await userEvent.keyboard(' ');
  expect(changed).toHaveBeenLastCalledWith([0]);
});

test('boxes are pressed by Space, and what is chosen keeps the order of the list', async () => {
  const { screen, changed } = await show('checkboxes', [2], { items: things });
  await userEvent.tab();
  await expect.element(screen.getByRole('checkbox', { name: 'Alder Ltd' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(changed).toHaveBeenLastCalledWith([0, 2]);
  await userEvent.keyboard('{Tab}{Tab} ');
  expect(changed).toHaveBeenLastCalledWith([0]);
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift} ');
  expect(changed).toHaveBeenLastCalledWith(undefined);
});

test('a box that stands alone takes the others away, and goes when another is pressed', async () => {
  const items = [...things.slice(0, 2), { value: 'none', text: 'None of these', exclusive: true }];
  const { screen, changed } = await show('checkboxes', [0, 1], { items });
  await userEvent.click(screen.getByRole('checkbox', { name: 'None of these' }));
  expect(changed).toHaveBeenLastCalledWith(['none']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Birch Inc' }));
  expect(changed).toHaveBeenLastCalledWith([1]);
});

test('B-self-report-06 B-self-report-96 a choice is certified by its box, which says what is certified', async () => {
  const { screen, changed } = await show('certified-choices', undefined, { items: things, certification: 'I certify it.' });
  await userEvent.click(screen.getByRole('radio', { name: 'Birch Inc' }));
  expect(changed).toHaveBeenLastCalledWith({ choice: 1, certified: false });
  await userEvent.click(screen.getByRole('checkbox', { name: 'I certify it.' }));
  expect(changed).toHaveBeenLastCalledWith({ choice: 1, certified: true });
});

test('another choice takes the certificate away: it was given for the first one', async () => {
  const { screen, changed } = await show('certified-choices', { choice: 1, certified: true }, { items: things, certification: 'I certify it.' });
  await userEvent.click(screen.getByRole('radio', { name: 'Alder Ltd' }));
  expect(changed).toHaveBeenLastCalledWith({ choice: 0, certified: false });
  await expect.element(screen.getByRole('checkbox', { name: 'I certify it.' })).not.toBeChecked();
});

test('a box that the list does not have stays chosen when another is pressed', async () => {
  const { screen, changed } = await show('checkboxes', [0, 'gone'], { items: things });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Birch Inc' }));
  expect(changed).toHaveBeenLastCalledWith([0, 1, 'gone']);
});

test('an amount stays as it is typed, and is shown with separators when it is left', async () => {
  const { screen, changed } = await show('currency', undefined, {});
  const control = screen.getByRole('textbox', { name: 'Label' });
  await expect.element(control).toHaveAccessibleDescription(/^\$ ?USD$/);
  await userEvent.fill(control, '1250.5');
  expect(changed).toHaveBeenLastCalledWith(1250.5);
  await expect.element(control).toHaveValue('1250.5');
  await userEvent.tab();
  await expect.element(control).toHaveValue('1,250.50');
  await userEvent.fill(control, 'a lot');
  await userEvent.tab();
  expect(changed).toHaveBeenLastCalledWith('a lot');
  await expect.element(control).toHaveValue('a lot');
});

test('C-constants-16 a time is rounded to the nearest quarter of an hour when it is left', async () => {
  const { screen, changed } = await show('time-slot', undefined, {});
  await expect.element(screen.getByRole('group', { name: 'Label' })).toBeVisible();
  const time = screen.getByLabelText('Time');
  await userEvent.fill(screen.getByLabelText('Day'), '2026-11-21');
  expect(changed).not.toHaveBeenCalled();
  await userEvent.fill(time, '10:08');
  expect(changed).toHaveBeenLastCalledWith('2026-11-21T10:15');
  await expect.element(time).toHaveValue('10:08');
  await userEvent.click(screen.getByRole('button', { name: 'After' }));
  await expect.element(time).toHaveValue('10:15');
  await userEvent.fill(time, '');
  expect(changed).toHaveBeenLastCalledWith(undefined);
});

test('C-constants-30 the half hours can be narrowed to a part of the day', async () => {
  const { screen, changed } = await show('half-hour', '09:30', { from: '09:00', to: '10:00' });
  const control = screen.getByRole('combobox', { name: 'Label' });
  expect([...control.element().querySelectorAll('option')].map((option) => option.textContent)).toEqual(['Select', '9:00 AM', '9:30 AM', '10:00 AM']);
  await userEvent.selectOptions(control, '10:00 AM');
  expect(changed).toHaveBeenLastCalledWith('10:00');
});

test('the current step is said, and one that is done can be gone back to', async () => {
  const steps = ['One', 'Two', 'Three'].map((text) => ({ id: text, text }));
  const { screen, changed } = await show('stepper', 'Two', { steps, go: 'back' });
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('list').getByRole('button').all()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Done: One' }));
  expect(changed).toHaveBeenLastCalledWith('One');
});

test('C-tracker-05 B-events-04 B-leaderboard-06 a spinner is a status that says Loading...', async () => {
  const { screen } = await show('spinner', true, {});
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading...');
});

test('progress is said with its share, and without one that it is under way', async () => {
  const { screen } = await show('progress', 3, { maximum: 4, showsShare: true });
  await expect.element(screen.getByRole('progressbar', { name: 'Label' })).toHaveAttribute('value', '0.75');
  await expect.element(screen.getByText('75%')).toBeVisible();
});

test('a scale is one stop of the Tab key, the arrow keys press, and its ends say what they mean', async () => {
  const { screen, changed } = await show('scale', undefined, { minimumText: 'Never', maximumText: 'Always' });
  await expect.element(screen.getByRole('radiogroup', { name: 'Label' })).toBeVisible();
  expect(
    screen
      .getByRole('radio')
      .all()
      .map((radio) => radio.element().parentElement?.textContent),
  ).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  await expect.element(screen.getByRole('radio', { name: '0', exact: true })).toHaveAccessibleDescription('Never');
  await expect.element(screen.getByRole('radio', { name: '10' })).toHaveAccessibleDescription('Always');
  await expect.element(screen.getByRole('radio', { name: '5' })).not.toHaveAccessibleDescription();
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
  expect(changed).toHaveBeenLastCalledWith(2);
  await expect.element(screen.getByRole('radio', { name: '2' })).toBeChecked();
});

test('a scale that need not be answered can be cleared, and the focus goes back to it', async () => {
  const { screen, changed } = await show('scale', 2, {});
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Clear Label' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(changed).toHaveBeenLastCalledWith(undefined);
  await expect.element(screen.getByRole('radio', { name: '0', exact: true })).toHaveFocus();
});

test('several numbers have a name and a unit each, and no value when all are taken away', async () => {
  const parts = [
    { name: 'Upper', unit: 'mm', minimum: 40, maximum: 300 },
    { name: 'Lower', unit: 'mm' },
  ];
  const { screen, changed } = await show('numbers', undefined, { parts });
  await expect.element(screen.getByRole('group', { name: 'Label' })).toBeVisible();
  const upper = screen.getByRole('spinbutton', { name: 'Label, Upper' });
  await expect.element(upper).toHaveAccessibleDescription('mm');
  await expect.element(upper).toHaveAttribute('aria-valuemax', '300');
  await userEvent.fill(upper, '120');
  expect(changed).toHaveBeenLastCalledWith([120, null]);
  await userEvent.keyboard('{Tab}80');
  await expect.element(screen.getByRole('spinbutton', { name: 'Label, Lower' })).toHaveValue('80');
  expect(changed).toHaveBeenLastCalledWith([120, 80]);
  await userEvent.fill(upper, '');
  expect(changed).toHaveBeenLastCalledWith([null, 80]);
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'Label, Lower' }), '');
  expect(changed).toHaveBeenLastCalledWith(undefined);
});

test('going from one of several numbers to the next is not leaving them', async () => {
  const left = vi.fn();
  const { component: Numbers } = widgets.numbers;
  await render(<Numbers {...alone} label="Label" value={undefined} options={{ parts: [{ name: 'Upper' }, { name: 'Lower' }] }} onBlur={left} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(left).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(left).toHaveBeenCalledOnce();
});

test('information is a text between the fields, its value or else its label', async () => {
  const { screen } = await show('information', undefined, {});
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('Label');
  await cleanup();
  const { screen: other } = await show('information', 'Read this.', {});
  await expect.element(other.getByRole('paragraph')).toHaveTextContent('Read this.');
});

test('a ring is said as a bar is, with its value; without one it says what it is told to say', async () => {
  const { screen } = await show('progress', 72, { look: 'ring', showsValue: true, emptyText: 'Not yet known' });
  await expect.element(screen.getByRole('progressbar', { name: 'Label' })).toHaveAttribute('aria-valuetext', '72');
  await expect.element(screen.getByText('72')).toBeVisible();
  await cleanup();
  const { screen: other } = await show('progress', undefined, { look: 'ring', showsValue: true, emptyText: 'Not yet known' });
  await expect.element(other.getByText('Not yet known')).toBeVisible();
  expect(other.getByRole('progressbar').all()).toEqual([]);
});
