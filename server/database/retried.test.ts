import { expect, test } from 'vitest';
import { retried } from './retried';

const ended = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('of the database'), { code }) });

/** Fails so often with a code of PostgreSQL, then returns how often it ran. */
function failing(times: number, code: string) {
  let runs = 0;
  return async () => {
    runs += 1;
    if (runs <= times) throw ended(code);
    return runs;
  };
}

test.each(['40P01', '40001'])('D-tenants-03 a transaction that PostgreSQL ended by %s begins anew, three times at most', async (code) => {
  expect(await retried(failing(0, code))).toBe(1);
  expect(await retried(failing(3, code))).toBe(4);
  await expect(retried(failing(4, code))).rejects.toThrow('Failed query');
});

test('another failure ends it at once', async () => {
  let runs = 0;
  const refused = retried(async () => {
    runs += 1;
    throw ended('23505');
  });
  await expect(refused).rejects.toThrow('Failed query');
  expect(runs).toBe(1);
});
