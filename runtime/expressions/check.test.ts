import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../definitions/compiled';
import { checkExpression } from './check';

const user = {
  type: 'object',
  properties: {
    Name: { type: 'string' },
    Age: { type: ['integer', 'null'] },
    Roles: { type: 'array', items: { type: 'string' } },
    Home: { type: 'object', properties: { City: { type: 'string' } } },
    Pets: { type: 'array', items: { type: 'object', properties: { Kind: { type: 'string' } } } },
  },
};
const scope = { session: { type: 'object', properties: { user } }, form: user, input: undefined };

test.each([
  ['session.user.Roles.exists(r, r == "Coach")', 'bool'],
  ['form.Age == 3', 'bool'],
  ['form.Age == null', 'bool'],
  ['form.Name == null || form.Home == null', 'bool'],
  ['form.Roles == null', 'bool'],
  ['form.Pets == null', 'bool'],
  ['form.Age == size(form.Roles)', 'bool'],
  ['form.Age in [1, 2]', 'bool'],
  ['form.Age * 2 + size(form.Roles)', 'double'],
  ['form.Pets[0].Kind', 'string'],
  ['input.whatever.there', 'dyn'],
  ['form.Pets.filter(p, p.Kind == "cat")', 'list'],
  ['first(form.Pets).Kind', 'string'],
  ['sortedBy(form.Pets, "Kind")', 'list'],
  ['first(input)', 'dyn'],
  ["form.Age > 3 ? null : 'a'", 'string'],
  ['(form.Age > 3 ? form.Age : null) + 1', 'double'],
  ["form.Age > 3 ? null : form.Age > 2 ? 'b' : null", 'string'],
  ['form.Age > 3 ? null : null', 'null'],
  ['form.Pets.map(p, p.Kind == "cat" ? p : null)', 'list'],
  ["orElse(form.Name, 'nobody')", 'string'],
  ['orElse(form.Age > 3 ? null : form.Age, 0.0)', 'double'],
  ['orElse(form.Name, form.Age)', 'dyn'],
])('%s has the type %s', (source, type) => {
  const checked = checkExpression(source, scope);
  expect(checked).toMatchObject({ type: expect.stringContaining(type) });
});

test.each([
  ['session.usr.Name', 'There is no "usr" here.', 8, 11],
  ['sesion.user', 'There is no "sesion" in this place.', 0, 6],
  ['form.Pets[0].Knd', 'There is no "Knd" here.', 13, 16],
  ['form.Pets.exists(p, p.Knd == "x")', 'There is no "Knd" here.', 22, 25],
  ['form.Name > 3', 'These do not go together: text > number.', 0, 13],
  ['nothing(form.Name)', 'There is no function nothing(string).', 0, 18],
  ["form.Age > 3 ? 'a' : 1", expect.stringContaining('Ternary branches must have the same type'), 0, 22],
  ["(form.Age > 3 ? null : 'a') > 3", 'These do not go together: text > number.', 1, 31],
  ['form.Age > 3 ? null : form.Nam', 'There is no "Nam" here.', 27, 30],
  ['form.Name ==', expect.any(String), 12, 12],
  ['form.Name.matches("^(a+)+$")', expect.stringContaining('could run for ever'), 19, 26],
  ["form.Name.matches('^(a+)+$')", expect.stringContaining('could run for ever'), 19, 26],
])('%s is a fault: %s', (source, message, from, to) => {
  expect(checkExpression(source, scope)).toEqual({ message, from, to });
});

test('the place of an expression says what it must give', () => {
  expect(checkExpression('form.Name', scope, 'boolean')).toEqual({ message: 'This must give true or false, and gives a text.', from: 0, to: 9 });
  expect(checkExpression('form.Name', scope, 'list')).toEqual({ message: 'This must give a list, and gives a text.', from: 0, to: 9 });
  expect(checkExpression('form.Age', scope, 'text')).toMatchObject({ type: 'double' });
});

