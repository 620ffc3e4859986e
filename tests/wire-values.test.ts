import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Schema {
  enum?: string[];
  properties?: Record<string, Schema>;
}

const valuesOf = (record: string, property: string) =>
  (JSON.parse(readFileSync(join(import.meta.dirname, `../schemas/records/${record}.schema.json`), 'utf8')) as Schema).properties?.[property]?.enum;

// What other systems send and expect to the letter.
test.each([
  ['C-constants-13 how far the duty of an administrator reaches', 'designation', 'Value', ['None', 'Company', 'Partner', 'Global']],
  ['C-constants-14 what a duty is for', 'designation', 'Type', ['Admin', 'Coaching', 'Support']],
  ['C-constants-24 how somebody signed in', 'session', 'LoginType', ['NonSSO', 'SSO', 'AuthCodeAdmin', 'AuthCodeCoach', 'AuthCodeSupport']],
])('%s', (_title, record, property, values) => {
  expect(valuesOf(record, property)).toEqual(values);
});
