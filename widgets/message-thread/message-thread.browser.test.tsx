import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hostileValues, showWidget } from '../../tests/support/show-widget';
import { messageThread } from '.';

const value = [
  { Id: 1, Author: 'Ann', AuthorId: 'a', Text: 'Hello' },
  { Id: 2, Author: 'Me', AuthorId: 'me', Text: 'Hi' },
];

test('own messages stand on the other side, and can be deleted where that is permitted', async () => {
  const { container, events } = await showWidget(messageThread, { value, options: { me: 'me', canRemove: 'own' } });
  expect([...container.querySelectorAll('.thread-message')].map(({ className }) => className.includes('own'))).toEqual([false, true]);
  await page.getByRole('button', { name: 'Delete: Hi' }).click();
  expect(page.getByRole('button', { name: 'Delete: Hello' }).query()).toBeNull();
  expect(events).toEqual([['delete', '2']]);
});

const sent = (events: [string, unknown][]) => events.filter(([name]) => name === 'send').map(([, detail]) => detail as Record<string, unknown>);

test('B-message-board-25 B-message-board-26 B-message-board-29: blank text is not sent; a text is kept while it is sent and when that fails, and gone once it is sent', async () => {
  const { events, set } = await showWidget(messageThread, { value, options: { canWrite: true } });
  const place = page.getByRole('textbox', { name: 'Write a message: Example' });
  const send = page.getByRole('button', { name: 'Send' });
  await userEvent.fill(place, '   ');
  (send.element() as HTMLElement).click();
  expect(sent(events)).toEqual([]);
  await userEvent.fill(place, ' A message ');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const [first] = sent(events);
  expect(first).toEqual({ id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/), text: 'A message', picture: null });
  await set({ options: { canWrite: true, sending: true } });
  await expect.element(place).toHaveValue(' A message ');
  (send.element() as HTMLElement).click();
  expect(sent(events)).toHaveLength(1);
  await set({ options: { canWrite: true, failed: true } });
  await expect.element(place).toHaveValue(' A message ');
  await send.click();
  expect(sent(events)).toEqual([first, first]);
  await userEvent.fill(place, 'Another');
  await send.click();
  expect(sent(events)[2]?.['id']).not.toBe(first?.['id']);
  await set({ options: { canWrite: true, sending: true } });
  await set({ options: { canWrite: true } });
  await expect.element(place).toHaveValue('');
  expect(events.at(-1)).toEqual(['draft', null]);
});

test('what is written is told to be kept, and stands there again at the next visit, as the same message', async () => {
  const { events } = await showWidget(messageThread, { value, options: { canWrite: true, draft: { text: 'From before', id: 'b1' } } });
  const place = page.getByRole('textbox', { name: 'Write a message: Example' });
  await expect.element(place).toHaveValue('From before');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(sent(events)).toEqual([{ id: 'b1', text: 'From before', picture: null }]);
  await userEvent.fill(place, 'Other words');
  await expect.poll(() => events.at(-1)).toEqual(['draft', { text: 'Other words' }]);
});

const pictures = { types: ['.png', '.jpg'], sizeLimit: 1_000_000 };

test('B-message-board-09 B-message-board-37 B-message-board-38: a picture is sent alone; one of another type or over the limit is refused', async () => {
  const { events } = await showWidget(messageThread, { value, options: { canWrite: true, pictures, hint: 'At most 1MB.' } });
  const attach = page.getByLabelText('Attach an image');
  await expect.element(attach).toHaveAccessibleDescription('At most 1MB.');
  await userEvent.upload(attach, new File([new Uint8Array(1_000_000)], 'hill.png', { type: 'image/png' }));
  await expect.element(page.getByText('Image to send: hill.png')).toBeVisible();
  await page.getByRole('button', { name: 'Remove image hill.png' }).click();
  expect(page.getByText('Image to send').query()).toBeNull();
  await userEvent.upload(attach, new File(['abc'], 'hill.png', { type: 'image/png' }));
  await page.getByRole('button', { name: 'Send' }).click();
  expect(sent(events).map(({ text, picture }) => ({ text, picture }))).toEqual([
    { text: '', picture: { Name: 'hill.png', Type: 'image/png', Size: 3, Content: 'data:image/png;base64,YWJj' } },
  ]);
  await userEvent.upload(attach, new File([new Uint8Array(1_000_001)], 'large.png', { type: 'image/png' }));
  await expect.poll(() => events.at(-1)).toEqual(['refused', 'size']);
  expect(page.getByText('Image to send').query()).toBeNull();
  await userEvent.upload(attach, new File(['abc'], 'drawing.svg', { type: 'image/svg+xml' }));
  await expect.poll(() => events.at(-1)).toEqual(['refused', 'type']);
});

const hours = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({
    Id: from + index,
    Author: 'Ann',
    AuthorId: 'a',
    Text: `Message ${from + index}`,
    Time: new Date(Date.UTC(2026, 10, 1, from + index)).toISOString(),
  }));

