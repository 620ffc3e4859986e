import { expect, test } from 'vitest';
import { Line } from './line';

test('so many are at work at once, so many wait in their order, and the next is refused', async () => {
  const line = new Line({ atOnce: 2, waiting: 2 });
  const begun: number[] = [];
  const turns = [0, 1, 2, 3, 4].map((one) => line.enter()?.then(() => begun.push(one)));
  expect(turns.map((turn) => turn !== undefined)).toEqual([true, true, true, true, false]);
  await turns[0];
  await turns[1];
  expect(begun).toEqual([0, 1]);
  line.leave();
  await turns[2];
  expect(begun).toEqual([0, 1, 2]);
  line.leave();
  await turns[3];
  expect(begun).toEqual([0, 1, 2, 3]);
  line.leave();
  expect(line.isEmpty).toBe(false);
  line.leave();
  expect(line.isEmpty).toBe(true);
});
