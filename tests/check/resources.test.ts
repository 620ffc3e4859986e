import { describe, expect, test } from 'vitest';
import { compile } from '../../codegen/compile';
import { project } from './planted';

const { base } = compile(project);
const { operations, resources } = base!;
const call = (id: string) => operations[id]!;
const parametersOf = (id: string) => call(id).parameters.map(({ name }) => name);
const properties = (schema: unknown) => Object.keys((schema as { properties: object }).properties);

describe('the calls that a resource makes', () => {
  test.each([
    ['listLoans', 'GET', '/resources/loans'],
    ['getLoan', 'GET', '/resources/loans/{key}'],
    ['createLoan', 'POST', '/resources/loans'],
    ['updateLoan', 'PUT', '/resources/loans/{key}'],
    ['removeLoan', 'DELETE', '/resources/loans/{key}'],
    ['exportLoans', 'GET', '/resources/loans/export'],
    ['listAllLoans', 'GET', '/resources/loans/all'],
    ['exportAllLoans', 'GET', '/resources/loans/all/export'],
    ['orderShelves', 'POST', '/resources/shelves/order'],
    ['getOpening', 'GET', '/resources/openings/one'],
    ['resetOpening', 'DELETE', '/resources/openings/one'],
  ])('%s is %s %s', (id, method, path) => {
    expect(call(id)).toMatchObject({ id, method, path, area: 'resources', resource: { isMade: true } });
  });

  test('are those that it names, and no others', () => {
    const made = Object.values(operations).flatMap(({ id, area }) => (area === 'resources' ? [id] : []));
    expect(made).toHaveLength(12);
    expect(made).not.toContain('orderLoans');
    expect(made).not.toContain('listShelves');
  });

  test('take a page, an order, what is looked for, and each filter', () => {
    expect(parametersOf('listLoans')).toEqual(['page', 'pageSize', 'sort', 'search', 'Days', 'Due']);
    expect(parametersOf('exportLoans')).toEqual(['format', 'sort', 'search', 'Days', 'Due']);
    expect(call('listLoans').parameters[1]!.schema).toMatchObject({ default: 2, maximum: 100 });
    expect(call('listLoans').parameters[2]!.schema.enum).toEqual(['Id', 'Title', 'Due', 'Days', 'LentAt'].flatMap((name) => [name, `-${name}`]));
  });

  test("of a company's rows take the company", () => {
    expect(parametersOf('createShelf')).toEqual(['entityId']);
    expect(parametersOf('createLoan')).toEqual([]);
  });

  test('are sent what the server does not give, and answer the row with its version', () => {
    const { body, answer } = call('createLoan');
    expect(body).toMatchObject({ required: ['Title', 'Due'], additionalProperties: false });
    expect(properties(answer)).toEqual(['Id', 'Title', 'Due', 'Days', 'Notes', 'LentAt', 'Version']);
    expect(answer!.required).toEqual(['Id', 'Title', 'Due', 'LentAt', 'Version']);
  });

  test('for those who read the rows of others say whose they are', () => {
    expect(call('listAllLoans').allow).toEqual({ roles: ['Admin'] });
    expect(properties((call('listAllLoans').answer as { properties: { Items: { items: object } } }).properties.Items.items)).toEqual(
      expect.arrayContaining(['PersonId', 'PersonName']),
    );
  });

  test('of a single row answer what it has before it is saved, and are not sent what is never stored', () => {
    const { answer } = call('getOpening');
    expect(answer!.required).toEqual(['LikePartner', 'Opens', 'Usual', 'Version']);
    expect((answer as { properties: { Version: object } }).properties.Version).toMatchObject({ minimum: 0 });
    expect(parametersOf('resetOpening')).toEqual(['version', 'entityId']);
    expect(call('keepOpening').resource).toMatchObject({ resource: 'openings', does: 'save', follows: { parameter: 'partner', on: 'Attach', off: 'Detach' } });
  });

  test('are written into the audit trail where the resource is', () => {
    expect([call('createLoan').audit, call('createShelf').audit]).toEqual(['itself', undefined]);
  });
});

test('a call of a document that names a resource knows by its answer where the rows stand', () => {
  expect(call('getShelves').resource).toEqual({ resource: 'shelves', does: 'list', shows: ['Number', 'Name', 'Floor'] });
  expect(call('saveShelf').resource).toEqual({ resource: 'shelves', does: 'update', key: 'Number' });
});

test('what can be compared is told apart: texts, numbers, and what is written exactly', () => {
  expect(resources.loans!.columns).toEqual({ '/Id': 'exact', '/Title': 'text', '/Due': 'exact', '/Days': 'number', '/LentAt': 'exact' });
});