test('B-message-board-04 B-message-board-35 B-message-board-36: days stand between messages; what is read stays where it is; at the end a new one comes into sight', async () => {
  const options = { me: 'me', hasEarlier: true, timeZone: 'UTC', seenUntil: '2026-11-02T12:00:00Z' };
  const { container, events, set } = await showWidget(messageThread, { value: hours(20, 40), options });
  const list = container.querySelector('ol') as HTMLElement;
  expect([...container.querySelectorAll('.thread-day')].map(({ textContent }) => textContent)).toEqual(['Sunday, November 1st', 'Monday, November 2nd', 'New']);
  await expect.element(page.getByText('Message 39')).toBeInViewport();
  await expect.poll(() => events).toEqual([['seen', '39']]);
  list.scrollTop = 10;
  await expect.poll(() => events.at(-1)).toEqual(['earlier', '20']);
  const stands = () => Math.round(page.getByText('Message 22', { exact: true }).element().getBoundingClientRect().top);
  const stood = stands();
  await set({ value: hours(0, 40), options });
  expect(Math.abs(stands() - stood)).toBeLessThan(2);
  await set({ value: hours(0, 41), options });
  expect(Math.abs(stands() - stood)).toBeLessThan(2);
  await set({ value: [...hours(0, 41), { Id: 99, Author: 'Me', AuthorId: 'me', Text: 'Own', Time: '2026-11-03T12:00:00Z' }], options });
  await expect.element(page.getByText('Own', { exact: true })).toBeInViewport();
});

test('who has seen nothing yet has seen the last message once it is in sight; where that is not known, nothing is told', async () => {
  const { events, set } = await showWidget(messageThread, { value, options: {} });
  await expect.element(page.getByText('Hi', { exact: true })).toBeInViewport();
  await set({ options: { me: 'me', seenUntil: '' } });
  await expect.poll(() => events).toEqual([['seen', '2']]);
  expect(page.getByText('New', { exact: true }).query()).toBeNull();
});

test('B-message-board-03 B-message-board-10 B-message-board-12: an empty board says so; a picture opens; who has no picture has their initials', async () => {
  const { container, events, set } = await showWidget(messageThread, { value: [], options: {} });
  await expect.element(page.getByText('No Messages')).toBeVisible();
  const thumbnail = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='90' height='60'/%3E";
  await set({ value: [{ Id: 1, Author: 'Ann Lee', Photo: 'data:image/png;base64,broken', Thumbnail: thumbnail }], options: {} });
  await page.getByRole('button', { name: 'Open the picture from Ann Lee' }).click();
  expect(events).toEqual([['open', '1']]);
  await expect.poll(() => container.querySelector('.thread-avatar')?.textContent).toBe('AL');
});

test('earlier messages are asked for once, by the first one that is shown', async () => {
  const { events, set } = await showWidget(messageThread, { value, options: { hasEarlier: true } });
  await page.getByRole('button', { name: 'Show earlier messages' }).click();
  await set({ options: { hasEarlier: true, loading: true } });
  (page.getByRole('button', { name: 'Loading earlier messages' }).element() as HTMLElement).click();
  expect(events).toEqual([['earlier', '1']]);
});

// How long this takes is judged by tests/bench/message-thread.ts.
test('of ten thousand messages the last are drawn, the newest in sight, and earlier ones when they are asked for', async () => {
  const many = Array.from({ length: 10_000 }, (_, Id) => ({ Id, Author: 'Ann', Text: `Message ${Id}` }));
  const { container } = await showWidget(messageThread, { value: many });
  expect(container.querySelectorAll('.thread-message')).toHaveLength(100);
  await expect.element(page.getByText('Message 9999')).toBeInViewport();
  await page.getByRole('button', { name: 'Show earlier messages' }).click();
  expect(container.querySelectorAll('.thread-message')).toHaveLength(200);
});

test('B-message-board-35 earlier messages that were asked for are drawn, however many are there already', async () => {
  const all = Array.from({ length: 125 }, (_, Id) => ({ Id, Author: 'Ann', Text: `Message ${Id}` }));
  const options = { hasEarlier: true };
  const { container, events, set } = await showWidget(messageThread, { value: all.slice(25), options });
  expect(container.querySelectorAll('.thread-message')).toHaveLength(100);
  await page.getByRole('button', { name: 'Show earlier messages' }).click();
  expect(events).toEqual([['earlier', '25']]);
  await set({ value: all, options });
  expect(container.querySelectorAll('.thread-message')).toHaveLength(125);
});

test.each(hostileValues)('given %s it stays usable', async (_, given) => {
  const { container } = await showWidget(messageThread, { value: given, options: { canWrite: true } });
  expect(container.querySelectorAll('ol > li').length).toBeGreaterThan(0);
  expect(container.querySelector('textarea')?.disabled).toBe(false);
});
