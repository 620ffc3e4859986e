import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleOf } from '../.storybook/widget-example';
import { FormStore } from '../runtime/form/form-store';
import { FormView } from '../runtime/form/FormView';
import { ShownLook } from '../runtime/theme/ShownLook';
import { defaultWidgets } from './defaults';
import { widgetsNow } from '../tests/support/widgets-now';
import { type WidgetName, widgets } from './registry';

const names = widgetsNow(Object.keys(widgets) as WidgetName[]);
const manifests = import.meta.glob<{ options: { properties: Record<string, unknown> } }>('./*/*.widget.json', { eager: true, import: 'default' });

const badValues: Record<string, unknown> = {
  null: null,
  'not a number': Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
  'a number': 7,
  'a boolean': true,
  'a text': 'soon',
  'a list': ['soon', 7, null, { a: 1 }],
  'an object': { choice: { deep: [] }, a: 1 },
  emoji: '👩‍🚀🏳️‍🌈 '.repeat(50),
  'right-to-left marks': '\u202e\u2067ابجد abc\u2069',
  markup: '<img src=x onerror="document.title=1"><script>document.title=1</script>',
  'a huge text': 'wörd '.repeat(20_000),
  'a huge list': Array.from({ length: 10_000 }, (_, index) => `Item ${index}`),
};

const uncaught = vi.fn();
beforeEach(async () => {
  await page.viewport(900, 900);
  uncaught.mockClear();
  window.addEventListener('error', uncaught);
  document.title = 'Untouched';
  // React tells of what a boundary caught.
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(async () => {
  window.removeEventListener('error', uncaught);
  await cleanup();
  vi.restoreAllMocks();
});

/** Milliseconds that the browser takes to lay out a plain page of 2,000 parts: what a widget takes is compared with it. */
function plainPage(): number {
  const place = document.createElement('div');
  place.append(...Array.from({ length: 2000 }, () => Object.assign(document.createElement('p'), { textContent: 'Part' })));
  const began = performance.now();
  document.body.append(place);
  void place.offsetHeight;
  const milliseconds = performance.now() - began;
  place.remove();
  return milliseconds;
}

/** How much longer than a plain page a widget may take to show whatever it is given. */
const mostPages = 100;
/** What takes less needs no comparison, in milliseconds. */
const quick = 300;

/** A form of two fields: the widget with what it should not have been given, and a text that must not suffer from it. */
async function show(widget: WidgetName, value: unknown, options: Record<string, unknown>) {
  const report = vi.fn();
  const form = {
    id: 'bad',
    kind: 'form' as const,
    data: { type: 'object', properties: { Bad: {}, Good: { type: 'string' } } },
    fields: [
      { id: 'bad', at: '/Bad', widget, label: 'Bad', options },
      { id: 'good', at: '/Good', widget: 'text', label: 'Good' },
    ],
  };
  const store = new FormStore({ form, data: { Bad: value, Good: 'good' }, schemaErrors: () => [] });
  const began = performance.now();
  const screen = await render(
    <>
      <ShownLook color={'#12695b'} />
      <FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} report={report} label="Form" />
    </>,
  );
  await expect.poll(() => screen.container.querySelector('[aria-busy]'), { timeout: 30_000 }).toBeNull();
  const milliseconds = performance.now() - began;
  return { screen, store, report, milliseconds, field: screen.container.querySelector<HTMLElement>('[data-field="bad"]') };
}

/** How many plain pages could be laid out while a widget shows a value; the least of three, as a busy machine holds up either. */
async function plainPagesOf(widget: WidgetName, value: unknown): Promise<number> {
  const ratios: number[] = [];
  for (const _ of [1, 2, 3]) {
    await cleanup();
    const { milliseconds } = await show(widget, value, exampleOf({ widget }).options);
    ratios.push(milliseconds / plainPage());
  }
  return Math.min(...ratios);
}

test.each(names)('%s shows something sensible, or its value in quarantine, whatever it is given', async (widget) => {
  for (const [what, value] of Object.entries(badValues)) {
    const { screen, store, report, milliseconds, field } = await show(widget, value, exampleOf({ widget }).options);
    const isQuarantined = field?.querySelector('.field-value') !== null;
    expect([what, isQuarantined], `${what}: ${JSON.stringify(report.mock.calls).slice(0, 200)}`).toEqual([what, report.mock.calls.length > 0]);
    await expect.element(screen.getByRole('textbox', { name: 'Good' })).toHaveValue('good');
    if (milliseconds > quick) expect(await plainPagesOf(widget, value), `${what} takes longer than this many plain pages`).toBeLessThan(mostPages);
    // Looking at a wrong value changes nothing.
    expect(store.data).toEqual({ Bad: value, Good: 'good' });
    expect([what, document.title]).toEqual([what, 'Untouched']);
    expect([what, uncaught.mock.calls.map(([event]) => (event as ErrorEvent).message)]).toEqual([what, []]);
    await cleanup();
  }
});

const withItems = names.filter((name) => manifests[`./${name}/${name}.widget.json`]?.options.properties.items !== undefined);

const oddTexts = ['', '   ', '👩‍🚀🏳️‍🌈 '.repeat(50), '\u202e\u2067ابجد abc\u2069', '<img src=x onerror="document.title=1">', 'wörd '.repeat(2000)];
const manyItems = Array.from({ length: 10_000 }, (_, value) => ({ value, text: oddTexts[value] ?? `Item ${value}` }));

test.each(withItems)('%s opens 10,000 options by drawing only those in view', async (widget) => {
  const { field, report } = await show(widget, undefined, { ...exampleOf({ widget }).options, items: manyItems });
  const choices = () => field?.querySelectorAll('option, [role="option"], [type="checkbox"], [type="radio"]').length ?? 0;
  expect(choices()).toBeLessThan(10);
  field?.querySelector<HTMLElement>('input, select, button')?.click();
  await expect.poll(choices).toBeGreaterThan(10);
  expect(choices()).toBeLessThan(150);
  expect(report).not.toHaveBeenCalled();
});

test.each(withItems)('%s of 10,000 options shows something sensible, or its value in quarantine, whatever it is given', async (widget) => {
  for (const [what, value] of Object.entries(badValues)) {
    const { screen, store, report, field } = await show(widget, value, { ...exampleOf({ widget }).options, items: manyItems });
    expect([what, field?.querySelector('.field-value') !== null]).toEqual([what, report.mock.calls.length > 0]);
    await expect.element(screen.getByRole('textbox', { name: 'Good' })).toHaveValue('good');
    field?.querySelector<HTMLElement>('[role="combobox"], select, .field-select')?.click();
    await new Promise(requestAnimationFrame);
    expect([what, document.title, uncaught.mock.calls.length]).toEqual([what, 'Untouched', 0]);
    expect(store.data).toEqual({ Bad: value, Good: 'good' });
    await cleanup();
  }
});

test.each(withItems)('%s takes a list that names a value twice, and says nothing on the console', async (widget) => {
  const items = ['a', 'b', 'a', 'a'].map((value, index) => ({ value, text: `Item ${index}` }));
  const { field, report } = await show(widget, undefined, { ...exampleOf({ widget }).options, items });
  field?.querySelector<HTMLElement>('[role="combobox"], .field-select')?.click();
  await new Promise(requestAnimationFrame);
  expect(console.error).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});
