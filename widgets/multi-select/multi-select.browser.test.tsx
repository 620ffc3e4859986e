import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '../../tests/support/show-widget';
import { multiSelect } from './index';

const people = ['Ada', 'Ben', 'Cleo', 'Dan'].map((text) => ({ value: text.toLowerCase(), text }));
const found = (names: string[]) => ({
  options: { items: people.filter(({ text }) => names.includes(text)) },
  search: { ask: () => undefined, found: names.length, isLoading: false, isFailed: false, again: () => undefined },
});

test('a box that was ticked keeps the focus when fewer are found, so that Escape closes the list and not what is around it', async () => {
  const { set, written } = await showWidget(multiSelect, found(['Ada', 'Ben', 'Cleo', 'Dan']));
  await page.getByRole('button').click();
  await page.getByRole('checkbox', { name: 'Cleo' }).click();
  expect(written).toEqual([['cleo']]);
  await set(found(['Cleo']));
  await expect.element(page.getByRole('checkbox', { name: 'Ada' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: 'Cleo' })).toHaveFocus();
  let reached = 0;
  const around = (event: KeyboardEvent) => void (event.key === 'Escape' && !event.defaultPrevented && (reached += 1));
  document.addEventListener('keydown', around);
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', around);
  expect([reached, page.getByRole('checkbox').elements().length]).toEqual([0, 0]);
});

test('ArrowDown opens the list and goes into it, and what is sought says how many are found', async () => {
  const items = Array.from({ length: 12 }, (_, value) => ({ value, text: `Item ${value}` }));
  const { container } = await showWidget(multiSelect, { options: { items } });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  const said = () => container.querySelector('[aria-live]')?.textContent;
  expect(said()).toBe('');
  await userEvent.keyboard('1');
  await expect.poll(said).toBe('3 matches');
  await userEvent.keyboard('1');
  await expect.poll(said).toBe('1 match');
});

test('Enter in the panel ticks the only match or the focused box, and never submits the form around it', async () => {
  const { container, written } = await showWidget(multiSelect, found(['Ada']));
  const submitted: Event[] = [];
  const form = document.createElement('form');
  form.addEventListener('submit', (event) => (event.preventDefault(), submitted.push(event)));
  container.before(form);
  form.append(container);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(written).toEqual([]);
  await userEvent.keyboard('ad{Enter}');
  expect(written).toEqual([['ada']]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect([written.length, submitted]).toEqual([2, []]);
});

test('read-only, it opens to say what is chosen, and nothing can be changed', async () => {
  const { written } = await showWidget(multiSelect, { options: { items: people }, value: ['ada'], readonly: true });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('checkbox', { name: 'Ada' })).toHaveFocus();
  await userEvent.keyboard(' {Tab} ');
  await expect.element(page.getByRole('checkbox', { name: 'Ben' })).not.toBeChecked();
  expect([written, page.getByRole('button', { name: 'Clear' }).elements().length]).toEqual([[], 0]);
});
