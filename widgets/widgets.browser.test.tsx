import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import { Surroundings } from '../.storybook/surroundings';
import { WidgetMatrix } from '../.storybook/WidgetMatrix';
import { ShownLook } from '../runtime/theme/ShownLook';
import { alone } from '../tests/support/widget-alone';
import { widgetsNow } from '../tests/support/widgets-now';
import { type WidgetName, widgets } from './registry';
import '../runtime/form/form.css';
import '../runtime/screen/screen.css';

const names = widgetsNow(Object.keys(widgets) as WidgetName[]);
const said: unknown[][] = [];

beforeEach(async () => {
  await page.viewport(900, 900);
  said.length = 0;
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation((...words) => void said.push(words));
});
afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
});

const show = (content: ReactNode) =>
  render(
    <>
      <ShownLook color={'#12695b'} />
      {content}
    </>,
  );

/** Waits until everything is loaded that is to load. Accessibility is judged by the stories of the widget: each rendering is scanned once. */
async function loaded(place: HTMLElement): Promise<void> {
  // The first of a run loads an editor of a hundred kilobytes, on a machine that has other work.
  await expect.poll(() => place.querySelector('[data-field]:not([data-field="loading"]) > [aria-busy]'), { timeout: 40_000 }).toBeNull();
  // A story shows the widget, not its quarantine.
  expect([...place.querySelectorAll('.field-value')].map((element) => element.outerHTML)).toEqual([]);
}

test.each(names)('%s is drawn in every state, never in quarantine, and says nothing on the console', async (widget) => {
  const screen = await show(<WidgetMatrix widget={widget} />);
  await loaded(screen.container);
  expect(said).toEqual([]);
});

test.each(names)('%s can be used when it is dark, right to left, enlarged, in forced colours and narrow', async (widget) => {
  const screen = await show(<Surroundings widget={widget} />);
  await loaded(screen.container);
  for (const surrounding of screen.container.querySelectorAll('.surrounding'))
    expect(`${surrounding.className}: ${surrounding.scrollWidth - surrounding.clientWidth} px too wide`).toBe(`${surrounding.className}: 0 px too wide`);
  const emulation = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
  await emulation.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  // Colours that change by and by would be read too early. What turns for ever changes none.
  const ending = screen.container.getAnimations({ subtree: true }).filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const unseen = [...unseenControls(screen.container), ...unreadable(screen.container)];
  await emulation.send('Emulation.setEmulatedMedia', { features: [] });
  expect(unseen).toEqual([]);
  expect(said).toEqual([]);
});

/** Texts that keep their own colours where colours are forced, and cannot be read. The others get colours that the person has chosen. */
const unreadable = (place: HTMLElement): string[] =>
  [...place.querySelectorAll<HTMLElement>('*')]
    .filter((element) => getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'none' && element.innerText !== '')
    .filter((element) => contrast(getComputedStyle(element).color, groundOf(element)) < 4.5)
    .map((element) => element.outerHTML.slice(0, 160));

