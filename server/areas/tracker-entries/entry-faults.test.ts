import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import type { Revision } from '../../../runtime/definitions/compiled';
import type { TrackerField, TrackerSetup } from '../../../schemas/generated/records';
import { compiledDefinitions } from '../../definitions/compiled-definitions';
import { makeRows } from '../../demo/make-rows';
import type { Caller } from '../../records/callers';
import { companySetup } from '../../records/company-settings';
import { judgedEntry } from './entry-faults';

let revision: Revision;
let caller: Caller;
beforeAll(async () => {
  const definitions = await compiledDefinitions(fileURLToPath(new URL('../../..', import.meta.url)), () => undefined);
  revision = definitions.for(null);
  const { users, entities } = makeRows(definitions, 1, 'x', '2026-11-22');
  const person = { user: users[0]!, entity: entities[0]!, partnerId: null, designations: [] };
  caller = {
    ...person,
    company: companySetup({ entity: entities[0]!, settingRows: [] }, revision),
    actor: person,
    timeZone: null,
    language: null,
    loginType: 'NonSSO',
  } as unknown as Caller;
});

const broken = (TrackerFields: TrackerField[]): TrackerSetup => ({ TrackerId: 1, TrackerName: 'One', TrackerType: 'YesNo', IsOnePerDay: false, TrackerFields });
const faults = (setup: TrackerSetup, Values: Record<string, unknown>, EntryDate = '2026-11-22') =>
  judgedEntry({ caller, revision, today: '2026-11-22', earliest: '2025-11-22' }, setup, true, { EntryDate, Values }).faults.map(
    ({ Field, Code }) => `${Code} ${Field}`,
  );

// What a customer's older revision may hold, and the check of definitions refuses today.
test.each<{ what: string; fields: TrackerField[]; values: Record<string, unknown>; found: string[] }>([
  { what: 'no fields', fields: [], values: {}, found: [] },
  { what: 'a type that nobody knows', fields: [{ FieldName: 'A', FieldNameDisplay: 'A', FieldType: 'Rainbow' }], values: { A: 'red' }, found: [] },
  {
    what: 'a range turned round',
    fields: [
      {
        FieldName: 'A',
        FieldNameDisplay: 'A',
        FieldType: 'Number',
        FieldValidations: [{ ValidationType: 'Double', CheckRange: true, Min: 9, Max: 1 }],
      },
    ],
    values: { A: 5 },
    found: [],
  },
  {
    what: 'a select without choices',
    fields: [{ FieldName: 'A', FieldNameDisplay: 'A', FieldType: 'Select', FieldOptions: null }],
    values: { A: 'x' },
    found: [],
  },
  {
    what: 'two fields of one name',
    fields: [
      { FieldName: 'A', FieldNameDisplay: 'A', FieldType: 'Text' },
      { FieldName: 'A', FieldNameDisplay: 'A', FieldType: 'Number' },
    ],
    values: {},
    found: [],
  },
])('a tracker with $what does not break the save', ({ fields, values, found }) => {
  expect(faults(broken(fields), values)).toEqual(found);
});

test('C-tracker-178 C-tracker-183 an entry without a day is refused', () => {
  expect(faults(broken([]), {}, '')).toEqual(['required /EntryDate']);
});
