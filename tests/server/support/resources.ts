import { afterAll, beforeAll, beforeEach } from 'vitest';
import { resourceRows } from '../../../server/records/tables/resources';
import { definitionsWith } from './definitions';
import { type Client, startTestServer, type TestServer } from './test-server';

const record = (title: string, properties: object, required: string[]) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `record:${title}`,
  title,
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

const wish = record(
  'Wish',
  {
    Id: { type: 'string', format: 'uuid', maxLength: 36 },
    Name: { type: 'string', title: 'Name', minLength: 1, maxLength: 80 },
    Rank: { type: 'integer', title: 'Rank', minimum: 1 },
    Due: { type: 'string', format: 'date', title: 'Due' },
    Kind: { type: 'string', enum: ['plain', 'kept'] },
    Done: { type: 'boolean', title: 'Done' },
    Place: { type: 'object', additionalProperties: false, properties: { City: { type: 'string', maxLength: 80 } } },
    AddedAt: { type: 'string', format: 'date-time', maxLength: 30 },
    SavedBy: { type: 'string', maxLength: 64 },
  },
  ['Id', 'Name', 'Rank', 'AddedAt', 'SavedBy'],
);

/** What each person wishes: every word that a resource of people has. */
const wishes = {
  id: 'wishes',
  kind: 'resource',
  record: 'Wish',
  key: 'Id',
  owner: 'person',
  order: [{ by: '/Rank', direction: 'descending' }, { by: '/Name' }],
  unique: [{ properties: ['/Name', '/Place/City'], message: 'You wish this already.' }],
  sets: { AddedAt: { value: { $: 'now' }, on: 'create' }, SavedBy: { value: { $: 'caller.UserId' }, on: 'save' } },
  rules: [
    {
      id: 'later',
      on: ['create', 'update'],
      validWhen: { $: 'after.Due == null || after.Due >= today' },
      status: 400,
      message: 'This day is over.',
      at: '/Due',
    },
    {
      id: 'rank',
      on: ['update'],
      validWhen: { $: "after.Rank <= before.Rank || 'Admin' in caller.Roles" },
      status: 403,
      message: 'Only administrators raise a rank.',
    },
    {
      id: 'kept',
      on: ['remove'],
      validWhen: { $: "before.Kind != 'kept' || count > 1" },
      status: 409,
      message: { text: '{name} is kept.', values: { name: { $: 'before.Name' } } },
    },
  ],
  limit: 5,
  live: 'Home',
  audit: true,
  readableBy: { roles: ['Admin', 'PartnerAdmin'] },
  calls: {
    list: { allow: 'signedIn', filters: ['/Rank', '/Done', '/Kind', '/Name', '/Place/City'], search: ['/Name', '/Place/City'], pageSize: 2 },
    ...Object.fromEntries(['get', 'create', 'update', 'remove', 'export'].map((does) => [does, { allow: 'signedIn' }])),
  },
};

const keepers = { roles: ['Admin', 'PartnerAdmin'] };
const notice = record('Notice', { Number: { type: 'integer' }, Text: { type: 'string', title: 'Text', maxLength: 80 } }, ['Number', 'Text']);

/** What hangs on a company's wall, in an order by hand. */
const notices = {
  id: 'notices',
  kind: 'resource',
  record: 'Notice',
  key: 'Number',
  owner: 'company',
  inherits: true,
  order: 'position',
  limit: 4,
  live: 'Home',
  calls: {
    list: { allow: 'signedIn' },
    get: { allow: 'signedIn' },
    export: { allow: 'signedIn' },
    ...Object.fromEntries(['create', 'update', 'remove', 'order'].map((does) => [does, { allow: keepers }])),
  },
};

const greeting = record('Greeting', { Id: { type: 'string', maxLength: 36 }, Text: { type: 'string', maxLength: 80, contentMediaType: 'text/html' } }, [
  'Id',
  'Text',
]);

/** What is said to everybody. */
const greetings = {
  id: 'greetings',
  kind: 'resource',
  record: 'Greeting',
  key: 'Id',
  owner: 'platform',
  limit: 3,
  calls: { list: { allow: 'signedIn' }, create: { allow: { roles: ['SuperAdmin'] } } },
};

const house = record(
  'House',
  {
    LikePartner: { type: 'boolean' },
    Opens: { type: 'string', pattern: '^[0-2][0-9]:[0-5][0-9]$', maxLength: 5 },
    Note: { type: 'string', maxLength: 80 },
    Name: { type: 'string', maxLength: 80, readOnly: true },
    Version: { type: 'integer' },
  },
  ['LikePartner', 'Opens', 'Name'],
);

/** When each company's house opens: a single row that follows the partner's. */
const houses = {
  id: 'houses',
  kind: 'resource',
  record: 'House',
  owner: 'company',
  single: true,
  inherits: { by: '/LikePartner' },
  defaults: { LikePartner: true, Opens: '08:00', Name: { $: 'entity.EntityName' } },
  rules: [
    { id: 'early', on: ['update'], validWhen: { $: "after.Opens < '12:00'" }, status: 400, message: 'Open in the morning.', at: '/Opens' },
    { id: 'kept', on: ['remove'], validWhen: { $: "before.Note != 'Keep'" }, status: 409, message: 'This is kept.' },
  ],
  live: 'Home',
  audit: true,
  calls: { one: { allow: 'signedIn' }, save: { allow: keepers }, reset: { allow: keepers } },
};

