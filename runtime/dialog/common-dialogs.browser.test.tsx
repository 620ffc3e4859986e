import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import askedText from '../../schemas/forms/asked-text.form.json';
import askForText from '../../screens/common/ask-for-text.dialog.json';
import confirm from '../../screens/common/confirm.dialog.json';
import showImage from '../../screens/common/show-image.dialog.json';
import showText from '../../screens/common/show-text.dialog.json';
import showVideo from '../../screens/common/show-video.dialog.json';
import tell from '../../screens/common/tell.dialog.json';
import { bundleOf, mainScreen, makeStage } from '../../tests/support/stage';
import type { Action } from '../definitions/actions';
import '../form/form.css';
import '../screen/screen.css';

afterEach(() => page.viewport(900, 900));

const dialogs = Object.fromEntries([askForText, confirm, showImage, showText, showVideo, tell].map((dialog) => [dialog.id, dialog]));
const plain = { id: 'plain', kind: 'dialog', title: 'Plain', body: [{ id: 'field', widget: 'text', label: 'Words' }] };
const broad = { ...plain, id: 'broad', title: 'Broad', width: { percent: 50 }, minimumWidth: { pixels: 800 } };
const named = { ...plain, id: 'named', title: 'Named', icon: { $: 'input.icon' }, dismissedAs: false, maximumWidth: { rem: 75 } };
const long = {
  ...plain,
  id: 'long',
  title: 'Long',
  maximumHeight: { pixels: 500 },
  body: Array.from({ length: 40 }, (_line, index) => ({ id: `line-${index}`, text: `Line ${index}` })),
};

/** All kinds of texts that are larger than plain ones. */
const sizes = {
  ...plain,
  id: 'sizes',
  title: 'Sizes',
  body: [
    ...(['title', 'heading', 'subheading', 'figure', 'body', 'caption'] as const).map((as) => ({ id: as, text: `A ${as}`, as })),
    { id: 'card', title: 'A card', card: [{ id: 'rich', widget: 'rich-content', value: '<h1>One</h1><h2>Two</h2>' }] },
  ],
};

/** A screen whose only button does this; what a dialog answers is told below it. */
async function press(action: Action, width = 1440) {
  await page.viewport(width, 900);
  const bundle = bundleOf(
    {
      ...mainScreen,
      state: { told: { schema: { type: 'string' }, initial: 'nothing' } },
      body: [
        { id: 'go', button: 'Go', onPress: action },
        { id: 'told', text: { text: 'Told: {t}', values: { t: { $: 'state.told' } } } },
      ],
    } as never,
    { dialogs: { ...dialogs, plain, broad, named, long, sizes } as never, forms: { 'asked-text': askedText } as never },
  );
  const stage = await makeStage({ bundles: [bundle], start: '/main' });
  await render(stage.element);
  await page.getByRole('button', { name: 'Go' }).click();
}
const open = (openDialog: string, input?: object): Action => ({ openDialog, input, onResult: { set: 'told', to: { $: 'event' } } });
const paper = () => document.querySelector('.MuiDialog-paper') as HTMLElement;
const violations = async () =>
  (await axe.run(document.querySelector('.MuiDialog-root') as HTMLElement, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })).violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
  );

test.each(['run', 'no-such-picture', null, 7])('C-tracker-14 a dialog shows the picture %j before its title, or a plain sign', async (icon) => {
  await press(open('named', { icon }));
  await expect.element(page.getByRole('heading', { name: 'Named' })).toBeVisible();
  await expect.poll(() => document.querySelector('.MuiDialogTitle-root svg')).not.toBeNull();
  await expect.poll(violations, { timeout: 30_000 }).toEqual([]);
});

test('a dialog may be no higher than 500 px: what has no room scrolls, by keyboard too; a low window leaves less', async () => {
  await press(open('long', {}));
  await expect.element(page.getByRole('dialog', { name: 'Long' })).toBeVisible();
  const content = document.querySelector<HTMLElement>('.MuiDialogContent-root')!;
  expect(Math.round(paper().getBoundingClientRect().height)).toBe(500);
  expect([content.scrollHeight > content.clientHeight, content.tabIndex]).toEqual([true, 0]);
  await page.viewport(1440, 300);
  await expect.poll(() => paper().getBoundingClientRect().height).toBe(268);
});

