import { expect, test } from 'vitest';
import { isInAddress, mayHave, readVariable, writeVariable } from './kept-in-address';
import { ScreenAddress } from './screen-address';

const at = (query: Record<string, string>) => new ScreenAddress('/', query, { go: () => undefined, here: () => '/' });
const person = {
  schema: { type: 'object', properties: { Status: { type: 'array', items: { enum: ['Active', 'Disabled'] } }, Hired: { type: 'string', maxLength: 10 } } },
  initial: {},
  inAddress: { name: 'filter', properties: ['Status', 'Hired'] },
};

test.each([
  ['a text', { schema: { type: 'string', maxLength: 5 }, initial: '', inAddress: 'q' }, 'adams', 'adams'],
  ['a text that is too long', { schema: { type: 'string', maxLength: 5 }, initial: '', inAddress: 'q' }, 'adamson', ''],
  ['a text that the server cannot look for', { schema: { type: 'string' }, initial: '', inAddress: 'q' }, 'a\0', ''],
  ['a number', { schema: { type: 'number', minimum: 0 }, initial: 0, inAddress: 'q' }, '7.5', 7.5],
  ['a number below its limit', { schema: { type: 'number', minimum: 0 }, initial: 0, inAddress: 'q' }, '-1', 0],
  ['what is no number', { schema: { type: 'number' }, initial: 4, inAddress: 'q' }, 'seven', 4],
  ['yes or no', { schema: { type: 'boolean' }, initial: false, inAddress: 'q' }, 'true', true],
  ['one of a few', { schema: { enum: ['north', 'south'], type: 'string' }, initial: 'north', inAddress: 'q' }, 'west', 'north'],
  ['nothing', { schema: { type: 'string' }, initial: 'none', inAddress: 'q' }, undefined, 'none'],
])('%s is read from an address, or passed over', (_title, variable, text, value) => {
  expect(readVariable(variable, at(text === undefined ? {} : { q: text }))).toEqual(value);
});

test.each([
  ['one of a few, without a type', { enum: ['', 'Approved', 'Denied'] }, 'Approved', 'Approved'],
  ['one of a few or nothing', { enum: [null, 'Approved'] }, 'Approved', 'Approved'],
  ['the only text there is', { const: 'Approved' }, 'Approved', 'Approved'],
  ['a text or nothing', { type: ['string', 'null'] }, '7', '7'],
  ['a text or a number', { type: ['string', 'number'] }, '7', '"7"'],
  ['one of a few of which one is a number', { enum: ['7', 7] }, '7', '"7"'],
  ['anything', {}, 'Approved', '"Approved"'],
  ['a number of a few', { enum: [1, 2] }, 2, '2'],
])('%s stands in an address without quotes where it is always a text, and is read back', (_title, schema, value, text) => {
  const address = at({});
  const variable = { schema, initial: null, inAddress: 'q' };
  writeVariable(variable, value, address);
  expect(address.read('q')).toBe(text);
  expect(readVariable(variable, at({ q: text }))).toBe(value);
});

test('a text that does not fit the schema of an address variable is not set; other variables take any value', () => {
  const search = { schema: { type: 'string', maxLength: 5 }, initial: '', inAddress: 'q' };
  expect(['adams', 'adamson', '👍👍👍👍👍', '👍👍👍👍👍👍', '', null].map((value) => mayHave(search, value))).toEqual([true, false, true, false, true, true]);
  expect(mayHave({ schema: search.schema, initial: '' }, 'adamson')).toBe(true);
});

test('of an object what may stand there is read, part by part', () => {
  expect(readVariable(person, at({ filter: '{"Status":["Active"],"Hired":7,"Condition":"asthma"}' }))).toEqual({ Status: ['Active'] });
  expect(readVariable(person, at({ filter: '{"Status":["Active"],"Hired":"\\u0000"}' }))).toEqual({ Status: ['Active'] });
  expect(readVariable(person, at({ filter: '["Active"]' }))).toEqual({});
  expect(readVariable(person, at({ filter: '{' }))).toEqual({});
});

test('of an object what may stand there is written, and nothing else', () => {
  const address = at({});
  writeVariable(person, { Status: ['Active'], Condition: 'asthma' }, address);
  expect(address.read('filter')).toBe('{"Status":["Active"]}');
  writeVariable(person, { Condition: 'asthma' }, address);
  expect(address.read('filter')).toBeUndefined();
});

test('a screen stands in the address by a variable, or by a table in any of its parts', () => {
  expect(isInAddress({ state: { q: person } })).toBe(true);
  expect(isInAddress({ body: [{ id: 'page', stack: [{ id: 'log', table: 'log', inAddress: true }] }] })).toBe(true);
  expect(isInAddress({ state: { q: { schema: {}, initial: null } }, body: [{ id: 'log', table: 'log' }] })).toBe(false);
});
