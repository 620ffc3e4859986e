import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Revision } from '../../runtime/definitions/compiled';
import type { Item } from '../../runtime/definitions/shapes/catalogue';
import { planForm } from '../../runtime/validation/form-plan';
import type { Failure, OverlayComparison, OverlayHistory, OverlayPublication } from '../../schemas/generated/records';
import { testAnswer } from '../support/journey';
import { testDefinitions } from './support/definitions';
import { shirtSizes } from './support/overlays';
import { faultsOf } from './support/test-server';
import { withServer } from './support/fixture';
import { forgetEntries, legacyEntry, type Logger, loggerOf, storedOf, storeEntry } from './support/trackers';
import { settingsIn } from '../../server/foundation/constants';

const { test, server } = withServer();
let granite: Logger;
let cedar: Logger;
test.beforeAll(async () => {
  granite = await loggerOf(server, 'pat@granite.example');
  cedar = await loggerOf(server, 'pat@cedar.example');
  for (const person of [granite, cedar]) await forgetEntries(server, person);
});

const strength = 1001;
const bloodPressure = 104;
const mood = 108;
const namesOf = async (person: Logger) => (await person.older.list()).body.map(({ TrackerName }) => TrackerName);
const widgetsOf = async (person: Logger, revision: Revision) => {
  const setup = (await person.own.setup(strength)).body.Data;
  const scope = { settings: settingsIn(revision), input: { setup, isNew: true, isEditable: true, earliest: null }, form: { EntryDate: null, Values: {} } };
  return planForm(revision.forms['tracker-entry']!, revision, scope).fields.map(({ field }) => [field.label, field.widget]);
};

testAnswer('a tracker that a customer adds by JSON alone', () => widgetsOf(granite, testDefinitions().for('granite')), [
  ['C-tracker-102 it is listed', async () => expect(await namesOf(granite)).toContain('Strength Training')],
  [
    'its form asks its fields in their order',
    (fields) =>
      expect(fields.slice(1).map(([label]) => label)).toEqual([
        'Exercise',
        'Sets',
        'Repetitions',
        'Weight lifted',
        'Effort (1 to 10)',
        'Spotter',
        'Next session',
        'Notes',
        'Equipment',
      ]),
  ],
  ['C-tracker-45 its text is a text', (fields) => expect(fields).toContainEqual(['Notes', 'text'])],
  [
    'C-tracker-46 its numbers are numbers',
    (fields) =>
      expect(fields.flatMap(([label, widget]) => (widget === 'number' ? [label] : []))).toEqual(['Sets', 'Repetitions', 'Weight lifted', 'Effort (1 to 10)']),
  ],
  ['C-tracker-47 its date is a date', (fields) => expect(fields).toContainEqual(['Next session', 'date'])],
  ['C-tracker-48 yes or no is a choice', (fields) => expect(fields).toContainEqual(['Spotter', 'select'])],
  ['C-tracker-49 its choice is a choice', (fields) => expect(fields).toContainEqual(['Exercise', 'select'])],
  ['C-tracker-50 what is hidden stays hidden', (fields) => expect(fields).toContainEqual(['Equipment', 'hidden'])],
]);

const lifted = {
  Exercise: 'deadlift',
  Sets: 4,
  Repetitions: 8,
  WeightLifted: 162.5,
  Effort: 7,
  Spotter: 'Yes',
  NextSession: '2026-11-04',
  Notes: 'Depot gym',
  Equipment: 'rack-2',
};

test('C-tracker-44 C-tracker-77 its entries are saved and read back, each value as people read it', async () => {
  const { status, body } = await granite.own.add(strength, '2026-10-30', lifted);
  expect(status).toBe(200);
  expect(body.Data.Values).toEqual([
    { FieldName: 'Exercise', Value: 'deadlift', DisplayValue: 'Deadlift' },
    { FieldName: 'Sets', Value: 4, DisplayValue: '4' },
    { FieldName: 'Repetitions', Value: 8, DisplayValue: '8' },
    { FieldName: 'WeightLifted', Value: 162.5, DisplayValue: '162.5' },
    { FieldName: 'Effort', Value: 7, DisplayValue: '7' },
    { FieldName: 'Spotter', Value: 'Yes', DisplayValue: 'Yes' },
    { FieldName: 'NextSession', Value: '2026-11-04', DisplayValue: expect.any(String) },
    { FieldName: 'Notes', Value: 'Depot gym', DisplayValue: 'Depot gym' },
    { FieldName: 'Equipment', Value: 'rack-2', DisplayValue: expect.any(String) },
  ]);
  expect((await granite.own.entries(strength)).body.Data).toEqual([body.Data]);
  const older = await granite.older.save(legacyEntry(strength, '10/29/2026 00:00:00', { ...lifted, Sets: 3 }));
  expect(older.body.EntryValues).toMatchObject({ Sets: { Value: 3 }, Exercise: { Value: 'deadlift', DisplayValue: 'Deadlift' } });
  expect((await granite.older.setup(strength)).body.TrackerEntries).toHaveLength(2);
});