/** The colour that an element stands on. */
function groundOf(element: Element | null): string {
  for (let around = element; around !== null; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around);
    if (!backgroundColor.startsWith('rgba') || backgroundColor.endsWith(', 1)')) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (left: string, right: string): number => {
  const [darker = 0, lighter = 0] = [luminance(left), luminance(right)].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
};

/** The controls that forced colours leave without an outline or a text. */
const unseenControls = (place: HTMLElement): string[] =>
  [...place.querySelectorAll<HTMLElement>('input, select, textarea, button')]
    .filter((control) => control.checkVisibility() && matchMedia('(forced-colors: active)').matches)
    .filter((control) => {
      const { borderTopWidth, borderTopStyle, appearance } = getComputedStyle(control);
      const isNative = appearance !== 'none' && ['checkbox', 'radio', 'range'].includes((control as HTMLInputElement).type);
      return !isNative && (borderTopWidth === '0px' || borderTopStyle === 'none') && control.textContent === '' && control.querySelector('svg') === null;
    })
    .map((control) => control.outerHTML.slice(0, 120));

test('C-notification-admin-27 C-notification-admin-28 C-notification-admin-29 a multi-select selects all, clears, and shows (All) when empty', async () => {
  const items = [
    { value: 1, text: 'One' },
    { value: 2, text: 'Two' },
  ];
  const screen = await show(<WidgetMatrix widget="multi-select" value={[1]} options={{ items }} />);
  const control = screen.getByRole('button', { name: /^Filled: / });
  await expect.element(control).toHaveAccessibleName('Filled: One');
  await userEvent.click(control);
  const panel = screen.getByRole('group', { name: 'Filled' });
  await userEvent.click(panel.getByRole('button', { name: 'Select All' }));
  await expect.element(control).toHaveAccessibleName('Filled: One, Two');
  await userEvent.click(panel.getByRole('button', { name: 'Clear' }));
  await expect.element(control).toHaveAccessibleName('Filled: (All)');
  await userEvent.keyboard('{Escape}');
  await expect.element(control).toHaveFocus();
  await expect.element(control).toHaveAttribute('aria-expanded', 'false');
});

test('A-widgets-23 A-widgets-25 a full multi-select closes its other options and Select All', async () => {
  const items = [1, 2, 3].map((value) => ({ value, text: `Item ${value}` }));
  const screen = await show(<WidgetMatrix widget="multi-select" value={[1, 2]} options={{ items, maximum: 2 }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filled: Item 1, Item 2 2/2 (max)' }));
  const panel = screen.getByRole('group', { name: 'Filled' });
  await expect.element(panel.getByRole('checkbox', { name: 'Item 3' })).toBeDisabled();
  await expect.element(panel.getByRole('button', { name: 'Select All' })).toBeDisabled();
  await userEvent.click(panel.getByRole('checkbox', { name: 'Item 1' }));
  await expect.element(panel.getByRole('checkbox', { name: 'Item 3' })).toBeEnabled();
});

test("A-widgets-01 a date is the browser's own date control, with its first and last day", async () => {
  const screen = await show(<WidgetMatrix widget="date" schema={{ type: 'string', formatMinimum: '2026-11-01', formatMaximum: '2026-11-30' }} />);
  const control = screen.getByLabelText('Filled');
  await expect.element(control).toHaveAttribute('type', 'date');
  await expect.element(control).toHaveAttribute('min', '2026-11-01');
  await expect.element(control).toHaveAttribute('max', '2026-11-30');
});

test('A-widgets-03 a multi-select of 10,000 draws them as they are needed', async () => {
  const items = Array.from({ length: 10_000 }, (_, value) => ({ value, text: `Item ${value}` }));
  const screen = await show(<WidgetMatrix widget="multi-select" value={[1]} options={{ items }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filled: Item 1', exact: true }));
  const panel = screen.getByRole('group', { name: 'Filled' });
  expect(panel.getByRole('checkbox').all()).toHaveLength(100);
  panel.getByRole('checkbox', { name: 'Item 99', exact: true }).element().focus();
  await expect.element(panel.getByRole('checkbox', { name: 'Item 199', exact: true })).toBeInTheDocument();
  await userEvent.fill(panel.getByRole('searchbox', { name: 'Search Filled' }), '9999');
  await userEvent.click(panel.getByRole('checkbox', { name: 'Item 9999', exact: true }));
  await userEvent.fill(panel.getByRole('searchbox', { name: 'Search Filled' }), '999');
  await userEvent.click(panel.getByRole('button', { name: 'Select All 19 Found' }));
  await expect.element(screen.getByRole('button', { name: 'Filled: 20 selected', exact: true })).toBeVisible();
  await userEvent.fill(panel.getByRole('searchbox', { name: 'Search Filled' }), '');
  await userEvent.click(panel.getByRole('button', { name: 'Select All' }));
  await expect.element(screen.getByRole('button', { name: 'Filled: 10,000 selected', exact: true })).toBeVisible();
});

test('A-widgets-02 A-widgets-12 A-widgets-16 a verified number has a sign that says so', async () => {
  const screen = await show(<WidgetMatrix widget="phone" options={{ status: 'verified' }} />);
  await expect.element(screen.getByLabelText('Filled')).toHaveAccessibleDescription('Mobile verified');
  expect(screen.getByRole('button').all()).toHaveLength(0);
  await expect.element(screen.getByText('Mobile verified').nth(1)).not.toBeVisible();
  await userEvent.hover(screen.getByRole('img').nth(1));
  await expect.element(screen.getByText('Mobile verified').nth(1)).toBeVisible();
});

test('A-widgets-13 A-widgets-17 a pending number has a sign that says so, and no button', async () => {
  const screen = await show(<WidgetMatrix widget="phone" options={{ status: 'pending' }} />);
  await expect.element(screen.getByLabelText('Filled')).toHaveAccessibleDescription('Mobile verification pending');
  expect(screen.getByRole('button').all()).toHaveLength(0);
});

test('A-widgets-14 A-widgets-15 pendingWithResend shows a button with the tip Resend verification, which says the number', async () => {
  const emitted = vi.fn();
  const { component: Phone } = widgets.phone;
  const screen = await show(<Phone {...alone} id="mobile" value="+12065550142" label="Mobile" options={{ status: 'pendingWithResend' }} emit={emitted} />);
  const resend = screen.getByRole('button', { name: 'Resend verification' });
  await expect.element(resend).toBeVisible();
  const tip = screen.getByText('Resend verification');
  await expect.element(tip).not.toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(resend).toHaveFocus();
  await expect.element(tip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip).not.toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(emitted).toHaveBeenCalledWith('resend', '+12065550142');
});

test('a password is hidden until it is asked for', async () => {
  const screen = await show(<WidgetMatrix widget="password" value="secret" />);
  const control = screen.getByLabelText('Filled', { exact: true });
  await expect.element(control).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show Filled' }));
  await expect.element(control).toHaveAttribute('type', 'text');
});

test('A-widgets-11 a phone number stays as it is typed, and is shown formatted, without +1, when it is left', async () => {
  const screen = await show(<WidgetMatrix widget="phone" value="+12065550142" />);
  const control = screen.getByLabelText('Filled');
  await expect.element(control).toHaveValue('(206) 555-0142');
  await userEvent.fill(control, '(206) 555-0199');
  await expect.element(control).toHaveValue('(206) 555-0199');
  await userEvent.tab();
  await expect.element(control).toHaveValue('(206) 555-0199');
});

test('C-notification-admin-31 rich text has its tools in one stop of the Tab key, and formats what is selected', async () => {
  const screen = await show(<WidgetMatrix widget="rich-text" value="<p>Plain</p>" />);
  const text = screen.getByRole('textbox', { name: 'Filled' });
  const tools = screen.getByRole('toolbar', { name: 'Format Filled' });
  await expect.element(text).toHaveTextContent('Plain');
  expect(
    tools
      .getByRole('button')
      .all()
      .map((tool) => tool.element().getAttribute('aria-label')),
  ).toEqual([
    'Bold',
    'Italic',
    'Underline',
    'Text color',
    'Align left',
    'Align center',
    'Align right',
    'Justify',
    'Numbered list',
    'Bullet list',
    'Link',
    'Code',
  ]);
  await userEvent.click(text);
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.click(tools.getByRole('button', { name: 'Bold' }));
  await userEvent.click(tools.getByRole('button', { name: 'Align center' }));
  await expect.element(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  expect(text.element().innerHTML).toContain('<p class="align-center"><strong>Plain</strong></p>');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(tools.getByRole('button', { name: 'Align center' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tools.getByRole('button', { name: 'Align right' })).toHaveFocus();
});

test('text that is no JSON stays where it is written, with its fault', async () => {
  const screen = await show(<WidgetMatrix widget="json" value={{ a: 1 }} />);
  const control = screen.getByLabelText('Filled');
  await userEvent.fill(control, '{ "a": ');
  await expect.element(control).toHaveValue('{ "a": ');
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
});
