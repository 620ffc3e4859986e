import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import type { Operations } from '../../schemas/generated/operations';
import type { ResourceItem } from '../../schemas/generated/records';
import seeds from '../../server/demo/resource-hub.json' with { type: 'json' };
import { testAnswer } from '../support/journey';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';
import { fetchFile, upload } from './support/upload';

type Sections = Operations['getResourceHub']['answer'];
type Maintained = Operations['getHubToMaintain']['answer'];

const { test, server } = withServer();
let pat: Client;
let admin: Client;
test.beforeAll(async () => {
  [pat, admin] = [await server.as('pat@lakeside.example'), await server.as('admin@lakeside.example')];
});

const hub = async (client = pat) => (await client.get<Sections>('/resources/user/sections')).body;
const maintained = async (client = admin) => (await client.get<Maintained>('/resources/admin/sections')).body;
const titles = (resources: readonly ResourceItem[]) => resources.map(({ Title }) => Title);
const seeded = (section: string) => seeds.resources.filter((resource) => resource.section === section).map(({ Title }) => Title);

testAnswer('the hub of a person', () => hub(), [
  [
    'B-resources-01 the sections come in their order, each with its resources',
    (sections) => expect(sections.map(({ Name, Resources }) => [Name, titles(Resources)])).toEqual(seeds.sections.map(({ key, Name }) => [Name, seeded(key)])),
  ],
]);

test('B-resources-02 for the home page there are those that are marked for it, otherwise all', async () => {
  const home = (flag: boolean) => pat.get<ResourceItem[]>(`/resources/user/resources/homepage/${flag}`);
  expect(titles((await home(true)).body)).toEqual(seeds.resources.filter(({ OnHomePage }) => OnHomePage).map(({ Title }) => Title));
  expect(titles((await home(false)).body)).toEqual(seeds.resources.map(({ Title }) => Title));
  expect((await pat.get('/resources/user/resources/homepage/maybe')).status).toBe(400);
});

test('a company without a section has the hub of its partner, as long as that is so', async () => {
  const [person, keeper] = [await server.as('pat@summit.example'), await server.as('admin@summit.example')];
  expect((await hub(person)).map(({ SectionId }) => SectionId)).toEqual(seeds.sections.map(({ key }) => `north-${key}`));
  expect(await maintained(keeper)).toEqual([]);
  const { body: own } = await keeper.post<{ SectionId: string }>('/resources/resource-sections', { Name: 'Ours' });
  expect(await hub(person)).toEqual([]);
  await keeper.post('/resources/resource-items', { Title: 'Shop floor', Kind: 'Link', SectionId: own.SectionId, Picture: 'People', Address: '/programs' });
  expect((await hub(person)).map(({ Name, Resources }) => [Name, titles(Resources)])).toEqual([['Ours', ['Shop floor']]]);
});

describe('B-resources-04 whoever opens a resource is counted, once for each opening', () => {
  const openingsOf = async (title: string, client = admin) =>
    (await maintained(client)).flatMap(({ Resources }) => Resources).find(({ Resource }) => Resource.Title === title)?.Openings;
  const title = seeds.resources[0]!.Title;

  test('B-resources-03 administrators see the sections of their company, and how often each resource was opened', async () => {
    const before = (await openingsOf(title))!;
    const opened = { ResourceId: 'lakeside-first-week' };
    for (let time = 0; time < 2; time += 1) expect((await pat.post('/resource/engagement', opened)).body).toBe(true);
    expect(await openingsOf(title)).toBe(before + 2);
    expect((await maintained()).map(({ Name }) => Name)).toEqual(seeds.sections.map(({ Name }) => Name));
    expect((await pat.get('/resources/admin/sections')).status).toBe(403);
  });

  test('those of another company are not counted, and nobody reads who opened what', async () => {
    const before = await openingsOf(title);
    await (await server.as('pat@summit.example')).post('/resource/engagement', { ResourceId: 'lakeside-first-week' });
    expect(await openingsOf(title)).toBe(before);
    for (const path of ['/resources/resource-engagements', '/resources/resource-engagements/all']) expect((await admin.get(path)).status).toBe(404);
    expect(faultsOf(await pat.post('/resource/engagement', { ResourceId: 'x', OpenedAt: '2020-01-01T00:00:00.000Z' }))).toEqual([
      'additionalProperties /OpenedAt',
    ]);
  });
});

