import { expect, test } from 'vitest';
import { htmlValue, withoutStyle } from './rich-html';

test.each([
  ['<p style="color:red" class="align-left">a</p>', '<p class="align-left">a</p>'],
  ["<b style='x'>style=1</b>", '<b>style=1</b>'],
  ['<i style=top>a</i>', '<i>a</i>'],
])('%s keeps all but the style', (html, kept) => {
  expect(withoutStyle(html)).toBe(kept);
});

test.each([['<p></p>'], ['<p><br></p>'], [''], ['<p class="align-left"> </p>']])('"%s" is no value', (html) => {
  expect(htmlValue(html)).toBeUndefined();
});

test('formatted text is a value, unchanged', () => {
  expect(htmlValue('<p><strong>a</strong></p>')).toBe('<p><strong>a</strong></p>');
});
