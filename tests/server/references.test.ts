import { describe, expect } from 'vitest';
import type { Failure } from '../../schemas/generated/records';
import { programs } from '../../server/records/tables/programs';
import { withServer } from './support/fixture';
import { type Client, faultsOf } from './support/test-server';

// A row names rows of its owner, or of the owner's partner, only. The rule that keeps it so: the check refuses a resource with a property that names
// something (…Id, …Ids) and is not listed in its `references`, and every change of rows is held to them at one place.

const { test, server } = withServer();
let lakeside: Client;
let summit: Client;
test.beforeAll(async () => {
  [lakeside, summit] = [await server.as('admin@lakeside.example'), await server.as('admin@summit.example')];
});

const item = { Title: 'Shop floor', Kind: 'Link', Picture: 'People', Address: '/programs' };
const addItem = (client: Client, SectionId: unknown) => client.post<{ ResourceId: string } & Failure>('/resources/resource-items', { ...item, SectionId });
const addSection = async (client: Client, Name: string) => (await client.post<{ SectionId: string }>('/resources/resource-sections', { Name })).body.SectionId;

describe('an item of the hub', () => {
  test('stands in a section of its company, and in none of another one, whether or not that is there', async () => {
    const [own, foreign] = [await addSection(lakeside, 'Ours'), await addSection(summit, 'Theirs')];
    expect((await addItem(lakeside, own)).status).toBe(200);
    for (const id of [foreign, 'nothing']) {
      const answer = await addItem(lakeside, id);
      expect([answer.status, faultsOf(answer)]).toEqual([400, ['reference /SectionId']]);
    }
  });

  test('is not moved into a section of another company, and is saved as before when its own section is gone', async () => {
    const [own, foreign] = [await addSection(lakeside, 'For a day'), await addSection(summit, 'Also theirs')];
    const { body } = await addItem(lakeside, own);
    const change = (more: object) => lakeside.call<Failure>('PUT', `/resources/resource-items/${body.ResourceId}`, { ...item, SectionId: own, ...more });
    expect(faultsOf(await change({ SectionId: foreign }))).toEqual(['reference /SectionId']);
    expect((await lakeside.call('DELETE', `/resources/resource-sections/${own}`)).status).toBe(200);
    expect((await change({ Title: 'Still here' })).status).toBe(200);
  });
});

describe('an announcement', () => {
  const announcement = {
    DisplayType: 'Announcement',
    Title: 'Walk',
    Content: '<p>Walk</p>',
    FromDay: '2026-11-01',
    LinkType: 'WithinProduct',
    LinkDestination: 'Challenge',
  };
  const add = (client: Client, ProgramOwnerId: string, ProgramId: string) =>
    client.post<Failure>('/resources/announcements', { ...announcement, ProgramOwnerId, ProgramId });

  test('leads to a program of its company, and to none of another one', async () => {
    const all = await server.database.select().from(programs);
    const [own, foreign] = ['lakeside', 'summit'].map((id) => all.find(({ OwnerId }) => OwnerId === id)!.Id);
    expect((await add(lakeside, 'lakeside', own!)).status).toBe(200);
    expect(faultsOf(await add(lakeside, 'lakeside', foreign!))).toEqual(['reference /ProgramId']);
    expect(faultsOf(await add(lakeside, 'cedar', own!))).toEqual(['reference /ProgramOwnerId']);
  });
});

test('what a person opens in the hub is of their company', async () => {
  const pat = await server.as('pat@summit.example');
  const { body } = await addItem(lakeside, await addSection(lakeside, 'Opened'));
  expect(faultsOf(await pat.post<Failure>('/resource/engagement', { ResourceId: body.ResourceId }))).toEqual(['reference /ResourceId']);
});
