import { expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { timeZoneOf } from '../../server/calls/time-zone';
import { compile } from '../support/shared-compiler';

const base = compile(readSource(process.cwd())).base!;
const usual = String(base.constants.server?.defaultTimeZone);

test.each(['UserProfile', 'UserProfileSave'])('the time zone that the record %s begins with is that of people who have chosen none', (record) => {
  const { TimeZone } = base.records[record]!.properties as Record<string, { default?: string; enum?: string[] }>;
  expect(TimeZone?.default).toBe(usual);
  expect(TimeZone?.enum).toContain(usual);
});

test('who has chosen none, or is not signed in, has that time zone', () => {
  expect(timeZoneOf({ caller: undefined, revision: base })).toBe(usual);
  expect(timeZoneOf({ caller: { timeZone: null }, revision: base })).toBe(usual);
  expect(timeZoneOf({ caller: { timeZone: 'Asia/Tokyo' }, revision: base })).toBe('Asia/Tokyo');
});
