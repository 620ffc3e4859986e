import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hostileValues, showWidget } from '../../tests/support/show-widget';
import { fileUpload } from '.';

const fileOf = (name: string, text = 'abc', type = 'text/plain') => new File([text], name, { type });
const control = (container: HTMLElement) => container.querySelector('input[type=file]') as HTMLInputElement;

function dropOn(place: Element | null, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  place?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

test('chosen files are the value, with their content if it is asked for', async () => {
  const { container, written } = await showWidget(fileUpload, { options: { content: true } });
  await userEvent.upload(control(container), [fileOf('a.txt'), fileOf('b.txt', '€')]);
  await expect
    .poll(() => written)
    .toEqual([
      [
        { Name: 'a.txt', Type: 'text/plain', Size: 3, Content: 'data:text/plain;base64,YWJj' },
        { Name: 'b.txt', Type: 'text/plain', Size: 3, Content: 'data:text/plain;base64,4oKs' },
      ],
    ]);
});

test('dropped files are taken or refused with a sentence each, and can be removed', async () => {
  const { container, written } = await showWidget(fileUpload, { options: { types: ['.txt'], sizeLimit: 4 } });
  dropOn(container.querySelector('.upload-place'), fileOf('a.txt'), fileOf('b.txt', 'abcd'), fileOf('c.exe'), fileOf('A.TXT'));
  await expect.poll(() => written).toEqual([[{ Name: 'a.txt', Type: 'text/plain', Size: 3 }]]);
  await expect
    .poll(() => [...container.querySelectorAll('[role=status] p')].map(({ textContent }) => textContent))
    .toEqual(['b.txt: Maximum file size is 4 bytes.', 'c.exe: Accepted formats are .txt.', 'A.TXT: Each file must have a name of its own.']);
  await page.getByRole('button', { name: 'Remove a.txt' }).click();
  expect(written.at(-1)).toBeUndefined();
  expect(document.activeElement).toBe(control(container));
});

test('with room for one, another file replaces it', async () => {
  const { container, written } = await showWidget(fileUpload, { value: [{ Name: 'old', Type: '', Size: 1 }], options: { maximum: 1 } });
  await userEvent.upload(control(container), fileOf('new.txt'));
  await expect.poll(() => written.at(-1)).toEqual([{ Name: 'new.txt', Type: 'text/plain', Size: 3 }]);
});

test('what is read-only takes no file and offers no removal', async () => {
  const { container, written } = await showWidget(fileUpload, { value: [{ Name: 'old', Type: '', Size: 1 }], readonly: true });
  dropOn(container.querySelector('.upload-place'), fileOf('a.txt'));
  expect(control(container).disabled).toBe(true);
  expect(container.querySelectorAll('button')).toHaveLength(0);
  expect(written).toEqual([]);
});

test('how much of a file has been sent is said', async () => {
  await showWidget(fileUpload, { value: [{ Name: 'a', Type: '', Size: 1 }], options: { progress: { a: 140, b: Number.NaN } } });
  await expect.element(page.getByRole('progressbar', { name: 'Sent of a' })).toHaveAttribute('value', '100');
});

test.each(hostileValues)('given %s it stays usable', async (_, value) => {
  const { container } = await showWidget(fileUpload, { value });
  expect(control(container).disabled).toBe(false);
  expect(container.querySelectorAll('li').length).toBeLessThanOrEqual(100);
});

test('a file that is kept is opened by its name; one that is not sent yet only shows it', async () => {
  const kept = { Name: 'kept.pdf', Type: 'application/pdf', Size: 10, FileId: 'f1' };
  const { events } = await showWidget(fileUpload, { value: [kept, { Name: 'new.pdf', Type: 'application/pdf', Size: 10 }], readonly: true });
  await userEvent.click(page.getByRole('button', { name: 'kept.pdf', exact: true }));
  expect(events).toEqual([['open', { FileId: 'f1', Name: 'kept.pdf' }]]);
  expect(page.getByRole('button', { name: 'new.pdf', exact: true }).elements()).toEqual([]);
});