/** What each person is reminded by: a single row of a person. */
const remindings = {
  id: 'remindings',
  kind: 'resource',
  record: 'Reminding',
  owner: 'person',
  single: true,
  defaults: { By: 'Mail' },
  calls: { one: { allow: 'signedIn' }, save: { allow: 'signedIn' }, reset: { allow: 'signedIn' } },
};
const reminding = record('Reminding', { By: { type: 'string', enum: ['Mail', 'Text'] } }, ['By']);

const answers = (schema: object) => ({
  '200': { description: 'What is answered.', content: { 'application/json': { schema } } },
  default: { description: 'What went wrong.', content: { 'application/json': { schema: { $ref: 'record:Failure' } } } },
});
const sent = (schema: object) => ({ required: true, content: { 'application/json': { schema } } });
const listOfNotices = { type: 'array', items: { $ref: 'record:Notice' } };
const noticeToSave = {
  type: 'object',
  additionalProperties: false,
  properties: { Number: { type: 'integer' }, Text: { type: 'string', maxLength: 80 } },
  required: ['Text'],
};

const attach = { name: 'partner', in: 'query', schema: { type: 'string', enum: ['Attach', 'Detach'] } };

/** Calls of a document that have the same rows, each with an answer of its own. */
const wall = {
  openapi: '3.1.0',
  info: { title: 'Wall', version: '1.0.0' },
  paths: {
    '/wall': {
      get: {
        operationId: 'getWall',
        summary: 'All notices.',
        'x-allow': 'signedIn',
        'x-resource': { resource: 'notices', does: 'list' },
        responses: answers(listOfNotices),
      },
      post: {
        operationId: 'saveWall',
        summary: 'Saves all notices.',
        'x-allow': keepers,
        'x-resource': { resource: 'notices', does: 'save-all' },
        requestBody: sent({ type: 'array', maxItems: 10, items: noticeToSave }),
        responses: answers({ type: 'object', additionalProperties: false, properties: { Data: listOfNotices }, required: ['Data'] }),
      },
    },
    '/house': {
      get: {
        operationId: 'seeHouse',
        summary: 'When the house opens.',
        'x-allow': 'signedIn',
        'x-resource': { resource: 'houses', does: 'one', follows: { parameter: 'partner', on: 'Attach', off: 'Detach' } },
        parameters: [attach],
        responses: answers({ $ref: 'record:House' }),
      },
      post: {
        operationId: 'keepHouse',
        summary: 'Saves when the house opens.',
        'x-allow': keepers,
        'x-resource': { resource: 'houses', does: 'save', follows: { parameter: 'partner', on: 'Attach', off: 'Detach' } },
        parameters: [attach],
        requestBody: sent({ $ref: 'record:House' }),
        responses: answers({ $ref: 'record:House' }),
      },
    },
    '/wall/notice': {
      post: {
        operationId: 'saveNotice',
        summary: 'Saves a notice.',
        'x-allow': keepers,
        'x-resource': { resource: 'notices', does: 'update', key: 'Number' },
        requestBody: sent(noticeToSave),
        responses: answers({ type: 'object', additionalProperties: false, properties: { Data: { $ref: 'record:Notice' } }, required: ['Data'] }),
      },
      delete: {
        operationId: 'dropNotice',
        summary: 'Removes a notice.',
        'x-allow': keepers,
        'x-resource': { resource: 'notices', does: 'remove', key: 'number' },
        parameters: [{ name: 'number', in: 'query', required: true, schema: { type: 'integer' } }],
        responses: answers({ type: 'boolean' }),
      },
    },
  },
};

/** The project with these resources in its base. */
const resourceDefinitions = () =>
  definitionsWith({
    'schemas/records/wish.schema.json': wish,
    'schemas/records/notice.schema.json': notice,
    'schemas/records/greeting.schema.json': greeting,
    'schemas/records/house.schema.json': house,
    'schemas/records/reminding.schema.json': reminding,
    'schemas/resources/houses.resource.json': houses,
    'schemas/resources/remindings.resource.json': remindings,
    'schemas/resources/wishes.resource.json': wishes,
    'schemas/resources/notices.resource.json': notices,
    'schemas/resources/greetings.resource.json': greetings,
    'schemas/endpoints/wall.json': wall,
  });

/** A list of one customer's own, as an author publishes it. */
export const pledges = [
  {
    Path: 'pledge.schema.json',
    Text: JSON.stringify(record('Pledge', { Id: { type: 'string', maxLength: 36 }, Text: { type: 'string', maxLength: 80 } }, ['Id', 'Text'])),
  },
  {
    Path: 'pledges.resource.json',
    Text: JSON.stringify({
      id: 'pledges',
      kind: 'resource',
      record: 'Pledge',
      key: 'Id',
      owner: 'person',
      limit: 5,
      calls: { list: { allow: 'signedIn' }, create: { allow: 'signedIn' }, remove: { allow: { roles: ['Admin'] } } },
    }),
  },
];

interface Demo {
  server: TestServer;
  pat: Client;
  admin: Client;
  partner: Client;
}

/** A server with these resources for the tests of a file, with a person and an administrator of Lakeside and one of its partner. Each test begins without rows. */
export function withResources(): Demo {
  const demo = {} as Demo;
  beforeAll(async () => {
    const server = await startTestServer({ definitions: resourceDefinitions() });
    const [pat, admin, partner] = [
      await server.as('pat@lakeside.example'),
      await server.as('admin@lakeside.example'),
      await server.as('partner@north.example'),
    ];
    Object.assign(demo, { server, pat, admin, partner });
  });
  afterAll(() => demo.server.close());
  beforeEach(() => demo.server.database.delete(resourceRows));
  return demo;
}
