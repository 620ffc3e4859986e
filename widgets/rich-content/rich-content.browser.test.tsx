import { expect, test } from 'vitest';
import { hostileValues, showWidget } from '../../tests/support/show-widget';
import { richContent } from '.';

test('HTML is shown as elements, and nothing in it runs or loads', async () => {
  const value =
    '<p class="align-center">A <a href="https://a.example/">link</a></p><img src="x" onerror="document.title = \'ran\'"><script>document.title = "ran"</script>';
  const { container } = await showWidget(richContent, { value });
  expect(container.querySelector('.rich-content')?.innerHTML).toBe(
    '<p class="align-center">A <a href="https://a.example/" rel="noopener noreferrer" target="_blank">link</a></p>',
  );
  expect(document.title).not.toBe('ran');
});

test('plain text keeps its lines and its brackets', async () => {
  const { container } = await showWidget(richContent, { value: 'One\n<b>two</b>', options: { plain: true } });
  expect(container.querySelector('.rich-content')?.textContent).toBe('One\n<b>two</b>');
});

test.each(hostileValues)('given %s it shows a text or nothing', async (_, value) => {
  const { container } = await showWidget(richContent, { value });
  expect(container.querySelector('.rich-content')?.textContent).toBe(typeof value === 'string' ? value : '');
});
