import { expect, test } from 'vitest';
import { shareOf, writtenOf } from './share';

test.each([
  { value: 40, maximum: undefined, share: 0.4 },
  { value: 3, maximum: 4, share: 0.75 },
  { value: 500, maximum: undefined, share: 1 },
  { value: -1, maximum: undefined, share: 0 },
  { value: Number.NaN, maximum: undefined, share: undefined },
  { value: '40', maximum: undefined, share: undefined },
  { value: 1, maximum: 0, share: undefined },
  { value: null, maximum: undefined, share: undefined },
])('$value of $maximum is the share $share', ({ value, maximum, share }) => {
  expect(shareOf(value, maximum)).toBe(share);
});

test.each([
  { value: 40, options: {}, written: undefined },
  { value: 40, options: { showsShare: true }, written: '40%' },
  { value: 1250.5, options: { showsValue: true }, written: '1,250.5' },
  { value: 0, options: { showsValue: true }, written: '0' },
  { value: null, options: { showsValue: true, showsShare: true }, written: undefined },
])('beside $value stands $written with $options', ({ value, options, written }) => {
  expect(writtenOf(value, shareOf(value), options)).toBe(written);
});

test('a share is rounded as on paper, and what is not complete does not read 100%', () => {
  const wrong: string[] = [];
  for (let all = 1; all <= 400; all += 1)
    for (let done = 0; done <= all; done += 1) {
      const written = writtenOf(done, shareOf(done, all), { showsShare: true });
      const onPaper = done === all ? 100 : Math.min(99, Math.floor((200 * done + all) / (2 * all)));
      if (written !== `${onPaper}%`) wrong.push(`${done} of ${all}: ${written}`);
    }
  expect(wrong).toEqual([]);
  expect(writtenOf(999.6, shareOf(999.6, 1000), { showsShare: true })).toBe('99%');
});
