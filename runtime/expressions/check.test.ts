import { expect, test } from 'vitest';
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
