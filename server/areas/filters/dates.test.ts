import { expect, test } from 'vitest';
import { compiledDefinitions } from '../../definitions/compiled-definitions';
import type { Refused } from '../../foundation/outcome';
import { daysOf } from './dates';
import { FilterFaults } from './faults';
import { constantsOf } from '../../foundation/constants';

const settings = constantsOf(
  (
    await compiledDefinitions(process.cwd(), (message) => {
      throw new Error(message);
    })
  ).for(null),
).filter;
const at = { status: '/D', start: '/DStart', end: '/DEnd' };

function asked(today: string, status?: string, start?: string, end?: string) {
  const faults = new FilterFaults(settings);
  const range = daysOf({ status, start, end, at }, { settings, today, faults });
  try {
    faults.refuse();
    return range;
  } catch (error) {
    return (error as Refused).errors.map(({ Code, Field }) => `${Code} ${Field}`);
  }
}

test.each([
  ['2026-11-22', 'Last30Days', '2026-10-24', '2026-11-22'],
  ['2024-03-01', 'Last30Days', '2024-02-01', '2024-03-01'],
  ['2026-11-22', 'Last90Days', '2026-08-25', '2026-11-22'],
  ['2026-11-22', 'ThisYear', '2026-01-01', '2026-12-31'],
  ['2026-01-01', 'LastYear', '2025-01-01', '2025-12-31'],
  ['2024-02-29', 'LastYear', '2023-01-01', '2023-12-31'],
])('C-filter-builder-26 on %s the status %s is from %s to %s', (today, status, from, to) => {
  expect(asked(today, status)).toEqual({ from, to });
});

test('a status that the rule does not know finds nobody', () => {
  const { from, to } = asked('2026-11-22', 'NextYear') as { from: string; to: string };
  expect(from > to).toBe(true);
});

test.each([
  ['Custom', '02/29/2024', '03/01/2024', { from: '2024-02-29', to: '2024-03-01' }],
  ['Custom', '02/29/2024', undefined, { from: '2024-02-29', to: undefined }],
  ['Custom', undefined, '02/29/2024', { from: undefined, to: '2024-02-29' }],
  ['Custom', '01/01/2024', '01/01/2024', { from: '2024-01-01', to: '2024-01-01' }],
  ['Custom', '02/30/2024', '03/01/2024', ['date /DStart']],
  ['Custom', '02/29/2023', '13/01/2024', ['date /DStart', 'date /DEnd']],
  ['Custom', '2024-01-01', undefined, ['date /DStart']],
  ['Custom', '01/02/2024', '01/01/2024', ['order /DEnd']],
  ['Custom', undefined, undefined, ['datesMissing /DStart']],
  ['LastYear', '01/02/2024', undefined, ['datesWithoutStatus /DStart']],
  [undefined, undefined, '01/02/2024', ['datesWithoutStatus /DEnd']],
  [undefined, undefined, undefined, undefined],
])('%s from %s to %s is %j', (status, start, end, expected) => {
  expect(asked('2026-11-22', status, start, end)).toEqual(expected);
});
