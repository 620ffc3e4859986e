import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '../../tests/support/show-widget';
import { numbers } from '.';

const parts = [
  { name: 'Systolic', unit: 'mmHg', minimum: 60 },
  { name: 'Diastolic', unit: 'mmHg', minimum: 30 },
];
const wrong = () =>
  page
    .getByRole('spinbutton')
    .elements()
    .map((one) => one.getAttribute('aria-invalid'));

test('of several numbers those are marked that are wrong, and all where the whole is', async () => {
  const { set } = await showWidget(numbers, { value: [120, 5], options: { parts }, rawErrors: ['Diastolic: Minimum value is 30 mmHg.'], wrongParts: ['1'] });
  await expect.poll(wrong).toEqual([null, 'true']);
  // What is wrong stands under the number that it is about, and what is wrong with the whole under none.
  const said = () => [...document.querySelectorAll('.numbers-part')].map((part) => part.querySelector('.field-fault')?.textContent);
  expect(said()).toEqual([undefined, 'Diastolic: Minimum value is 30 mmHg.']);
  await set({ rawErrors: ['Fill in all numbers.'], wrongParts: undefined });
  await expect.poll(wrong).toEqual(['true', 'true']);
  expect(said()).toEqual([undefined, undefined]);
});

test('the arrow keys raise and lower the number that has the focus, as far as its own limit', async () => {
  const { written } = await showWidget(numbers, { value: [120, 31], options: { parts } });
  await userEvent.click(page.getByRole('spinbutton').nth(1));
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => written.at(-1)).toEqual([120, 32]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.poll(() => written.at(-1)).toEqual([120, 30]);
});