test('C-tracker-09 C-tracker-10 C-tracker-11 a dialog may be no wider than 75 rem', async () => {
  await press(open('named', {}));
  await expect.element(page.getByRole('dialog', { name: 'Named' })).toBeVisible();
  expect(Math.round(paper().getBoundingClientRect().width)).toBe(1152);
  await page.viewport(2500, 900);
  await expect.poll(() => paper().getBoundingClientRect().width).toBe(1200);
});

test.each(['Escape', 'backdrop'])('C-tracker-12 C-tracker-13 a dialog has the focus itself, and %s dismisses it with what it says', async (way) => {
  await press({ openDialog: 'named', input: {}, onDismiss: { set: 'told', to: { $: 'event == false ? "false" : "something else"' } } });
  const field = page.getByRole('textbox', { name: 'Words' });
  await expect.element(field).toBeVisible();
  expect(document.querySelector('.MuiDialog-root')?.contains(document.activeElement)).toBe(true);
  expect(document.activeElement).not.toBe(field.element());
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveFocus();
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await page.elementLocator(document.querySelector('.MuiDialog-container') as HTMLElement).click({ position: { x: 5, y: 5 } });
  await expect.element(page.getByText('Told: false')).toBeVisible();
});

test.each([
  { title: 'B-widgets-02 C-widgets-12 B-constants-15 is 80 % wide', window: 1440, width: 1152 },
  { title: 'B-widgets-01 B-widgets-04 B-constants-16 is no wider than 120 rem', window: 2500, width: 1920 },
])('a dialog $title', async ({ window, width }) => {
  await press(open('plain'), window);
  await expect.element(page.getByRole('dialog', { name: 'Plain' })).toBeVisible();
  expect(Math.round(paper().getBoundingClientRect().width)).toBe(width);
});

test.each([
  [2000, 1000],
  [1280, 800],
  [600, 568],
])('in a window of %d px a dialog that is half as wide, and 800 px at least, is %d px wide: never wider than the window', async (window, width) => {
  await press(open('broad'), window);
  await expect.element(page.getByRole('dialog', { name: 'Broad' })).toBeVisible();
  expect(Math.round(paper().getBoundingClientRect().width)).toBe(width);
});

test('B-widgets-03 C-widgets-13 a dialog is as high as what it holds', async () => {
  await press(open('plain'));
  await expect.element(page.getByRole('dialog', { name: 'Plain' })).toBeVisible();
  const { height } = paper().getBoundingClientRect();
  const more = document.createElement('div');
  more.style.height = '200px';
  document.querySelector('.MuiDialogContent-root')?.append(more);
  expect(Math.round(paper().getBoundingClientRect().height - height)).toBe(200);
});

test('B-widgets-05 a dialog puts the focus on no field', async () => {
  await press(open('plain'));
  await expect.element(page.getByRole('dialog', { name: 'Plain' })).toBeVisible();
  expect(document.activeElement?.matches('input, button, select, textarea')).toBe(false);
  expect(document.activeElement?.closest('.MuiDialog-root')).not.toBeNull();
});

