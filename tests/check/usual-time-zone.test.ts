import { expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { formatDate } from '../../runtime/format/date';
import { compile } from '../support/shared-compiler';

const base = compile(readSource(process.cwd())).base!;
const usual = String(base.constants.server?.defaultTimeZone);

test.each(['UserProfile', 'UserProfileSave'])('the time zone that the record %s begins with is that of people who have chosen none', (record) => {
  const { TimeZone } = base.records[record]!.properties as Record<string, { default?: string; enum?: string[] }>;
  expect(TimeZone?.default).toBe(usual);
  expect(TimeZone?.enum).toContain(usual);
});

test('a moment is written in that time zone where none is given', () => {
  for (const moment of ['2026-01-05T05:30:00Z', '2026-07-05T04:30:00Z', '2026-07-05T05:30:00Z'])
    expect(formatDate(moment, 'M/d/yyyy h:mm a')).toBe(formatDate(moment, 'M/d/yyyy h:mm a', usual));
});
