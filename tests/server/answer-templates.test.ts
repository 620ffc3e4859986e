import { expect } from 'vitest';
import { definitionsWith } from './support/definitions';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const answers = (schema: object) => ({
  '200': { description: 'What is answered.', content: { 'application/json': { schema } } },
  default: { description: 'What went wrong.', content: { 'application/json': { schema: { $ref: 'record:Failure' } } } },
});
const texts = { type: 'array', items: { type: 'string' } };
const parameter = (name: string, schema: object) => ({ name, in: 'query', schema });

const call = (operationId: string, template: object, schema: object, more: object = {}) => ({
  get: { operationId, summary: 'A template.', 'x-allow': 'signedIn', 'x-answer': template, ...more, responses: answers(schema) },
});
const document = {
  openapi: '3.1.0',
  info: { title: 'Templates', version: '1.0.0' },
  paths: {
    '/template/statistics': call(
      'nameCompanies',
      { reads: { companies: { call: 'getCompanyStatistics' } }, value: { $: 'reads.companies.map(one, one.EntityName)' } },
      texts,
    ),
    '/template/department': call(
      'nameDepartments',
      {
        reads: { found: { call: 'getPlanYears', input: { entityId: { $: 'query.company' } } } },
        value: { $: 'reads.found.map(one, one.PlanYearId)' },
      },
      texts,
      { parameters: [parameter('company', { type: 'string', maxLength: 64 })] },
    ),
    '/template/failing': call(
      'fail',
      { value: { $: "string(entry(query, 'word') + 1.0)" } },
      { type: 'string' },
      {
        parameters: [parameter('word', { type: 'string', maxLength: 64 })],
      },
    ),
    '/template/open': {
      get: {
        operationId: 'nameCaller',
        summary: 'Who calls.',
        'x-allow': 'everyone',
        'x-answer': { value: { $: 'session.signedIn ? session.user.FirstName : null' }, missing: 'Nobody is signed in.' },
        responses: answers({ type: 'string' }),
      },
    },
  },
};

const { test, server } = withServer(() => ({ definitions: definitionsWith({ 'schemas/endpoints/templates.json': document }) }));
let pat: Client;
let partner: Client;
test.beforeAll(async () => {
  [pat, partner] = [await server.as('pat@lakeside.example'), await server.as('partner@north.example')];
});

test('an answer reads what another call answers to the same caller, who is refused where that one refuses them', async () => {
  const own = await partner.get<{ EntityName: string }[]>('/entityajax/GetCompanyStatistics');
  expect(own.body.length).toBeGreaterThan(0);
  expect((await partner.get('/template/statistics')).body).toEqual(own.body.map(({ EntityName }) => EntityName));
  expect((await pat.get('/template/statistics')).status).toBe(403);
});

test('what is given to a call is held to its document: without what it needs nobody is answered', async () => {
  expect((await pat.get('/template/department?company=lakeside')).status).toBe(200);
  expect((await pat.get('/template/department?company=nowhere')).status).toBe(404);
  expect((await pat.get('/template/department')).status).toBe(403);
});

test('an expression that fails is a failure of the server, and null is not found where the template says so', async () => {
  expect((await pat.get('/template/failing?word=a')).status).toBe(500);
  expect((await pat.get('/template/open')).body).toBe('Pat');
  expect(await server.nobody.get('/template/open')).toMatchObject({ status: 404, body: { Errors: [{ Message: 'Nobody is signed in.' }] } });
});