test('C-widgets-14 A-shell-34 a picture has its dialog, at most 75 rem wide', async () => {
  await press(open('show-image', { title: 'A dot', address: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/%3E" }), 1600);
  await expect.element(page.getByRole('dialog').getByRole('img', { name: 'A dot' })).toBeVisible();
  expect(Math.round(paper().getBoundingClientRect().width)).toBe(1200);
  await expect.poll(violations, { timeout: 5000 }).toEqual([]);
});

test.each([
  [1440, 400],
  [800, 320],
  [390, 358],
])('B-constants-13 B-constants-14 in a window of %d px a question is %d px wide: 400, at most 40 vw, and nearly all of a phone', async (window, width) => {
  await press({ confirm: 'Really?' }, window);
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(Math.round(paper().getBoundingClientRect().width)).toBe(width);
});

test('B-widgets-06 the ok dialog says something, and OK closes it', async () => {
  await press(open('tell', { title: 'Oops!', text: 'Please try again.' }));
  await expect.element(page.getByRole('dialog', { name: 'Oops!' })).toHaveTextContent('Please try again.');
  await expect.poll(violations, { timeout: 5000 }).toEqual([]);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test.each(['', '   ', '\t \u00a0'])('B-widgets-10 saving does nothing when the text is blank: "%s"', async (text) => {
  await press(open('ask-for-text', { title: 'Rename', label: 'Name' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), text);
  await page.getByRole('button', { name: 'Save' }).click();
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }));
  await userEvent.keyboard('{Enter}');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await expect.element(page.getByRole('dialog', { name: 'Rename' })).toBeVisible();
  expect(document.querySelector('[aria-invalid="true"], .field-fault, .form-summary')).toBeNull();
});

test('B-widgets-07 B-widgets-11 the input dialog answers its text, and Enter saves', async () => {
  await press(open('ask-for-text', { title: 'Rename', label: 'Name', text: 'Old' }));
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Old');
  await expect.poll(violations, { timeout: 5000 }).toEqual([]);
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'New 😀');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Told: New 😀')).toBeVisible();
});

test.each([
  { isHtml: true, shown: 'A bold word' },
  { isHtml: false, shown: 'A <b>bold</b> word' },
])('B-widgets-08 the text dialog has a title, a subtitle and a text, isHtml: $isHtml', async ({ isHtml, shown }) => {
  await press(open('show-text', { title: 'Terms', subtitle: 'In short', text: 'A <b>bold</b> word', isHtml }));
  const dialog = page.getByRole('dialog', { name: 'Terms' });
  await expect.element(dialog.getByRole('heading', { name: 'In short' })).toBeVisible();
  await expect.element(dialog.getByText(shown)).toBeVisible();
  await expect.poll(violations, { timeout: 5000 }).toEqual([]);
});

test('B-widgets-09 B-constants-18 the video dialog shows a film of 900 × 600', async () => {
  await press(open('show-video', { title: 'Welcome', address: '/welcome.webm' }));
  await expect.element(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  await expect.poll(() => (document.querySelector('.video, .video-broken') as HTMLElement | null)?.style.width).toBe('900px');
  const { width, height } = (document.querySelector('.video, .video-broken') as HTMLElement).getBoundingClientRect();
  expect([Math.round(width), Math.round(height)]).toEqual([900, 600]);
});

test('what has no room in a dialog can be scrolled by keyboard', async () => {
  await press(open('show-text', { title: 'Terms', text: 'A line\n'.repeat(200) }));
  await expect.element(page.getByRole('dialog', { name: 'Terms' }).getByText('A line')).toBeVisible();
  await expect.poll(() => document.querySelector<HTMLElement>('.MuiDialogContent-root')?.tabIndex).toBe(0);
  await expect.poll(violations, { timeout: 5000 }).toEqual([]);
});

test('B-assessment-08 B-assessment-09 B-assessment-11 a question has a title, a subtitle as HTML, and a link that opens a window of its own', async () => {
  await press(open('confirm', { title: 'Go on?', subtitleHtml: '<p>It is <strong>final</strong>.</p>', linkText: 'Read more', linkTo: '/main' }));
  const dialog = page.getByRole('dialog', { name: 'Go on?' });
  await expect.element(dialog.getByText('final', { exact: true })).toBeVisible();
  await expect.poll(() => document.querySelector('.MuiDialog-paper strong')?.textContent).toBe('final');
  await expect.element(dialog.getByRole('link', { name: 'Read more' })).toHaveAttribute('target', '_blank');
  await expect.element(dialog.getByRole('button', { name: 'No', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect.element(page.getByText('Told: true')).toBeVisible();
});

test('B-assessment-09 B-assessment-10 a question with plain text says it as it stands, and its own words are on its buttons', async () => {
  await press(open('confirm', { title: 'Go on?', subtitle: 'It is <b>final</b>.', confirm: 'Submit', cancel: 'Not yet' }));
  await expect.element(page.getByText('It is <b>final</b>.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect.poll(() => document.querySelector('.MuiDialog-paper')).toBeNull();
  await expect.element(page.getByText('Told: nothing')).toBeVisible();
});

test('D-moments-21 the title of a dialog is larger than everything in it', async () => {
  await press(open('sizes', {}));
  await expect.element(page.getByRole('heading', { name: 'Sizes' })).toBeVisible();
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const inside = [...document.querySelectorAll('.MuiDialogContent-root *')].filter(({ children, textContent }) => children.length === 0 && textContent !== '');
  expect(inside.length).toBeGreaterThanOrEqual(6);
  const title = sizeOf(document.querySelector('.MuiDialogTitle-root')!);
  for (const element of inside) expect(sizeOf(element), element.outerHTML).toBeLessThan(title);
});
