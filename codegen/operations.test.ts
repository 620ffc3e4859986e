import { expect, test } from 'vitest';
import { changesNothing } from '../runtime/definitions/changes-nothing';
import type { Endpoints } from '../runtime/definitions/shapes/endpoints';
import { compileOperations } from './operations';
import { calledOperation } from './revision/called-operation';
import { type Records, writeOut } from './records';

const records = {
  Person: {
    $id: 'record:Person',
    title: 'Person',
    type: 'object',
    required: ['Name'],
    properties: { Name: { type: 'string' }, Custom: { $ref: 'record:PersonCustom', description: 'More.' } },
  },
  PersonCustom: { title: 'PersonCustom', type: 'object', required: ['badge'], properties: { badge: { type: 'string' } } },
  Menu: { title: 'Menu', type: 'object', properties: { Items: { type: 'array', items: { $ref: 'record:Menu' } } } },
};
const response = { '200': { description: 'It.', content: { 'application/json': { schema: { $ref: 'record:Person' } } } } };
const document: Endpoints = {
  openapi: '3.1.0',
  info: { title: 'People', version: '1' },
  paths: {
    '/people/{id}': {
      get: {
        operationId: 'getPerson',
        summary: 'x',
        'x-allow': 'signedIn',
        parameters: [{ name: 'id', in: 'path', schema: { type: 'string' } }],
        responses: response,
      },
      post: {
        operationId: 'savePerson',
        summary: 'x',
        'x-allow': { roles: ['Admin'] },
        'x-form': 'person',
        requestBody: { content: { 'application/json': { schema: { $ref: 'record:Person' } } } },
        responses: response,
      },
    },
  },
};

test('each call of a document is compiled under its operation id', () => {
  const { getPerson, savePerson } = compileOperations({ people: document }, records);
  expect(getPerson).toMatchObject({
    id: 'getPerson',
    method: 'GET',
    path: '/people/{id}',
    area: 'people',
    allow: 'signedIn',
    parameters: [{ name: 'id', in: 'path', required: true }],
  });
  expect(getPerson).not.toHaveProperty('body');
  expect(savePerson).toMatchObject({ method: 'POST', allow: { roles: ['Admin'] }, form: 'person' });
});

test('a call says that null is an answer to it where its schema does, or nothing is answered', () => {
  const answered = (schema: Record<string, unknown>) => ({ '200': { description: 'It.', content: { 'application/json': { schema } } } });
  const { get } = document.paths['/people/{id}']!;
  const paths = {
    '/one': { get: { ...get!, operationId: 'one', responses: answered({ anyOf: [{ $ref: 'record:Person' }, { type: 'null' }] }) } },
    '/none': { get: { ...get!, operationId: 'none', responses: { '200': { description: 'Done.' } } } },
  };
  const compiled = compileOperations({ people: document, more: { ...document, paths } }, records);
  expect(Object.keys(compiled).filter((id) => compiled[id]!.answersNull)).toEqual(['one', 'none']);
  expect(calledOperation(compiled.one!)).toMatchObject({ answersNull: true });
});

test('a POST reads where its document says so, and nowhere else', () => {
  const paths = { '/people': { post: { ...document.paths['/people/{id}']!.post!, operationId: 'searchPeople', 'x-reads': true as const } } };
  const found = compileOperations({ people: document, search: { ...document, paths } }, records);
  expect(
    Object.values(found)
      .filter(changesNothing)
      .map(({ id }) => id),
  ).toEqual(['getPerson', 'searchPeople']);
});

test('a reference is written out, what stands beside it wins, and its own name and title go', () => {
  expect(writeOut({ $ref: 'record:Person' }, records)).toEqual({
    type: 'object',
    required: ['Name'],
    properties: { Name: { type: 'string' }, Custom: { description: 'More.', type: 'object', required: ['badge'], properties: { badge: { type: 'string' } } } },
  });
});

test('a body must have what the customer requires; an answer may lack it', () => {
  const { savePerson } = compileOperations({ people: document }, records);
  const custom = (schema: unknown) => (schema as { properties: { Custom: { required?: string[] } } }).properties.Custom.required;
  expect(custom(savePerson?.body)).toEqual(['badge']);
  expect(custom(savePerson?.answer)).toBeUndefined();
});

test('a record that holds itself stays a reference', () => {
  expect(writeOut({ $ref: 'record:Menu' }, records)).toEqual({
    type: 'object',
    properties: { Items: { type: 'array', items: { $ref: '#/$defs/Menu' } } },
    $defs: { Menu: { type: 'object', properties: { Items: { type: 'array', items: { $ref: '#/$defs/Menu' } } } } },
  });
});

test('a record is written out alike, whatever was written out of the same records before', () => {
  const list = (name: string) => ({ type: 'array', items: { $ref: `record:${name}` } });
  const make = (): Records => ({
    Leaf: { type: 'object', properties: { Color: { type: 'string' } } },
    Tree: { type: 'object', properties: { Trees: list('Tree'), Leaf: { $ref: 'record:Leaf' } } },
    Wood: { type: 'object', properties: { First: { $ref: 'record:Tree' }, Second: { $ref: 'record:Tree' }, Leaves: list('Leaf') } },
    Hen: { type: 'object', properties: { Egg: { $ref: 'record:Egg', title: 'Of hers' } } },
    Egg: { type: 'object', properties: { Hen: { $ref: 'record:Hen' }, Shell: { $ref: 'record:Leaf' } } },
  });
  const names = Object.keys(make());
  const alone = Object.fromEntries(names.map((name) => [name, writeOut({ $ref: `record:${name}` }, make())]));
  expect(alone.Wood).toHaveProperty('$defs.Tree');
  for (const first of names)
    for (const second of names) {
      const shared = make();
      for (const name of [first, second, ...names])
        expect(writeOut({ $ref: `record:${name}` }, shared), `${name} after ${first}, ${second}`).toEqual(alone[name]);
    }
});

test('what holds no changed record is the same object, and what holds one is written out anew', () => {
  const base: Records = {
    Leaf: { type: 'object', properties: { Color: { type: 'string' } } },
    Tree: { type: 'object', properties: { Leaf: { $ref: 'record:Leaf' } } },
    Egg: { type: 'object', properties: { Shell: { type: 'string' } } },
  };
  const leaf = { type: 'object', properties: { Color: { type: 'string', maxLength: 9 } } };
  const schema = { type: 'array', items: { $ref: 'record:Tree' } };
  const written = writeOut(schema, base);
  expect(writeOut(schema, { ...base, Egg: { type: 'object' } })).toBe(written);
  expect(writeOut(schema, { ...base, Leaf: leaf })).toEqual({ type: 'array', items: { type: 'object', properties: { Leaf: leaf } } });
  expect(writeOut(schema, { ...base })).toBe(written);
});

test('an unknown record is named', () => {
  expect(() => writeOut({ $ref: 'record:constructor' }, records)).toThrow('There is no record "constructor".');
});
