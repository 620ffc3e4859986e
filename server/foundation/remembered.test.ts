import { expect, test, vi } from 'vitest';
import { remembered } from './remembered';

/** A question that counts how often it was asked, with a clock that the test sets. */
function counted(most = 10) {
  const ask = vi.fn(async (key: string) => `${key} ${ask.mock.calls.length}`);
  const clock = { now: 0 };
  return { ask, clock, find: remembered(ask, { milliseconds: 1000, most }, () => clock.now) };
}

test('D-speed-09 the same is asked once, also by two who ask at once, until its time is over', async () => {
  const { ask, clock, find } = counted();
  expect(await Promise.all([find('a'), find('a'), find('b')])).toEqual(['a 1', 'a 1', 'b 2']);
  clock.now = 999;
  expect(await find('a')).toBe('a 1');
  clock.now = 1000;
  expect(await find('a')).toBe('a 3');
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a failure is told to all who waited, and is not remembered', async () => {
  const ask = vi.fn<(key: string) => Promise<string>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue('there');
  const find = remembered(ask, { milliseconds: 1000, most: 10 });
  const [one, other] = [find('a'), find('a')];
  await expect(one).rejects.toThrow('away');
  await expect(other).rejects.toThrow('away');
  expect(await find('a')).toBe('there');
});

test('of more keys than are kept the oldest is forgotten, not one that was asked for anew', async () => {
  const { clock, find } = counted(2);
  await find('a');
  await find('b');
  clock.now = 1500;
  expect(await find('a')).toBe('a 3');
  await find('c');
  expect([await find('a'), await find('b')]).toEqual(['a 3', 'b 5']);
});
