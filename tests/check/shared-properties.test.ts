import { expect, test } from 'vitest';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { check } from '../support/shared-compiler';
import { project } from './planted';

const file = (name: string) => `schemas/records/${name}.schema.json`;
const shelf = { ...(JSON.parse(project.get(file('shelf'))!) as JsonSchema), required: [] };

/** The library in which the properties of some records are these. */
const libraryWith = (records: Record<string, JsonSchema>) => {
  const changed = Object.entries(records).map(([name, properties]): [string, string] => {
    const title = name[0]!.toUpperCase() + name.slice(1);
    return [file(name), JSON.stringify({ ...shelf, $id: `record:${title}`, title, properties }, null, 1)];
  });
  return new Map([...project, ...changed]);
};
const faultsWith = (records: Record<string, JsonSchema>) =>
  check(libraryWith(records)).faults.map(({ file: where, pointer, code, message, suggestion }) =>
    [where.replace(/^.*\//, ''), pointer, code, message, ...(suggestion === undefined ? [] : [suggestion])].join(' '),
  );

test('a property that is one of another record has its keys, but for its own, also where that one is borrowed itself', () => {
  const sign = { Floor: { $ref: 'record:Shelf#/properties/Floor', description: 'Where to go.' }, Best: { $ref: 'record:Plan#/properties/Book' } };
  const plan = { Level: { $ref: 'record:Sign#/properties/Floor', minimum: 1 }, Book: { $ref: 'record:Loan' } };
  const { faults, base } = check(libraryWith({ sign, plan }));
  expect(faults).toEqual([]);
  const [Sign, Plan, Loan] = ['Sign', 'Plan', 'Loan'].map((name) => base.project.query('schema', name));
  expect(Sign!.properties).toEqual({ Floor: { type: 'integer', description: 'Where to go.' }, Best: Loan });
  expect(Plan!.properties).toEqual({ Level: { type: 'integer', description: 'Where to go.', minimum: 1 }, Book: Loan });
});

test('what such a property names exists, and does not lead back to it', () => {
  const sign = {
    Floor: { $ref: 'record:Shelf#/properties/Flor' },
    Name: { $ref: 'record:Shelve#/properties/Name' },
    Up: { $ref: 'record:Plan#/properties/Up' },
  };
  const plan = { Up: { $ref: 'record:Sign#/properties/Up' } };
  expect(faultsWith({ sign, plan })).toEqual([
    'plan.schema.json /properties/Up/$ref wrong-place These properties name each other in a circle: record:Sign#/properties/Up → record:Plan#/properties/Up → record:Sign#/properties/Up.',
    'sign.schema.json /properties/Floor/$ref unknown-property The record "Shelf" has no property "Flor". Floor',
    'sign.schema.json /properties/Name/$ref unknown-record There is no record "Shelve". Shelf',
    'sign.schema.json /properties/Up/$ref wrong-place These properties name each other in a circle: record:Plan#/properties/Up → record:Sign#/properties/Up → record:Plan#/properties/Up.',
  ]);
});

test('only a property of a record is one of another record', () => {
  const sign = { Floors: { type: 'array', items: { $ref: 'record:Shelf#/properties/Floor' } }, Name: { $ref: 'record:Shelf#/$defs/Name' } };
  const says = 'wrong-place Only a property of a record can be one of another record, as in "record:Person#/properties/Email". Name the whole record here.';
  expect(faultsWith({ sign })).toEqual([`sign.schema.json /properties/Floors/items/$ref ${says}`, `sign.schema.json /properties/Name/$ref ${says}`]);
});

test('a text that people send has a limit where it is written, also as the property of another record', () => {
  const opening = JSON.parse(project.get(file('opening'))!) as { properties: JsonSchema };
  const source = libraryWith({ sign: { Note: { type: 'string' } } });
  source.set(file('opening'), JSON.stringify({ ...opening, properties: { ...opening.properties, Note: { $ref: 'record:Sign#/properties/Note' } } }));
  expect(check(source).faults.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['missing-limit /properties/Note']);
});
