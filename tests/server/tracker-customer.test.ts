import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { designations } from '../../server/records/tables/people';
import { definitionsWith } from './support/definitions';
import { startTestServer, type TestServer } from './support/test-server';
import { forgetEntries, type Logger, loggerOf, storeEntry } from './support/trackers';

/** A tracker of Summit alone: two numbers, none of which must be given. */
const climbing = {
  id: 'climbing',
  kind: 'item',
  description: 'Routes climbed.',
  catalogue: 'trackers',
  value: {
    TrackerId: 2001,
    TrackerName: 'Climbing',
    TrackerType: 'Fitness',
    IsOnePerDay: false,
    TrackerFields: [
      { FieldName: 'EntryDate', FieldNameDisplay: 'Date', FieldType: 'Date' },
      {
        FieldName: 'Routes',
        FieldNameDisplay: 'Routes',
        FieldType: 'Number',
        FieldValidations: [{ ValidationType: 'Integer', CheckRange: true, Min: 1, Max: 40 }],
      },
      { FieldName: 'Meters', FieldNameDisplay: 'Meters', FieldType: 'Number', FieldValidations: [{ ValidationType: 'Double' }] },
      { FieldName: 'With', FieldNameDisplay: 'With', FieldType: 'Text' },
    ],
  },
};

/** A tracker of which one number is computed of the others. */
const water = {
  id: 'water',
  kind: 'item',
  catalogue: 'trackers',
  value: {
    TrackerId: 2002,
    TrackerName: 'Water',
    TrackerType: 'Count',
    IsOnePerDay: true,
    TrackerFields: [
      { FieldName: 'EntryDate', FieldNameDisplay: 'Date', FieldType: 'Date' },
      { FieldName: 'Glasses', FieldNameDisplay: 'Glasses', FieldType: 'Number' },
      {
        FieldName: 'Size',
        FieldNameDisplay: 'Size',
        FieldType: 'Select',
        FieldOptions: [
          { OptionValue: 'small', OptionName: 'Small' },
          { OptionValue: 'large', OptionName: 'Large' },
        ],
      },
      {
        FieldName: 'Litres',
        FieldNameDisplay: 'Litres',
        FieldType: 'Number',
        FieldDecimalPlaces: 1,
        FieldComputed: "values.Glasses * (values.Size == 'large' ? 0.43 : 0.25)",
        FieldValidations: [{ ValidationType: 'Double', ErrorMessage: 'More than 10 litres a day would be unhealthy.', CheckRange: true, Min: 0, Max: 10 }],
      },
    ],
  },
};

/** What Summit changes of those that everybody has. */
const changes = {
  id: 'trackers',
  kind: 'overlay',
  operations: [
    { op: 'set', in: 'item:mood', property: 'offered', to: false },
    { op: 'set', in: 'item:running', node: 'value', property: 'TrackerName', was: 'Running', to: 'Trail running' },
  ],
};

let server: TestServer;
let summit: Logger;
let pat: Logger;
let coach: Logger;
beforeAll(async () => {
  const folder = 'schemas/customers/summit';
  server = await startTestServer({
    definitions: definitionsWith({
      [`${folder}/climbing.item.json`]: climbing,
      [`${folder}/water.item.json`]: water,
      [`${folder}/trackers.overlay.json`]: changes,
    }),
  });
  summit = await loggerOf(server, 'pat@summit.example');
  pat = await loggerOf(server, 'pat@lakeside.example');
  coach = await loggerOf(server, 'coach@lakeside.example');
  await server.database.insert(designations).values({ UserId: coach.userId, EntityId: 'summit', Type: 'Coaching', Value: 'Company' });
});
afterAll(() => server.close());
beforeEach(() => forgetEntries(server, summit));

const namesOf = async (person: Logger) => (await person.older.list()).body.map(({ TrackerName }) => TrackerName);

test('a customer’s own tracker is in the lists of its people only, and takes entries like any other', async () => {
  expect(await namesOf(summit)).toContain('Climbing');
  expect(await namesOf(pat)).not.toContain('Climbing');
  expect((await pat.own.setup(2001)).status).toBe(404);
  const { Data } = (await summit.own.add(2001, '2026-10-30', { Routes: 5, With: 'Ari' })).body;
  expect(Data).toMatchObject({ TrackerName: 'Climbing', Values: [{ FieldName: 'Routes', Value: 5, DisplayValue: '5' }, { FieldName: 'With' }] });
});

test('C-tracker-189 C-tracker-190 without any value it is refused, at each field that takes a number', async () => {
  const { body } = await summit.own.add(2001, '2026-10-30', {});
  expect(body.Errors.map(({ Field, Message }) => `${Field}: ${Message}`)).toEqual([
    '/Values/Routes: Value must be a valid number',
    '/Values/Meters: Value must be a valid number',
  ]);
});

test('what a customer does not offer is not found, and its entries are there again for whoever offers it', async () => {
  expect(await namesOf(summit)).not.toContain('Mood');
  const entry = await storeEntry(server, summit, { TrackerId: 108 });
  expect((await summit.own.entries(108)).status).toBe(404);
  expect((await summit.own.change(entry.Id, { Mood: '3' })).status).toBe(404);
  expect((await summit.own.remove(entry)).status).toBe(404);
  expect((await pat.own.setup(108)).status).toBe(200);
});

test('an entry has the name that the tracker has for the person, also when a coach of another company reads it', async () => {
  const { Data } = (await coach.of(summit).add(101, '2026-10-30', { Intensity: '3', Duration: 30 }, { Source: 'Coach' })).body;
  expect(Data.TrackerName).toBe('Trail running');
  expect((await coach.coachView.list(summit.userId)).body.Data.map(({ TrackerName }) => TrackerName)).toEqual(await namesOf(summit));
  const definitions = await coach.client.get<{ Data: { TrackerName: string }[] }>('/coach-view/trackerdefinitions/summit');
  expect(definitions.body.Data.map(({ TrackerName }) => TrackerName)).toContain('Climbing');
});

test('what is computed of an entry is computed by the server, whatever was sent, and anew with each change', async () => {
  const read = ({ Values }: { Values: { FieldName: string; DisplayValue?: string | null }[] }) =>
    Object.fromEntries(Values.map(({ FieldName, DisplayValue }) => [FieldName, DisplayValue]));
  const added = (await summit.own.add(2002, '2026-10-30', { Glasses: 4, Size: 'large', Litres: 99 })).body.Data;
  expect(read(added)).toEqual({ Glasses: '4', Size: 'Large', Litres: '1.7' });
  expect(read((await summit.own.change(added.Id, { Glasses: 4, Size: 'small', Litres: 1.7 })).body.Data)).toEqual({
    Glasses: '4',
    Size: 'Small',
    Litres: '1.0',
  });
  expect(read((await summit.own.change(added.Id, { Size: 'small', Litres: 1.7, Glasses: 0 })).body.Data)).toEqual({
    Glasses: '0',
    Size: 'Small',
    Litres: '0.0',
  });
  const refused = async (given: object) => (await summit.own.change(added.Id, { ...given })).body.Errors.map(({ Field, Message }) => `${Field}: ${Message}`);
  expect(await refused({ Glasses: 60 })).toEqual(['/Values/Litres: More than 10 litres a day would be unhealthy.']);
  expect(await refused({ Litres: 3 })).toEqual(['/Values/Glasses: Value must be a valid number']);
});
