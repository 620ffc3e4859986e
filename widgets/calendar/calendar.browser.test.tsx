import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hostileValues, showWidget } from '../../tests/support/show-widget';
import { calendar } from '.';

const kinds = [
  { value: 'meeting', text: 'Meetings', tone: 'blue' },
  { value: 'task', text: 'Tasks', tone: 'green' },
];
const options = { date: '2026-11-10', view: 'month', timeZone: 'America/Chicago', kinds };
const value = [
  { id: '1', title: 'Breakfast', start: '2026-11-10T14:00:00Z', end: '2026-11-10T15:00:00Z', kind: 'meeting', marked: true },
  { id: '2', title: 'Inventory', start: '2026-11-16', end: '2026-11-18', kind: 'task' },
  { id: '3', title: 'Night call', start: '2026-11-13T04:30:00Z', end: '2026-11-13T05:00:00Z', kind: 'meeting', fixed: true },
];
afterEach(() => page.viewport(900, 900));

/** The calendar, once it is drawn: it is loaded late. */
async function show(more: object = {}, items: object[] = value) {
  await page.viewport(1200, 1000);
  const shown = await showWidget(calendar, { value: items, options: { ...options, ...more } });
  await expect.element(page.getByRole('group', { name: 'Calendar view' })).toBeVisible();
  return shown;
}
const item = (title: string | RegExp) => page.getByText(title).first();
/** The days on which something is drawn, of a month. */
const daysOf = (container: HTMLElement, title: string) => {
  const bars = [...container.querySelectorAll<HTMLElement>('.calendar-item')].filter(({ textContent }) => textContent?.includes(title));
  const cells = [...container.querySelectorAll<HTMLElement>('[data-date]')];
  return cells
    .filter((cell) => bars.some((bar) => meets(cell.getBoundingClientRect(), bar.getBoundingClientRect())))
    .map(({ dataset }) => dataset['date'])
    .filter((day, index, all) => all.indexOf(day) === index);
};
const meets = (one: DOMRect, other: DOMRect) =>
  one.left + 4 < other.right && other.left + 4 < one.right && one.top + 4 < other.bottom && other.top + 4 < one.bottom;