test('loops stand within one another three deep at most', () => {
  const nested = (depth: number): string => (depth === 0 ? 'true' : `form.Roles.all(v${depth}, ${nested(depth - 1)})`);
  expect(checkExpression(nested(3), scope)).toMatchObject({ type: 'bool' });
  expect(checkExpression(nested(4), scope)).toMatchObject({ message: 'No more than 3 loops stand within one another: they would take too long.' });
});

test.each([
  ['form.Pets.filter(p, p.Kind == "cat")', user.properties.Pets],
  ['form.Pets[0]', user.properties.Pets.items],
  ['form.Roles.map(r, size(r))', { type: 'array', items: { type: 'number' } }],
  ['form.Age > 3 ? null : form.Home', user.properties.Home],
  ['[form.Name, form.Age]', { type: 'array' }],
  ['first(form.Pets)', user.properties.Pets.items],
  ['first(input)', undefined],
])('%s has a schema', (source, schema) => {
  expect(checkExpression(source, scope)).toHaveProperty('schema', schema);
});

/** Each schema in a scope of its own: what is known of a scope is kept, and would be made by the first test only. */
describe('the type of a variable', () => {
  const typeIn = (schema: JsonSchema | undefined, source = 'it') => checkExpression(source, { it: schema });

  test.each<[schema: JsonSchema, type: string]>([
    [{ type: 'string', title: 'own' }, 'string'],
    [{ type: 'number', title: 'own' }, 'double'],
    [{ type: 'integer', title: 'own' }, 'double'],
    [{ type: 'boolean', title: 'own' }, 'bool'],
    [{ type: 'array', title: 'own' }, 'list'],
    [{ type: 'array', items: { type: 'integer' }, title: 'own' }, 'list<double>'],
    [{ type: ['string', 'null'], title: 'own' }, 'string'],
    [{ type: ['null', 'integer'], title: 'own' }, 'double'],
    [{ type: ['string', 'integer'], title: 'own' }, 'dyn'],
    [{ type: ['null'], title: 'own' }, 'dyn'],
    [{ anyOf: [{ type: 'null' }, { type: 'boolean' }], title: 'own' }, 'bool'],
    [{ anyOf: [{ type: 'string' }, { type: 'boolean' }], title: 'own' }, 'dyn'],
    [{ title: 'own' }, 'dyn'],
    [{ type: 'object', title: 'own' }, 'dyn'],
    [{ type: 'object', additionalProperties: true, title: 'own' }, 'dyn'],
    [{ additionalProperties: false, title: 'own' }, 'dyn'],
  ])('of %j is %s', (schema, type) => {
    expect(typeIn(schema)).toMatchObject({ type });
  });

  test('of nothing, and of a schema that allows everything, is any', () => {
    expect(typeIn(undefined)).toMatchObject({ type: 'dyn' });
    expect(typeIn(true as never)).toMatchObject({ type: 'dyn' });
  });

  test.each<[what: string, schema: JsonSchema, source: string, right: boolean]>([
    ['an object without a type', { properties: { A: { type: 'string' } }, title: 'own 1' }, 'it.A', true],
    ['an object without a type', { properties: { A: { type: 'string' } }, title: 'own 2' }, 'it.B', false],
    ['a closed object without properties', { type: 'object', additionalProperties: false, title: 'own 3' }, 'it.B', false],
    ['a closed object without properties', { type: 'object', additionalProperties: false, title: 'own 4' }, 'it == null', true],
    ['an object or nothing', { anyOf: [{ type: 'object', properties: { A: { type: 'string' } } }, { type: 'null' }], title: 'own 5' }, 'it.B', false],
    ['a list of objects', { type: 'array', items: { type: 'object', properties: { A: {} } }, title: 'own 6' }, 'it[0].B', false],
    ['an open object', { type: 'object', title: 'own 7' }, 'it.B', true],
    ['a text or nothing', { type: ['string', 'null'], title: 'own 8' }, 'it > 3', false],
    ['a text or a number', { type: ['string', 'integer'], title: 'own 9' }, 'it > 3', true],
  ])('of %s is read as it is: %s %s', (_what, schema, source, right) => {
    expect('message' in typeIn(schema, source)).toBe(!right);
  });

  test('is found again in scopes that have it with others, in any order, and does not leak into other scopes', () => {
    const own = { type: 'object', properties: { Mine: { type: 'string' } }, title: 'shared' };
    const other = { type: 'object', properties: { Yours: { type: 'number' } }, title: 'shared' };
    expect(checkExpression('a.Mine + b.Mine', { a: own, b: own })).toMatchObject({ type: 'string' });
    expect(checkExpression('b.Yours + a.Yours', { b: other, a: other })).toMatchObject({ type: 'double' });
    expect(checkExpression('b.Mine', { session: own, b: other })).toMatchObject({ message: 'There is no "Mine" here.' });
    expect(checkExpression('b.Yours', { b: other, session: own })).toMatchObject({ type: 'double' });
    expect(checkExpression('a', { b: own })).toMatchObject({ message: 'There is no "a" in this place.' });
  });

  test('is answered as a schema, of an object whole', () => {
    const home = { type: 'object', properties: { City: { type: 'string' } }, title: 'home' };
    const scope = { person: { type: 'object', properties: { Home: home, Homes: { type: 'array', items: home }, Age: { type: 'integer' } }, title: 'whole' } };
    const schemaOf = (source: string) => checkExpression(source, scope);
    expect(schemaOf('person.Home')).toMatchObject({ schema: home });
    expect(schemaOf('person.Homes')).toMatchObject({ schema: { type: 'array', items: home } });
    expect(schemaOf('person.Age')).toMatchObject({ schema: { type: 'number' } });
    expect(schemaOf('person.Home.City')).toMatchObject({ schema: { type: 'string' } });
    expect(schemaOf('person.Age == 3')).toMatchObject({ schema: { type: 'boolean' } });
    expect(schemaOf('[]')).toMatchObject({ schema: { type: 'array' } });
    expect(schemaOf('{}.a')).toMatchObject({ schema: undefined });
  });
});

