import { expect, test } from 'vitest';
import type { Revision } from '../../../runtime/definitions/compiled';
import { holdToTables } from './table-faults';

const table = { name: 'choices', owner: 'EntityId', key: 'Value', position: 'Position', columns: { Name: 'Text' }, only: { Kind: 'Location' } };
const resource = (change: object) => {
  const sound = {
    id: 'places',
    key: 'Id',
    owner: 'company',
    table,
    schema: { properties: { Id: { type: 'string' }, Name: { type: 'string' } }, required: ['Name'] },
  };
  const operations = { addPlace: { resource: { resource: 'places', does: 'create' } } };
  return { resources: { places: { ...sound, ...change } }, operations } as unknown as Pick<Revision, 'resources' | 'operations'>;
};

test('a resource that fits its table starts', () => {
  expect(() => holdToTables(resource({}))).not.toThrow();
});

test('a column that is not filled is no fault where no call adds rows', () => {
  expect(() => holdToTables({ ...resource({ table: { ...table, only: {} } }), operations: {} })).not.toThrow();
});

test.each([
  ['a table that is not registered', { table: { ...table, name: 'users' } }, 'There is no table "users" in server/records/resource-tables.ts.'],
  ['a column that the table lacks', { table: { ...table, columns: { Name: 'Title' } } }, 'The table "choices" has no column "Title".'],
  ['an owner that the table lacks', { table: { ...table, owner: 'UserId' } }, 'The table "choices" has no column "UserId".'],
  [
    'a property of another type',
    { schema: { properties: { Id: { type: 'string' }, Name: { type: 'integer' } }, required: ['Name'] } },
    'The column "Text" cannot have the values of "Name".',
  ],
  [
    'a property that a row may lack, and the column may not',
    { schema: { properties: { Id: { type: 'string' }, Name: { type: 'string' } } } },
    'The column "Text" must have a value, and a row may lack it.',
  ],
  ['a column that no row fills', { table: { ...table, only: {} } }, 'The column "Kind" must have a value, and a row may lack it.'],
])('%s stops the start', (_what, change, fault) => {
  expect(() => holdToTables(resource(change))).toThrow(`schemas/resources/places.resource.json: ${fault}`);
});
