import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hostileValues, showWidget } from '../../tests/support/show-widget';
import type { FileOutcome, FileSender } from '../../runtime/widget-contract';
import { fileUpload } from '.';

const fileOf = (name: string, text = 'abc', type = 'text/plain') => new File([text], name, { type });
const control = (container: HTMLElement) => container.querySelector('input[type=file]') as HTMLInputElement;

function dropOn(place: Element | null, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  place?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

test('chosen files are the value, without their content', async () => {
  const { container, written } = await showWidget(fileUpload, {});
  await userEvent.upload(control(container), [fileOf('a.txt'), fileOf('b.txt', '€')]);
  await expect
    .poll(() => written)
    .toEqual([
      [
        { Name: 'a.txt', Type: 'text/plain', Size: 3 },
        { Name: 'b.txt', Type: 'text/plain', Size: 3 },
      ],
    ]);
});

test('dropped files are taken or refused with a sentence each, and can be removed', async () => {
  const { container, written } = await showWidget(fileUpload, { options: { types: ['.txt'], sizeLimit: 4 } });
  dropOn(container.querySelector('.upload-place'), fileOf('a.txt'), fileOf('b.txt', 'abcd'), fileOf('c.exe'), fileOf('A.TXT'));
  await expect.poll(() => written).toEqual([[{ Name: 'a.txt', Type: 'text/plain', Size: 3 }]]);
  await expect
    .poll(() => [...container.querySelectorAll('[role=status] p')].map(({ textContent }) => textContent))
    .toEqual(['b.txt: Maximum file size is 4 bytes.', 'c.exe: Accepted formats are .txt.', 'A.TXT: Each file must have a different name.']);
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
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  control(container).dispatchEvent(press);
  // It has the focus like any other field, and opens nothing.
  expect([press.defaultPrevented, control(container).disabled, control(container).getAttribute('aria-disabled')]).toEqual([true, false, 'true']);
  expect(container.querySelectorAll('button')).toHaveLength(0);
  expect(written).toEqual([]);
});

test('how much of a file has been sent is said', async () => {
  await showWidget(fileUpload, { value: [{ Name: 'a', Type: '', Size: 1 }], options: { progress: { a: 140, b: Number.NaN } } });
  await expect.element(page.getByRole('progressbar', { name: 'Upload progress: a' })).toHaveAttribute('value', '100');
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

/** Sends files as the test says: each is answered, refused or told of when it wants. */
function sender() {
  const asked: { file: File; hear: (percent: number) => void; signal: AbortSignal; answer: (outcome: FileOutcome) => void }[] = [];
  const upload: FileSender = (file, hear, signal) => new Promise((answer) => void asked.push({ file, hear, signal, answer }));
  return { asked, upload };
}
const kept = (name: string) => ({ Name: name, Type: 'text/plain', Size: 3, FileId: `id of ${name}` });

test('files are sent side by side with their progress, and are the value once they have arrived', async () => {
  const { asked, upload } = sender();
  const { container, written } = await showWidget(fileUpload, { upload, options: { types: ['.txt'] } });
  await userEvent.upload(control(container), [fileOf('a.txt'), fileOf('b.txt'), fileOf('c.exe')]);
  await expect.poll(() => asked.map(({ file }) => file.name)).toEqual(['a.txt', 'b.txt']);
  await expect.element(page.getByText('c.exe: Accepted formats are .txt.')).toBeVisible();
  asked[1]!.hear(40);
  await expect.element(page.getByRole('progressbar', { name: 'Upload progress: b.txt' })).toHaveAttribute('value', '40');
  expect(control(container).validity.customError).toBe(true);
  await userEvent.upload(control(container), [fileOf('B.TXT')]);
  await expect.element(page.getByText('B.TXT: Each file must have a different name.')).toBeVisible();
  asked[1]!.answer({ value: kept('b.txt') });
  await expect.poll(() => written).toEqual([[kept('b.txt')]]);
  asked[0]!.answer({ value: kept('a.txt') });
  await expect.poll(() => written.at(-1)).toEqual([kept('b.txt'), kept('a.txt')]);
  await expect.poll(() => control(container).validity.valid).toBe(true);
  expect(asked).toHaveLength(2);
});

test('a file that does not arrive says why, keeps the form from being sent, and is sent again or taken away', async () => {
  const { asked, upload } = sender();
  const { container, written } = await showWidget(fileUpload, { upload });
  await userEvent.upload(control(container), fileOf('a.txt'));
  await expect.poll(() => asked.length).toBe(1);
  asked[0]!.answer({ refusal: 'The connection broke.', isFinal: false });
  await expect.element(page.getByRole('alert')).toHaveTextContent('The connection broke.');
  expect(control(container).validity.customError).toBe(true);
  await page.getByRole('button', { name: 'Try again: a.txt' }).click();
  await expect.poll(() => asked.length).toBe(2);
  await expect.element(page.getByRole('progressbar', { name: 'Upload progress: a.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel upload of a.txt' }).click();
  expect([asked[0]!.signal.aborted, asked[1]!.signal.aborted]).toEqual([false, true]);
  await expect.poll(() => control(container).validity.valid).toBe(true);
  expect([written, document.activeElement]).toEqual([[], control(container)]);
});

test('a file that the server refuses says why, is not offered to be sent again, and does not keep the form from being sent', async () => {
  const { asked, upload } = sender();
  const { container, written } = await showWidget(fileUpload, { upload });
  await userEvent.upload(control(container), fileOf('a.txt'));
  await expect.poll(() => asked.length).toBe(1);
  asked[0]!.answer({ refusal: 'This file is not what its name says.', isFinal: true });
  await expect.element(page.getByText('a.txt: This file is not what its name says.')).toBeVisible();
  await expect.poll(() => control(container).validity.valid).toBe(true);
  expect([page.getByRole('button', { name: /again|Cancel/ }).elements(), written]).toEqual([[], []]);
});

test('with room for one, a newer file calls the older one off', async () => {
  const { asked, upload } = sender();
  const { container, written } = await showWidget(fileUpload, { upload, options: { maximum: 1 } });
  await userEvent.upload(control(container), fileOf('a.txt'));
  await expect.poll(() => asked.length).toBe(1);
  await userEvent.upload(control(container), fileOf('b.txt'));
  await expect.poll(() => [asked.length, asked[0]!.signal.aborted]).toEqual([2, true]);
  asked[0]!.answer({ value: kept('a.txt') });
  asked[1]!.answer({ value: kept('b.txt') });
  await expect.poll(() => written).toEqual([[kept('b.txt')]]);
});