describe('what a place wants', () => {
  const value = {
    type: 'object',
    properties: { T: { type: 'string' }, N: { type: 'number' }, B: { type: 'boolean' }, L: { type: 'array' }, O: { type: 'object', properties: {} } },
  };
  const wants = [
    ['anything', ['T', 'N', 'B', 'L', 'O', 'null']],
    ['boolean', ['B']],
    ['text', ['T', 'N', 'B', 'null']],
    ['number', ['N', 'null']],
    ['list', ['L', 'null']],
  ] as const;
  test.each(wants)('%s takes %j', (expected, taken) => {
    const sources = ['T', 'N', 'B', 'L', 'O'].map((name) => [name, `v.${name}`]);
    const right = [...sources, ['null', 'null']].filter(([, source]) => !('message' in checkExpression(source!, { v: value }, expected)));
    expect(right.map(([name]) => name)).toEqual(taken);
  });

  test.each([
    ['v.T', 'boolean', 'This must give true or false, and gives a text.'],
    ['v.N', 'list', 'This must give a list, and gives a number.'],
    ['v.L', 'number', 'This must give a number, and gives a list.'],
    ['v.B', 'number', 'This must give a number, and gives true or false.'],
    ['v.O', 'text', 'This must give a text or a number, and gives an object.'],
    ['null', 'boolean', 'This must give true or false, and gives nothing.'],
  ] as const)('%s is not %s: %s', (source, expected, message) => {
    expect(checkExpression(source, { v: value }, expected)).toEqual({ message, from: 0, to: source.length });
  });

  test('no more than three loops stand within one another', () => {
    const nested = (times: number): string => (times === 0 ? 'true' : `v.L.all(x${times}, ${nested(times - 1)})`);
    expect(checkExpression(nested(3), { v: value })).toMatchObject({ type: 'bool' });
    expect(checkExpression(nested(4), { v: value })).toMatchObject({ message: 'No more than 3 loops stand within one another: they would take too long.' });
  });
});
