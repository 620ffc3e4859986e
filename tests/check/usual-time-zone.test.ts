import { expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { makeEntities } from '../../server/demo/make-companies';
import { companySetup } from '../../server/records/company-settings';
import { timeZoneOf } from '../../server/calls/time-zone';
import { compile } from '../support/shared-compiler';

const base = compile(readSource(process.cwd())).base!;
const usual = String(base.constants.server?.defaultTimeZone);

test.each(['UserProfile', 'UserProfileSave'])('the time zone that the record %s begins with is that of people who have chosen none', (record) => {
  const { TimeZone } = base.records[record]!.properties as Record<string, { default?: string; enum?: string[] }>;
  expect(TimeZone?.default).toBe(usual);
  expect(TimeZone?.enum).toContain(usual);
});

const company = companySetup({ entity: makeEntities('2026')[0]!, settingRows: [] }, base);

test('who has chosen none, or is not signed in, has that time zone', () => {
  expect(timeZoneOf({ caller: undefined, revision: base })).toBe(usual);
  expect(timeZoneOf({ caller: { timeZone: null, company }, revision: base })).toBe(usual);
  expect(timeZoneOf({ caller: { timeZone: 'Asia/Tokyo', company }, revision: base })).toBe('Asia/Tokyo');
});
