import { expect, test } from 'vitest';
import { WorkQueue } from './work-queue';

test('so many are at work at once, so many wait in their order, and the next is refused', async () => {
  const queue = new WorkQueue({ atOnce: 2, waiting: 2 });
  const begun: number[] = [];
  const turns = [0, 1, 2, 3, 4].map((one) => queue.enter()?.then(() => begun.push(one)));
  expect(turns.map((turn) => turn !== undefined)).toEqual([true, true, true, true, false]);
  await turns[0];
  await turns[1];
  expect(begun).toEqual([0, 1]);
  queue.leave();
  await turns[2];
  expect(begun).toEqual([0, 1, 2]);
  queue.leave();
  await turns[3];
  expect(begun).toEqual([0, 1, 2, 3]);
  queue.leave();
  expect(queue.isEmpty).toBe(false);
  queue.leave();
  expect(queue.isEmpty).toBe(true);
});
