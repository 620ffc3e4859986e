import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage } from '../../tests/support/stage';
import type { Node } from '../definitions/nodes';
import './screen.css';
import '../form/form.css';

const state = { pressed: { schema: {}, initial: [] }, badge: { schema: {}, initial: 'New' } };
const note = (what: string) => ({ set: 'pressed', to: { $: `state.pressed + ['${what}']` } });
const told: Node = { id: 'told', text: { text: 'Pressed: {p}', values: { p: { $: 'state.pressed' } } } };

async function show(body: Node[]) {
  const bundle = bundleOf({ ...mainScreen, body, state });
  const stage = await makeStage({ bundles: [bundle], start: '/main' });
  const { container } = await render(stage.element);
  return { ...stage, container };
}
const violationsIn = async (place: HTMLElement) =>
  (await axe.run(place, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

const card: Node = {
  id: 'card',
  title: 'Walking',
  picture: 'walk',
  badge: { $: 'state.badge' },
  card: [
    { id: 'words', text: 'Ten thousand steps a day.' },
    { id: 'inner', button: 'Leave', onPress: note('leave') },
  ],
  footer: [
    { id: 'days', text: 'Three days left', as: 'caption', hint: 'Until Sunday.' },
    { id: 'old', button: 'No longer new', onPress: { set: 'badge', to: '' } },
  ],
  onPress: note('card'),
};

test('D-moments-10 a card leads out of the application only by https, in a new window where it says so', async () => {
  const leading = (id: string, to: string, more: object = {}): Node => ({ id, title: id, card: [], to: { $: `'${to}'` }, ...more });
  const { container } = await show([
    leading('Window', 'https://run.example/park', { newWindow: { $: 'true' } }),
    leading('Same', 'https://run.example/park', { newWindow: { $: 'false' } }),
    leading('Script', 'javascript:alert(1)'),
    leading('Nowhere', ''),
  ]);
  const window = page.getByRole('link', { name: 'Window (opens in a new window)' });
  await expect.element(window).toHaveAttribute('href', 'https://run.example/park');
  await expect.element(window).toHaveAttribute('target', '_blank');
  await expect.element(page.getByRole('link', { name: 'Same', exact: true })).not.toHaveAttribute('target');
  expect([...container.querySelectorAll('a')]).toHaveLength(2);
  expect(await violationsIn(container)).toEqual([]);
});

test('D-today-06 a card that leads to a screen is a link by its title, and what is on it is pressed by itself', async () => {
  const linked: Node = {
    id: 'card',
    title: 'Walking',
    to: { $: "'/main?program=' + 'walk'" },
    card: [{ id: 'inner', button: 'Leave', onPress: note('leave') }],
  };
  const { container } = await show([linked, told]);
  const link = page.getByRole('link', { name: 'Walking' });
  await expect.element(link).toHaveAttribute('href', '/main?program=walk');
  await userEvent.click(page.getByRole('button', { name: 'Leave' }));
  await expect.element(page.getByText('Pressed: leave')).toBeVisible();
  // The link covers the card: a press anywhere else on it is one on the link, in a new tab too.
  const article = container.querySelector('article')!.getBoundingClientRect();
  expect(
    document
      .elementFromPoint(article.right - 8, article.bottom - 8)
      ?.closest('a')
      ?.getAttribute('href'),
  ).toBe('/main?program=walk');
  expect(await violationsIn(container)).toEqual([]);
});

test('the title of a card is a heading, and one below it where the card stands under one', async () => {
  await show([
    card,
    { id: 'plain', title: 'Plain', card: [] },
    { ...card, id: 'under', title: 'Under', titleAs: 'subheading' },
    { id: 'low', title: 'Low', titleAs: 'subheading', card: [] },
  ]);
  for (const [name, level] of [
    ['Walking', 2],
    ['Plain', 2],
    ['Under', 3],
    ['Low', 3],
  ] as const)
    await expect.element(page.getByRole('heading', { name, level, exact: true })).toBeVisible();
});

test('a card is pressed anywhere on it, and what can be pressed in it is pressed alone', async () => {
  const { container } = await show([card, told]);
  await expect.element(page.getByRole('heading', { name: 'Walking' })).toBeVisible();
  const place = container.querySelector('.rich-card') as HTMLElement;
  await userEvent.click(place, { position: { x: 200, y: place.getBoundingClientRect().height - 6 } });
  await expect.element(page.getByText('Pressed: card', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByText('Pressed: card, leave', { exact: true })).toBeVisible();
  await page.getByText('Ten thousand steps a day.').click({ force: true });
  await expect.element(page.getByText('Pressed: card, leave, card', { exact: true })).toBeVisible();
});

test('a card is one button for a keyboard, named by its title, beside those in it', async () => {
  const { container } = await show([card, told]);
  await expect.element(page.getByRole('article', { name: 'Walking' })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Walking' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Pressed: card', { exact: true })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Leave' })).toHaveFocus();
  expect(await violationsIn(container)).toEqual([]);
});

test('an empty badge does not show, and a card without a press is no button', async () => {
  const { onPress: _, ...still } = card as Extract<Node, { card: unknown }>;
  const { container } = await show([still]);
  await expect.element(page.getByText('New', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Walking' }).query()).toBeNull();
  await page.getByRole('button', { name: 'No longer new' }).click();
  await expect.poll(() => container.querySelector('.card-badge')).toBeNull();
});

test('the hint of a text shows when it is pointed at and when the keyboard comes to it; Escape puts it away', async () => {
  const { container } = await show([{ id: 'points', as: 'heading', text: 'Points', hint: { text: '{n} make a level.', values: { n: 100 } } }]);
  const sign = page.getByRole('button', { name: 'Help: Points' });
  const tip = page.getByText('100 make a level.');
  await expect.element(sign).toHaveAccessibleDescription('100 make a level.');
  await expect.element(page.getByRole('heading', { name: 'Points', exact: true })).toBeVisible();
  await expect.element(tip).not.toBeVisible();
  await userEvent.hover(sign);
  await expect.element(tip).toBeVisible();
  await userEvent.unhover(sign);
  await expect.element(tip).not.toBeVisible();
  await userEvent.tab();
  await expect.element(sign).toHaveFocus();
  await expect.element(tip).toBeVisible();
  expect(await violationsIn(container)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(tip).not.toBeVisible();
});

test('a tap on the sign shows the hint', async () => {
  await show([{ id: 'points', text: 'Points', hint: 'They make a level.' }]);
  const sign = page.getByRole('button', { name: 'Help: Points' });
  await expect.element(sign).toBeVisible();
  const element = sign.element() as HTMLElement;
  for (const type of ['pointerdown', 'pointerup', 'click'] as const) element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
  await expect.element(page.getByText('They make a level.')).toBeVisible();
});
