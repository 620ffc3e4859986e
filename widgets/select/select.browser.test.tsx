import axe from 'axe-core';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { showWidget } from '../../tests/support/show-widget';
import { choices } from '../choices';
import { toggleGroup } from '../toggle-group';
import { select } from '.';
import { mostAtOnce } from './most-at-once';

const itemsTo = (count: number) => Array.from({ length: count }, (_, value) => ({ value, text: `Item ${value}` }));
const control = () => page.getByRole('combobox', { name: 'Example' });
const option = (name: string) => page.getByRole('option', { name, exact: true });
const patient = { timeout: 30_000 };

test.each([
  { count: mostAtOnce, tag: 'SELECT' },
  { count: mostAtOnce + 1, tag: 'INPUT' },
])('a list of $count is a $tag', async ({ count, tag }) => {
  await showWidget(select, { options: { items: itemsTo(count) } });
  expect(control().element().tagName).toBe(tag);
});

test('a long list is searched, walked by keys and chosen from by Enter', async () => {
  const { written } = await showWidget(select, { options: { items: itemsTo(10_000) }, value: 5000 });
  await expect.element(control()).toHaveValue('Item 5000');
  await userEvent.click(control());
  await expect.element(control(), patient).toHaveAttribute('aria-expanded', 'true');
  await expect.element(option('Item 5000'), patient).toHaveAttribute('aria-selected', 'true');
  await expect.element(option('Item 5000')).toBeInViewport();
  await expect.element(option('Item 5000')).toHaveAttribute('aria-setsize', '10001');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(control(), patient).toHaveAttribute('aria-activedescendant', option('Item 5001').element().id);
  await userEvent.keyboard('{End}');
  await expect.element(option('Item 9999'), patient).toBeInViewport();
  await userEvent.keyboard('{Home}');
  await expect.element(option('Select'), patient).toBeInViewport();
  await userEvent.keyboard('item 77{ArrowDown}');
  await expect.element(page.getByText('111 matches'), patient).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(control(), patient).toHaveValue('Item 770');
  await expect.element(control()).toHaveAttribute('aria-expanded', 'false');
  expect(written).toEqual([770]);
});

test('what an input method composes takes the place of the choice, letter by letter', async () => {
  await showWidget(select, { options: { items: itemsTo(1000) }, value: 7 });
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  const input = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
  for (const text of ['i', 'it', 'ite']) {
    await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await expect.element(control()).toHaveValue(text);
  }
  await input.send('Input.insertText', { text: 'item 77' });
  await expect.element(control()).toHaveValue('item 77');
  await expect.element(option('Item 77'), patient).toBeInViewport();
});

test('PageDown and PageUp pass eight things of a long list', async () => {
  await showWidget(select, { options: { items: itemsTo(1000) }, value: 50 });
  await userEvent.click(control());
  await expect.element(option('Item 50'), patient).toBeInViewport();
  await userEvent.keyboard('{PageDown}');
  await expect.element(control(), patient).toHaveAttribute('aria-activedescendant', option('Item 58').element().id);
  await userEvent.keyboard('{PageUp}{PageUp}');
  await expect.element(control(), patient).toHaveAttribute('aria-activedescendant', option('Item 42').element().id);
});

test('Escape, and leaving, close a long list and change nothing', async () => {
  const { written } = await showWidget(select, { options: { items: itemsTo(1000) }, value: 7 });
  await userEvent.fill(control(), 'no such thing');
  await expect.element(page.getByText('Nothing matches.'), patient).toBeVisible();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(control(), patient).toHaveValue('Item 7');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await userEvent.tab();
  await expect.element(control(), patient).toHaveAttribute('aria-expanded', 'false');
  await expect.element(control()).toHaveValue('Item 7');
  expect(written).toEqual([]);
});

