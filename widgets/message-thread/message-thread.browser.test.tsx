import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hostileValues, showWidget } from '../../tests/support/show-widget';
import { messageThread } from '.';

const value = [
  { Id: 1, Author: 'Ann', AuthorId: 'a', Text: 'Hello' },
  { Id: 2, Author: 'Me', AuthorId: 'me', Text: 'Hi' },
];

test('own messages stand on the other side, and can be removed where that is permitted', async () => {
  const { container, events } = await showWidget(messageThread, { value, options: { me: 'me', canRemove: 'own' } });
  expect([...container.querySelectorAll('.thread-message')].map(({ className }) => className.includes('own'))).toEqual([false, true]);
  await page.getByRole('button', { name: 'Remove: Hi' }).click();
  expect(page.getByRole('button', { name: 'Remove: Hello' }).query()).toBeNull();
  expect(events).toEqual([['remove', '2']]);
});

test('a text is kept while it is sent and when that fails, and gone once it is sent; blank text is not sent', async () => {
  const { events, set } = await showWidget(messageThread, { value, options: { canWrite: true } });
  const place = page.getByRole('textbox', { name: 'Write a message: Example' });
  const send = page.getByRole('button', { name: 'Send' });
  await userEvent.fill(place, '   ');
  await send.click();
  await userEvent.fill(place, ' A message ');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(events).toEqual([['send', 'A message']]);
  await set({ options: { canWrite: true, sending: true } });
  await expect.element(place).toHaveValue(' A message ');
  await send.click();
  expect(events).toHaveLength(1);
  await set({ options: { canWrite: true, failed: true } });
  await expect.element(place).toHaveValue(' A message ');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The message could not be sent.');
  await set({ options: { canWrite: true, sending: true } });
  await set({ options: { canWrite: true } });
  await expect.element(place).toHaveValue('');
});

test('earlier messages are asked for once, by the first one that is shown', async () => {
  const { events, set } = await showWidget(messageThread, { value, options: { hasEarlier: true } });
  await page.getByRole('button', { name: 'Show earlier messages' }).click();
  await set({ options: { hasEarlier: true, loading: true } });
  (page.getByRole('button', { name: 'Loading earlier messages' }).element() as HTMLElement).click();
  expect(events).toEqual([['earlier', '1']]);
});

test('of ten thousand messages the last are drawn, the newest in sight, and earlier ones when they are asked for', async () => {
  const many = Array.from({ length: 10_000 }, (_, Id) => ({ Id, Author: 'Ann', Text: `Message ${Id}` }));
  const began = performance.now();
  const { container } = await showWidget(messageThread, { value: many });
  expect(performance.now() - began).toBeLessThan(3000);
  expect(container.querySelectorAll('.thread-message')).toHaveLength(200);
  await expect.element(page.getByText('Message 9999')).toBeInViewport();
  await page.getByRole('button', { name: 'Show earlier messages' }).click();
  expect(container.querySelectorAll('.thread-message')).toHaveLength(400);
});

test.each(hostileValues)('given %s it stays usable', async (_, given) => {
  const { container } = await showWidget(messageThread, { value: given, options: { canWrite: true } });
  expect(container.querySelectorAll('ol > li').length).toBeGreaterThan(0);
  expect(container.querySelector('textarea')?.disabled).toBe(false);
});