describe('documents', () => {
  const documentAt = (path: string, client = pat) => fetchFile(server, client, `/resources/user/resource-document/?filePath=${encodeURIComponent(path)}`);
  const plan = seeds.resources.find(({ document }) => document === 'plate-planner.pdf')!;

  test('B-resources-05 a document comes by its encoded path, byte by byte', async () => {
    const { status, content: sent, headers } = await documentAt(`lakeside-${plan.key}/plate-planner.pdf`);
    expect(status).toBe(200);
    const content = readFileSync(new URL('../../server/demo/documents/plate-planner.pdf', import.meta.url));
    expect([sent.equals(content), headers['content-type'], headers['content-disposition']]).toEqual([
      true,
      'application/pdf',
      'attachment; filename="plate-planner.pdf"',
    ]);
  });

  test.each([
    `lakeside-${plan.key}/../${plan.key}/plate-planner.pdf`,
    `../lakeside-${plan.key}/plate-planner.pdf`,
    `lakeside-${plan.key}/PLATE-PLANNER.pdf`,
    `north-${plan.key}/plate-planner.pdf`,
    `lakeside-first-week/plate-planner.pdf`,
    '/etc/passwd',
    'undefined',
    '__proto__/constructor',
  ])('B-resources-07 the path %s is that of no document which the person sees: it is not found', async (path) => {
    expect((await documentAt(path)).status).toBe(404);
  });

  const sent = async (name: string, content = '%PDF-1.4\n%\n1 0 obj\n<<>>\nendobj\n', client = admin) =>
    (await upload(server, client, Buffer.from(content), { name })).body;
  const item = { Title: 'Rules of the gym', Kind: 'Document', SectionId: 'lakeside-move', Picture: 'Movement' };
  const save = (Document: unknown, more: object = {}) => admin.post<ResourceItem>('/resources/resource-items', { ...item, Document, ...more });

  test('a document is kept apart, stays when somebody else changes the row, and goes with it', async () => {
    const { body: made } = await save([await sent('gym.pdf')]);
    expect(made.Document).toEqual([{ Name: 'gym.pdf', Type: 'application/pdf', Size: expect.any(Number), FileId: expect.any(String) }]);
    const path = `${made.ResourceId}/gym.pdf`;
    expect((await documentAt(path)).status).toBe(200);
    const partner = await server.as('partner@north.example');
    const change = (client: Client, body: object) => client.call<ResourceItem>('PUT', `/resources/resource-items/${made.ResourceId}?entityId=lakeside`, body);
    expect((await change(partner, { ...made, Title: 'Rules of our gym' })).status).toBe(200);
    expect((await documentAt(path)).status).toBe(200);
    expect((await change(partner, { ...made, Version: 2, Document: [await sent('new.pdf', undefined, partner)] })).status).toBe(200);
    expect((await documentAt(path)).status).toBe(404);
    expect((await documentAt(`${made.ResourceId}/new.pdf`)).status).toBe(200);
    expect((await admin.call('DELETE', `/resources/resource-items/${made.ResourceId}`)).status).toBe(200);
    expect((await documentAt(`${made.ResourceId}/new.pdf`)).status).toBe(404);
  });

  test('what the form does not take, the server does not either', async () => {
    expect(faultsOf((await save([await sent('gym.txt', 'Hello')])) as never)).toEqual(['fileType /Document/0']);
    expect(faultsOf((await save(undefined)) as never)).toEqual(['required /Document']);
    expect(
      faultsOf((await save([{ Name: 'plate-planner.pdf', Type: 'application/pdf', Size: 1, FileId: '00000000-0000-4000-8000-000000000001' }])) as never),
    ).toEqual(['unknownFile /Document/0']);
    const { body } = await save([await sent('gym.pdf')], { Kind: 'Link', Address: 'https://gym.example' });
    expect(body.Document).toBeUndefined();
    expect(faultsOf((await save(undefined, { Kind: 'Link', Address: 'javascript:alert(1)' })) as never)).toEqual(['format /Address']);
    await admin.call('DELETE', `/resources/resource-items/${body.ResourceId}`);
  });
});

test('what an article says has no script, and resources whose section is gone wait for another one', async () => {
  const { body: section } = await admin.post<{ SectionId: string }>('/resources/resource-sections', { Name: 'For a day' });
  const article = { Title: 'Breathe', Kind: 'Article', SectionId: section.SectionId, Picture: 'Calm', Article: '<p>In.<script>1</script></p>' };
  expect((await admin.post<ResourceItem>('/resources/resource-items', article)).body.Article).toBe('<p>In.</p>');
  expect((await hub()).map(({ Name }) => Name)).toContain('For a day');
  await admin.call('DELETE', `/resources/resource-sections/${section.SectionId}`);
  expect((await hub()).flatMap(({ Resources }) => titles(Resources))).not.toContain('Breathe');
  expect((await maintained()).at(-1)).toMatchObject({ SectionId: '', Name: 'No section', Resources: [{ Resource: { Title: 'Breathe' } }] });
});
