import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage } from '../../tests/support/stage';
import type { Node } from '../definitions/nodes';
import type { Panel } from '../definitions/nodes/panel';
import './screen.css';
import '../form/form.css';

afterEach(() => page.viewport(900, 900));

async function show(body: Node[], screen: object = {}) {
  const bundle = bundleOf({ ...mainScreen, body, ...screen });
  const stage = await makeStage({ bundles: [bundle], start: '/main' });
  const { container } = await render(stage.element);
  return { ...stage, container };
}
const violationsIn = async (place: HTMLElement) =>
  (await axe.run(place, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
const panel = (id: string, label: string, more: Partial<Panel> = {}): Panel => ({
  id,
  label,
  show: [{ id: `${id}-words`, text: `What ${label} holds` }],
  ...more,
});
const tab = (name: string) => page.getByRole('tab', { name });

test('one tab shows at a time; arrows, Home and End go from one to the next that can be opened', async () => {
  const tabs = [panel('a', 'First'), panel('b', 'Closed', { enabledWhen: { $: 'false' } }), panel('c', 'Last'), panel('d', 'Unseen', { when: { $: 'false' } })];
  const { container } = await show([{ id: 'tabs', tabs, label: 'Parts' }]);
  await expect.element(page.getByRole('tabpanel', { name: 'First' })).toHaveTextContent('What First holds');
  expect(page.getByRole('tab').elements()).toHaveLength(3);
  await expect.element(tab('Closed')).toBeDisabled();
  await userEvent.click(tab('First'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Last')).toHaveFocus();
  await expect.element(page.getByText('What Last holds')).toBeVisible();
  await expect.element(page.getByText('What First holds')).not.toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('First')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  await expect.element(tab('Last')).toHaveFocus();
  expect(await violationsIn(container)).toEqual([]);
});

test('tabs whose open one is computed change by that alone; a press does what the screen says', async () => {
  const tabs = [panel('a', 'First'), panel('b', 'Second')];
  const open = { $: 'state.both == "on" ? "b" : "a"' };
  await show([{ id: 'tabs', tabs, label: 'Parts', open, onSelect: { set: 'both', to: { $: 'event == "b" && state.both == "told" ? "on" : "told"' } } }], {
    state: { both: { schema: { type: 'string' }, initial: 'off' } },
  });
  await tab('Second').click();
  await expect.element(tab('First')).toHaveAttribute('aria-selected', 'true');
  await tab('Second').click();
  await expect.element(tab('Second')).toHaveAttribute('aria-selected', 'true');
});

test('a tab that cannot be opened says why, to those who point at it, those who come by keyboard and those who listen', async () => {
  const tabs = [panel('a', 'First'), { ...panel('b', 'Closed', { enabledWhen: { $: 'false' } }), disabledText: 'Nothing to draw yet.' }, panel('c', 'Last')];
  const { container } = await show([{ id: 'tabs', tabs, label: 'Parts' }]);
  await expect.element(tab('Closed')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(tab('Closed')).toHaveAccessibleDescription('Nothing to draw yet.');
  await userEvent.click(tab('First'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Closed')).toHaveFocus();
  await expect.element(page.getByText('Nothing to draw yet.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(tab('First')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Last')).toHaveAttribute('aria-selected', 'true');
  expect(container.querySelector('.tab-tip')).toBeNull();
  await userEvent.hover(tab('Closed'));
  await expect.element(page.getByText('Nothing to draw yet.')).toBeVisible();
  expect(await violationsIn(container)).toEqual([]);
});

test('tabs that name a variable follow it, and do what the screen says when a person opens one', async () => {
  await show(
    [
      { id: 'tabs', tabs: [panel('a', 'First'), panel('b', 'Second')], label: 'Parts', selected: 'tab', onSelect: { set: 'told', to: { $: 'event' } } },
      { id: 'go', button: 'Go', onPress: { set: 'tab', to: 'b' } },
      { id: 'told', text: { text: 'Told {t}', values: { t: { $: 'state.told' } } } },
    ],
    { state: { tab: { schema: { type: 'string' }, initial: 'a' }, told: { schema: { type: 'string' }, initial: 'nothing' } } },
  );
  await page.getByRole('button', { name: 'Go' }).click();
  await expect.element(tab('Second')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText('Told nothing')).toBeVisible();
  await tab('First').click();
  await expect.element(page.getByText('Told a')).toBeVisible();
});

test('what was opened in a tab is open when the tab is shown again', async () => {
  const inner: Node = { id: 'acc', accordion: [panel('x', 'Inner')] };
  await show([{ id: 'tabs', tabs: [panel('a', 'First', { show: [inner] }), panel('b', 'Second')], label: 'Parts' }]);
  await page.getByRole('button', { name: 'Inner' }).click();
  await tab('Second').click();
  await expect.element(page.getByText('What Inner holds')).not.toBeVisible();
  await tab('First').click();
  await expect.element(page.getByText('What Inner holds')).toBeVisible();
});

test('an accordion opens one part at a time, or several where it says so', async () => {
  const parts = [panel('a', 'First'), panel('b', 'Second'), panel('c', 'Closed', { enabledWhen: { $: 'false' } })];
  const many = [panel('d', 'Third'), panel('e', 'Fourth')];
  const { container } = await show([
    { id: 'one', accordion: parts, open: ['a'] },
    { id: 'two', accordion: many, many: true },
  ]);
  const head = (name: string) => page.getByRole('button', { name });
  await expect.element(page.getByRole('region', { name: 'First' })).toHaveTextContent('What First holds');
  await head('Second').click();
  await expect.element(head('First')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(head('Closed')).toBeDisabled();
  await head('Third').click();
  await head('Fourth').click();
  await expect.element(page.getByText('What Third holds')).toBeVisible();
  await expect.element(page.getByText('What Fourth holds')).toBeVisible();
  await head('Third').click();
  await expect.element(page.getByText('What Third holds')).not.toBeVisible();
  expect(await violationsIn(container)).toEqual([]);
});

test("parts of a list are open at first as an expression says, by their keys; what opens later is the person's own choice", async () => {
  const accordion = [
    panel('part', 'x', { label: { $: 'day' }, badge: { $: "day == state.marked ? 'kept' : ''" }, show: [{ id: 'words', text: { $: "'In ' + day" } }] }),
  ];
  const days = { from: { $: "['Mon', 'Tue', 'Wed']" }, as: 'day', key: { $: 'day' }, accordion, many: true as const, open: { $: "[state.marked, 'Wed']" } };
  const { container } = await show(
    [
      { id: 'days', ...days },
      { id: 'go', button: 'Go', onPress: { set: 'marked', to: 'Mon' } },
    ] as Node[],
    {
      state: { marked: { schema: { type: 'string' }, initial: 'Tue' } },
    },
  );
  const head = (name: string) => page.getByRole('button', { name, exact: true });
  const opened = () => [...container.querySelectorAll('[aria-expanded="true"]')].map(({ textContent }) => textContent);
  await expect.element(page.getByText('In Tue')).toBeVisible();
  expect(opened()).toEqual(['Tue kept', 'Wed']);
  await head('Wed').click();
  await head('Go').click();
  await expect.element(head('Mon kept')).toHaveAttribute('aria-expanded', 'false');
  expect(opened()).toEqual(['Tue']);
  expect(await violationsIn(container)).toEqual([]);
});

test('a word stands beside the label of a tab where there is one', async () => {
  const tabs = [panel('a', 'First', { badge: 'new' }), panel('b', 'Second', { badge: { $: "''" } })];
  const { container } = await show([{ id: 'tabs', tabs, label: 'Parts' }]);
  await expect.element(page.getByRole('tab', { name: 'First new', exact: true })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Second', exact: true })).toBeVisible();
  expect([...container.querySelectorAll('.panel-badge')].map(({ textContent }) => textContent)).toEqual(['new']);
  expect(await violationsIn(container)).toEqual([]);
});

test('A-widgets-04 A-constants-09 a side bar is 280 px wide, 64 folded, 80vw above a narrow page, and locked open at 1280', async () => {
  await page.viewport(1279, 800);
  const { container } = await show([{ id: 'side', label: 'Tools', sideBar: [{ id: 'in', text: 'In the bar' }], beside: [{ id: 'main', text: 'Beside it' }] }]);
  const width = () => container.querySelector('.side-bar')?.getBoundingClientRect().width;
  const turn = page.getByRole('button', { name: 'Tools' });
  await expect.poll(width).toBe(64);
  await turn.click();
  await expect.poll(width).toBe(280);
  await expect.element(page.getByText('In the bar')).toBeVisible();
  await turn.click();
  await page.viewport(1280, 800);
  await expect.poll(width).toBe(280);
  expect(turn.query()).toBeNull();
  await expect.element(page.getByText('In the bar')).toBeVisible();
  await page.viewport(500, 800);
  await expect.element(page.getByText('In the bar')).not.toBeVisible();
  await turn.click();
  await expect.poll(width).toBe(400);
  expect(await violationsIn(container)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(turn).toHaveFocus();
  await expect.element(page.getByText('In the bar')).not.toBeVisible();
});

test('A-widgets-04 above a phone a side bar keeps the focus, Escape and its veil close it, and the page behind stands still', async () => {
  await page.viewport(390, 844);
  const { container } = await show(
    [
      {
        id: 'side',
        label: 'Tools',
        open: true,
        sideBar: [
          { id: 'one', button: 'One', onPress: { set: 'x', to: 1 } },
          { id: 'two', button: 'Two', onPress: { set: 'x', to: 2 } },
        ],
        beside: [
          { id: 'main', button: 'Beside it', onPress: { set: 'x', to: 3 } },
          { id: 'high', each: { $: 'state.lines' }, key: { $: 'item' }, show: [{ id: 'line', text: { $: 'item' } }] },
        ],
      },
    ] as Node[],
    {
      state: {
        x: { schema: {}, initial: 0 },
        lines: { schema: { type: 'array', items: { type: 'string' } }, initial: Array.from({ length: 80 }, (_, line) => `Line ${line}`) },
      },
    },
  );
  const turn = page.getByRole('button', { name: 'Tools' });
  const focusIsInside = () => container.querySelector('.side-bar')?.contains(document.activeElement);
  await expect.element(turn).toHaveAttribute('aria-expanded', 'false');
  await turn.click();
  await expect.element(page.getByRole('dialog', { name: 'Tools' })).toBeVisible();
  await expect.poll(() => document.activeElement?.className).toContain('side-parts');
  const passed = new Set<string>();
  for (let press = 0; press < 8; press += 1) {
    await userEvent.keyboard(press < 4 ? '{Tab}' : '{Shift>}{Tab}{/Shift}');
    await expect.poll(focusIsInside).toBe(true);
    passed.add(document.activeElement?.textContent ?? '');
  }
  expect(passed).toContain('One');
  expect(passed).toContain('Two');
  expect(getComputedStyle(document.body).overflow).toBe('hidden');
  expect(await violationsIn(container)).toEqual([]);
  // An Escape that an input method has taken ends its composition, in a search field for example.
  for (const said of [{ isComposing: true }, { keyCode: 229 }])
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...said }));
  await expect.element(page.getByRole('dialog', { name: 'Tools' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(turn).toHaveFocus();
  expect(page.getByRole('dialog').query()).toBeNull();
  expect(getComputedStyle(document.body).overflow).not.toBe('hidden');
  await turn.click();
  await userEvent.click(container.querySelector('.side-veil') as HTMLElement, { position: { x: 380, y: 400 } });
  await expect.element(turn).toHaveFocus();
  expect(page.getByRole('dialog').query()).toBeNull();
});

test('tabs that have no room fade at the end where there are more, and the open one is scrolled into view', async () => {
  await page.viewport(390, 844);
  const names = ['General', 'Biometrics', 'Branding', 'Support', 'Time zone', 'Units of measure'];
  const tabs = names.map((name) => panel(name.slice(0, 4).toLowerCase(), name));
  const { container } = await show([{ id: 'tabs', tabs, label: 'Parts' }]);
  await expect.element(tab('General')).toBeVisible();
  const list = container.querySelector<HTMLElement>('.tab-list')!;
  await expect.poll(() => list.dataset['cut']).toBe('end');
  expect(getComputedStyle(list).maskImage).toContain('linear-gradient');
  list.scrollLeft = 40;
  await expect.poll(() => list.dataset['cut']).toBe('start end');
  list.scrollLeft = 0;
  await expect.poll(() => list.dataset['cut']).toBe('end');
  (tab('General').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => list.dataset['cut']).toBe('start');
  const [last, place] = [tab('Units of measure').element().getBoundingClientRect(), list.getBoundingClientRect()];
  expect(last.right).toBeLessThanOrEqual(place.right + 1);
  await page.viewport(1400, 900);
  await expect.poll(() => list.dataset['cut']).toBe('');
});
