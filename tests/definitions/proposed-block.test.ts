import { expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { evaluate } from '../../runtime/expressions/evaluate';
import { compile } from '../support/shared-compiler';

const { base } = compile(readSource(process.cwd()));
const { screen, settings } = base!.screens['coach-scheduler']!;
const proposed = (minute: string, timeZone = 'America/Chicago') =>
  evaluate((screen.let!.nextBlock as { $: string }).$, { minute, session: { timeZone }, settings: { ...base!.shell.settings, ...settings } });

test.each([
  ['in working hours, an hour ahead, at a quarter', '2026-11-30T16:07:00.000Z', '2026-11-30T17:00:00.000Z'],
  ['before seven, nine of the same morning', '2026-11-30T09:20:00.000Z', '2026-11-30T15:00:00.000Z'],
  ['in the evening, nine of the next morning', '2026-12-01T00:30:00.000Z', '2026-12-01T15:00:00.000Z'],
  ['around midnight, nine of the morning that comes', '2026-12-01T05:30:00.000Z', '2026-12-01T15:00:00.000Z'],
])('a new time block is proposed in working hours: %s', (_when, minute, expected) => {
  expect(proposed(minute)).toBe(expected);
});
