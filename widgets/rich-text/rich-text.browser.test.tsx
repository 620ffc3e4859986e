import { Editor } from '@tiptap/core';
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