test('C-tracker-185 C-tracker-188 its limits and messages hold on the server', async () => {
  const { status, body } = await granite.own.add(strength, '2026-10-28', { ...lifted, Sets: null, Effort: 11, Exercise: 'swimming' });
  expect(status).toBe(400);
  expect(body.Errors.map(({ Field, Message }) => [Field, Message])).toEqual([
    ['/Values/Exercise', expect.any(String)],
    ['/Values/Sets', 'Sets is required.'],
    ['/Values/Effort', 'Effort must be between 1 and 10.'],
  ]);
});

test('other companies do not have it', async () => {
  expect(await namesOf(cedar)).not.toContain('Strength Training');
  expect((await cedar.own.setup(strength)).status).toBe(404);
  expect((await cedar.own.add(strength, '2026-10-30', lifted)).status).toBe(404);
  expect(await storedOf(server, cedar)).toEqual([]);
});

test('a tracker that a customer turns off is not there for its people, and what they logged in it is kept', async () => {
  const entry = await storeEntry(server, cedar, { TrackerId: bloodPressure, Values: [{ FieldName: 'Systolic', Value: 121, DisplayValue: '121' }] });
  expect(await namesOf(cedar)).not.toContain('Blood Pressure');
  expect(await namesOf(granite)).toContain('Blood Pressure');
  expect((await cedar.own.setup(bloodPressure)).status).toBe(404);
  expect((await cedar.older.save(legacyEntry(bloodPressure, '10/29/2026 00:00:00', { Systolic: 120, Diastolic: 80 }))).status).toBe(404);
  expect((await cedar.older.remove(bloodPressure, entry.EntryDateKey)).status).toBe(404);
  expect(await storedOf(server, cedar)).toEqual([entry]);
});

test('C-tracker-96 a tracker that a customer renames has its new words for its people only', async () => {
  expect((await cedar.own.setup(mood)).body.Data).toMatchObject({
    TrackerName: 'Feelings',
    TrackerFields: [{}, { FieldNameDisplay: 'How did you feel at school today?' }, {}],
  });
  expect((await granite.own.setup(mood)).body.Data.TrackerName).toBe('Mood');
});

test('a tracker that is published is there at the next sign-in, and gone after the publication is taken back; its entries are kept', async () => {
  const author = await server.as('super@wellspring.example');
  const text = readFileSync(join(import.meta.dirname, '../../schemas/customers/granite/strength-training.item.json'), 'utf8');
  const published = [...shirtSizes, { Path: 'strength-training.item.json', Text: text }];
  const compared = (await author.post<OverlayComparison>('/authoring/compare', { Customer: 'summit', Files: published })).body;
  expect(compared.Differences.map(({ Sentence }) => Sentence)).toEqual(['The item "Strength Training" is new.']);
  const began = await loggerOf(server, 'pat@summit.example');
  const { status } = await author.post<OverlayPublication>('/authoring/publish', { Customer: 'summit', Files: published, Why: 'They lift.', InUse: 0 });
  expect(status).toBe(200);
  expect(await namesOf(began)).not.toContain('Strength Training');
  const pat = await loggerOf(server, 'pat@summit.example');
  expect((await pat.own.add(strength, '2026-10-30', lifted)).status).toBe(200);
  await author.post<OverlayHistory>('/authoring/rollback', { Customer: 'summit', Number: 0, Why: 'Not yet.', InUse: 1 });
  const after = await loggerOf(server, 'pat@summit.example');
  expect(await namesOf(after)).not.toContain('Strength Training');
  expect((await storedOf(server, after)).filter(({ TrackerId }) => TrackerId === strength)).toHaveLength(1);
});

test('a tracker with a mistake is not published, and the author reads where it is', async () => {
  const author = await server.as('super@wellspring.example');
  const item = JSON.parse(readFileSync(join(import.meta.dirname, '../../schemas/customers/granite/strength-training.item.json'), 'utf8')) as Item;
  const Text = JSON.stringify({ ...item, value: { ...item.value, TrackerId: 101 } }, null, 2);
  const refused = await author.post<Failure>('/authoring/publish', {
    Customer: 'summit',
    Files: [...shirtSizes, { Path: 'strength-training.item.json', Text }],
    Why: 'They lift.',
    InUse: 0,
  });
  expect(refused.status).toBe(400);
  expect(faultsOf(refused).join()).toContain('duplicate-id');
});
