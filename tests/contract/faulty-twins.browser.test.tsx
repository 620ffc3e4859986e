import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { breaches, contract } from './contract';
import { faultyTwins, soundTwin } from './faulty-twins';

beforeEach(async () => {
  await page.viewport(900, 900);
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('the contract finds nothing in a widget without a mistake', async () => {
  expect(await breaches(soundTwin)).toEqual([]);
});

test('each rule of the contract has a widget that breaks it', () => {
  expect(new Set(Object.values(faultyTwins).map(({ rule }) => rule))).toEqual(new Set(Object.keys(contract)));
});

test.each(Object.entries(faultyTwins))('the contract finds a widget that %s', { timeout: 120_000 }, async (_mistake, { rule, says, subject }) => {
  expect(await contract[rule](subject)).toContain(says);
});
