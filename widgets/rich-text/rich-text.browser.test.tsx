import { Editor } from '@tiptap/core';
import { page, userEvent } from 'vitest/browser';
import StarterKit from '@tiptap/starter-kit';
import { expect, test } from 'vitest';
import { showWidget } from '../../tests/support/show-widget';
import { richText } from '.';

test('spaces stay as typed although an editor that was never shown is given up', async () => {
  // As React does on a busy machine: an editor is made and given up before the next one stands in the page. It takes its style element along.
  const givenUp = new Editor({ extensions: [StarterKit] });
  const { container } = await showWidget(richText, { value: '<p>text</p>' });
  const text = container.querySelector('[role="textbox"]');
  text?.classList.remove('tiptap');
  givenUp.destroy();
  expect(document.querySelector('style[data-tiptap-style]')).toBeNull();
  expect(text && getComputedStyle(text).whiteSpace).toBe('break-spaces');
});

/** The editor, with all of its text selected. */
async function selected(value: string) {
  const shown = await showWidget(richText, { value });
  await page.getByRole('textbox').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  return shown;
}

test('text gets a color by its class, and loses it', async () => {
  const { written } = await selected('<p>word</p>');
  await page.getByRole('button', { name: 'Text color' }).click();
  await page.getByRole('dialog', { name: 'Text color' }).getByRole('button', { name: 'Red' }).click();
  await expect.poll(() => written.at(-1)).toBe('<p><span class="color-red">word</span></p>');
  await page.getByRole('button', { name: 'Text color' }).click();
  await expect.element(page.getByRole('button', { name: 'Red' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'No color' }).click();
  await expect.poll(() => written.at(-1)).toBe('<p>word</p>');
});

test('a link leads to an address of the web, and to nothing else', async () => {
  const { written } = await selected('<p>word</p>');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  for (const wrong of ['', 'two words', 'javascript:alert(1)']) {
    await page.getByLabelText('Address').fill(wrong);
    await page.getByRole('button', { name: 'Set link' }).click();
  }
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter an address, such as https://example.com.');
  expect(written).toEqual([]);
  await page.getByLabelText('Address').fill('example.com/a');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => written.at(-1)).toMatch(/^<p><a [^>]*href="https:\/\/example\.com\/a"[^>]*>word<\/a><\/p>$/);
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect.poll(() => written.at(-1)).toBe('<p>word</p>');
});