describe('a calendar', () => {
  test('tells what is pressed, with its day by the clocks of its time zone, by the pointer and by keyboard', async () => {
    const { events } = await show();
    await item('Breakfast').click();
    // At half past ten in the evening of the day before.
    await item('Night call').click();
    (document.querySelector('.calendar-item[title="Inventory"]') as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(events).toEqual([
      ['press', { id: '1', day: '2026-11-10' }],
      ['press', { id: '3', day: '2026-11-12' }],
      ['press', { id: '2', day: '2026-11-16' }],
    ]);
  });

  test('tells which day is pressed, by its number and where nothing is', async () => {
    const { events, container } = await show();
    await userEvent.click(container.querySelector('[data-date="2026-11-20"]') as HTMLElement);
    await page.getByText('24', { exact: true }).click();
    expect(events.map(([name, detail]) => [name, (detail as { day: string }).day])).toEqual([
      ['day', '2026-11-20'],
      ['day', '2026-11-24'],
    ]);
  });

  test('shows what lasts several days on all of them, the last one too', async () => {
    const { container } = await show();
    await expect.poll(() => daysOf(container, 'Inventory')).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
    expect(daysOf(container, 'Night call')).toEqual(['2026-11-12']);
  });

  test('D-health-screens-10 a month has short times, and titles on two lines at most', async () => {
    const long = { id: '4', title: 'A talk about backs, desks, chairs and everything that people do at them', start: '2026-11-18T18:00:00Z' };
    const { container } = await show({}, [...value, long]);
    await expect.poll(() => [...container.querySelectorAll('.calendar-time')].map(({ textContent }) => textContent)).toEqual(['8a', '10:30p', '12p']);
    const title = container.querySelector(`[title="${long.title}"]`)!.querySelector('.calendar-what, .calendar-name')!;
    const lines = title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight);
    expect(Math.round(lines)).toBe(2);
  });

  test.each([
    ['America/Chicago', /8:00 – 9:00 AM/],
    ['Europe/Paris', /3:00 – 4:00 PM/],
  ])('reads times by the clocks of %s', async (timeZone, times) => {
    const { container } = await show({ timeZone, view: 'list' });
    await expect.poll(() => container.querySelector('.calendar-item[title="Breakfast"]')?.textContent).toMatch(times);
  });

  test('goes to the periods before and after, to today and to another view, and says so; what the page says counts', async () => {
    const { events, set } = await show();
    const title = page.getByRole('heading', { level: 2 });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await press('Next month');
    await expect.element(title).toHaveTextContent('December 2026');
    await press('Week');
    await expect.element(title).toHaveTextContent(/Nov 29.*Dec 5, 2026/);
    await press('Previous week');
    await expect.element(title).toHaveTextContent(/Nov 22.*28, 2026/);
    await press('Today');
    expect(events.map(([name, detail]) => [name, { ...(detail as object) }]).slice(0, 3)).toEqual([
      ['period', { view: 'month', date: '2026-12-01' }],
      ['period', { view: 'week', date: '2026-12-01' }],
      ['period', { view: 'week', date: '2026-11-24' }],
    ]);
    await set({ options: { ...options, view: 'list', date: '2026-03-01' } });
    await expect.element(title).toHaveTextContent('March 2026');
    await expect.element(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText('Nothing is scheduled for this time.')).toBeVisible();
  });

  test('begins on a phone with a list, and with a month elsewhere, where nothing is said', async () => {
    await page.viewport(390, 800);
    await showWidget(calendar, { value, options: { ...options, view: null } });
    await expect.element(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute('aria-pressed', 'true');
  });

  test('leaves out kinds that the legend is told to hide, and brings them back', async () => {
    const { events, set } = await show();
    await page.getByRole('button', { name: 'Tasks', exact: true }).click();
    expect(events).toEqual([['hide', { hidden: ['task'] }]]);
    await set({ options: { ...options, hidden: ['task'] } });
    await expect.poll(() => page.getByText('Inventory').query()).toBeNull();
    await expect.element(item('Breakfast')).toBeVisible();
    await page.getByRole('button', { name: 'Tasks', exact: true }).click();
    expect(events.at(-1)).toEqual(['hide', { hidden: [] }]);
  });

  test('a day that does not exist shows today', async () => {
    await show({ date: '2026-02-31' });
    const today = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', month: 'long', year: 'numeric' }).format(new Date());
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent(today);
  });

  test('what is dragged to another day is told with its new time; what is fixed, or may not be moved, stays', async () => {
    const { events, container, set } = await show();
    const cell = (day: string) => page.elementLocator(container.querySelector(`[data-date="${day}"]`) as HTMLElement);
    await userEvent.dragAndDrop(item('Breakfast'), cell('2026-11-19'));
    await set({ options: { ...options, canMove: true } });
    await userEvent.dragAndDrop(item('Night call'), cell('2026-11-19'));
    expect(events.filter(([name]) => name === 'move')).toEqual([]);
    await userEvent.dragAndDrop(item('Breakfast'), cell('2026-11-19'));
    await userEvent.dragAndDrop(item('Inventory'), cell('2026-11-24'));
    await expect
      .poll(() => events.filter(([name]) => name === 'move'))
      .toEqual([
        ['move', { id: '1', start: '2026-11-19T14:00:00.000Z', end: '2026-11-19T15:00:00.000Z' }],
        ['move', { id: '2', start: '2026-11-24', end: '2026-11-26' }],
      ]);
  });

  test.each([
    { says: 'a quarter of an hour, where nothing is said', step: {}, by: 1.1, start: '15:15' },
    { says: '30 minutes', step: { step: 30 }, by: 1.1, start: '15:00' },
  ])('what is dragged to another hour snaps to $says', async ({ step, by, start }) => {
    const { events, container } = await show({ view: 'day', canMove: true, ...step });
    await expect.poll(() => container.querySelector('.calendar-grid[data-measured]')).not.toBeNull();
    const [grid, hour] = ['.calendar-grid', '.calendar-item'].map((part) => container.querySelector<HTMLElement>(part)!);
    const [from, to] = [hour!, grid!].map((part) => part.getBoundingClientRect()) as [DOMRect, DOMRect];
    await userEvent.dragAndDrop(page.elementLocator(hour!), page.elementLocator(grid!), {
      sourcePosition: { x: 40, y: 3 },
      targetPosition: { x: from.x - to.x + 40, y: from.y - to.y + 3 + by * from.height },
    });
    await expect.poll(() => events).toEqual([['move', expect.objectContaining({ start: `2026-11-10T${start}:00.000Z` })]]);
  });

  test('a time that is drawn over is told where that is permitted', async () => {
    const { events, container } = await show({ canSelect: true });
    const cell = (day: string) => page.elementLocator(container.querySelector(`[data-date="${day}"]`) as HTMLElement);
    await userEvent.dragAndDrop(cell('2026-11-24'), cell('2026-11-26'));
    await expect.poll(() => events.filter(([name]) => name === 'select')).toEqual([['select', { start: '2026-11-24', end: '2026-11-26', allDay: true }]]);
  });

  test.each(hostileValues)('given %s as its value it is drawn all the same', async (_, hostile) => {
    const { container } = await showWidget(calendar, { value: hostile, options });
    await expect.poll(() => container.querySelector('.calendar')).not.toBeNull();
  });
});

test.each([
  ['day', ['12:30 AM', '1:30 AM CDT', '1:30 AM CST']],
  ['list', ['12:30 AM', '1:30 AM CDT', '1:30 AM CST']],
  ['week', ['12:30a', '1:30a CDT', '1:30a CST']],
])('the hour that repeats in autumn shows its time zone by name: in the view %s as %j', async (view, expected) => {
  const starts = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z'];
  const items = starts.map((start, index) => ({ id: String(index), title: `Call ${index}`, start, kind: 'meeting' }));
  const { container } = await show({ date: '2026-11-01', view }, items);
  const times = () => [...container.querySelectorAll('.calendar-time, .calendar-when')].map(({ textContent }) => textContent.replace(/\s/gu, ' ').trim());
  await expect.poll(times).toEqual(expected);
});
