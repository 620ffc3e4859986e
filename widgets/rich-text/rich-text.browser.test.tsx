import { Editor } from '@tiptap/core';
import { page, userEvent } from 'vitest/browser';
import StarterKit from '@tiptap/starter-kit';
import { expect, onTestFinished, test } from 'vitest';
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

/** Pastes HTML where the cursor is, as a program for writing puts it on the clipboard. */
async function pasteHtml(html: string) {
  const shown = await showWidget(richText, {});
  await page.getByRole('textbox').click();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.poll(() => shown.written.length).toBeGreaterThan(0);
  return shown;
}

test('lists that Word writes as paragraphs are lists, one within the other', async () => {
  const entry = (level: number, sign: string, text: string) =>
    `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp;</span></span><![endif]>${text}</p>`;
  const { written } = await pasteHtml(`<p>Before</p>\n${entry(1, '·', 'One')}\n${entry(2, '1.', 'Within')}\n${entry(1, '·', 'Two')}<p>After</p>`);
  expect(written.at(-1)).toBe('<p>Before</p><ul><li><p>One</p><ol><li><p>Within</p></li></ol></li><li><p>Two</p></li></ul><p>After</p>');
});

test('the rows of a pasted table are lines, pictures are left out, and both is said', async () => {
  const { written, container } = await pasteHtml(
    '<table><tr><th>Day</th><th>Steps</th></tr><tr><td>Monday</td><td>7,000</td></tr></table><p>End<img src="/a.png"></p>',
  );
  expect(written.at(-1)).toBe('<p>Day | Steps</p><p>Monday | 7,000</p><p>End</p>');
  await expect
    .poll(() => container.querySelector('[role="status"]')?.textContent)
    .toBe('Tables are not supported here. Their text was kept.Pictures are not supported here and were removed.');
});

test('what no tool makes is not made by pasting or typing: a heading is a bold line, and a number sign stays', async () => {
  const { written } = await pasteHtml('<h1>Title</h1><p>Text</p>');
  expect(written.at(-1)).toBe('<p><strong>Title</strong></p><p>Text</p>');
  await userEvent.keyboard('{Control>}a{/Control}{Delete}# a');
  expect(written.at(-1)).toContain('# a');
});

test('the toolbar is one stop of the Tab key, and the arrow keys go around it', async () => {
  await showWidget(richText, { value: '<p>word</p>' });
  const tools = page.getByRole('toolbar').getByRole('button');
  await expect.element(tools.first()).toBeVisible();
  await userEvent.tab();
  await expect.element(tools.first()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tools.nth(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(tools.last()).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});

test('from right to left the arrow keys go around the toolbar the other way', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  await showWidget(richText, { value: '<p>word</p>' });
  const tools = page.getByRole('toolbar').getByRole('button');
  await expect.element(tools.first()).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tools.nth(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(tools.last()).toHaveFocus();
});