test('a choice of a long list is taken back by its first line, and a closed line cannot be chosen', async () => {
  const items = itemsTo(1000).map((item) => ({ ...item, disabled: item.value === 0 }));
  const { written } = await showWidget(select, { options: { items }, value: 1 });
  await userEvent.click(control());
  await userEvent.click(option('Item 0'), { force: true });
  await expect.element(control()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(control(), patient).toHaveValue('');
  expect(written).toEqual([undefined]);
});

test('typing behind the name of the choice seeks, and taking the name away opens the list', async () => {
  await showWidget(select, { options: { items: itemsTo(1000) }, value: 7 });
  await userEvent.tab();
  await userEvent.keyboard('{End}9');
  await expect.element(control(), patient).toHaveValue('9');
  await userEvent.keyboard('{Escape}{End}{Backspace}');
  await expect.element(control(), patient).toHaveAttribute('aria-expanded', 'true');
  await expect.element(control()).toHaveValue('');
});

test.each([
  { name: 'choices', widget: choices },
  { name: 'toggle-group', widget: toggleGroup },
])('$name of very many things is the same long list, without a fault of accessibility', async ({ widget }) => {
  const { container, written } = await showWidget(widget, { options: { items: itemsTo(1000) } });
  await userEvent.click(control());
  await userEvent.keyboard('999{Enter}');
  await expect.poll(() => written, patient).toEqual([999]);
  await userEvent.click(control());
  await expect.element(option('Item 999'), patient).toBeVisible();
  const { violations } = await axe.run(container, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test.each([{ disabled: true }, { readonly: true }])('a long list that is fixed does not open: %o', async (fixed) => {
  await showWidget(select, { options: { items: itemsTo(1000) }, value: 7, ...fixed });
  await userEvent.click(control(), { force: true });
  await userEvent.keyboard('{ArrowDown}x');
  await expect.element(control()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(control()).toHaveValue('Item 7');
});

test('choices that are looked for elsewhere: what is typed is asked, what was found is listed, and the choice keeps its name', async () => {
  const asked: string[] = [];
  const search = (more: object) => ({
    ask: (text: string) => void asked.push(text),
    found: 2,
    isLoading: false,
    isFailed: false,
    again: () => undefined,
    ...more,
  });
  const items = [
    { value: 'er', text: 'Emergency Nurse' },
    { value: 'icu', text: 'Intensive Care Nurse' },
    { value: 'chef', text: 'Head Chef' },
  ];
  const { set, written } = await showWidget(select, { options: { items }, value: 'chef', search: search({}) });
  await expect.element(control()).toHaveValue('Head Chef');
  await userEvent.click(control());
  await userEvent.keyboard('nurse');
  await expect.poll(() => asked.at(-1), patient).toBe('nurse');
  await expect.element(option('Intensive Care Nurse'), patient).toBeVisible();
  expect(option('Head Chef').elements()).toEqual([]);
  await set({ search: search({ found: 0, isLoading: true }) });
  await expect.element(page.getByText('Searching…'), patient).toBeVisible();
  await set({ search: search({}) });
  await userEvent.click(option('Emergency Nurse'));
  expect(written).toEqual(['er']);
});

test.each([3, mostAtOnce + 1])('of %d items one that is always chosen cannot be taken back', async (count) => {
  const { set } = await showWidget(select, { value: 1, options: { items: itemsTo(count), alwaysChosen: true } });
  const texts = async () => {
    await userEvent.click(control());
    await expect.element(option('Item 0'), patient).toBeInTheDocument();
    return page.getByRole('option', { name: 'Select', exact: true }).all().length;
  };
  expect(await texts()).toBe(0);
  await userEvent.keyboard('{Escape}');
  await set({ value: undefined });
  expect(await texts()).toBe(1);
});

test('D-moments-20 time zones are chosen by their names and their time now; what is stored is the zone', async () => {
  const items = ['America/Los_Angeles', 'Europe/Berlin', 'Nowhere'].map((value) => ({ value, text: value }));
  const { written } = await showWidget(select, { options: { items, timeZones: true } });
  const texts = [...(control().element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(texts[1]).toMatch(/^Pacific Time, \d{1,2}:\d\d [AP]M now$/);
  expect(texts[3]).toBe('Nowhere');
  await userEvent.selectOptions(control(), texts[1]!);
  expect(written.at(-1)).toBe('America/Los_Angeles');
});
