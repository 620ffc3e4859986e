import { beforeEach, describe, expect, test } from 'vitest';
import type { Failure } from '../../schemas/generated/records';
import { auditEntries } from '../../server/records/tables/audit';
import { acting } from './support/impersonation';
import { withResources } from './support/resources';
import { type Answer, type Client, faultsOf } from './support/test-server';
import { forgetTold, toldSoFar } from './support/told';

interface Wish {
  Id: string;
  Name: string;
  Rank: number;
  Version: number;
}
interface Page<Row> {
  Items: Row[];
  Total: number;
}

const byNumber = (one: number, other: number) => one - other;

const demo = withResources();

const wish = <Body = Wish>(Name: string, more: object = {}, client = demo.pat) => client.post<Body>('/resources/wishes', { Name, Rank: 1, ...more });
const wishes = async (query = '', client = demo.pat) => (await client.get<Page<Wish>>(`/resources/wishes?${query}`)).body;
const namesOf = async (query = '', client = demo.pat) => (await wishes(query, client)).Items.map(({ Name }) => Name);
const messageOf = (answer: Answer<unknown>) => [answer.status, ...(answer.body as Failure).Errors.map(({ Message }) => Message)];
const failed = (answer: Answer<unknown>) => [answer.status, ...faultsOf(answer as Answer<Failure>)];

describe('rows of people', () => {
  test('come back as they were sent, with a key, a version, and what the server sets', async () => {
    const { status, body } = await wish('A bicycle', { Due: '2030-01-01', Kind: 'plain', Done: false, Place: { City: 'Genève' } });
    const now = demo.server.clock.now().toISOString();
    expect(status).toBe(200);
    expect(body).toEqual({
      Id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      Name: 'A bicycle',
      Rank: 1,
      Due: '2030-01-01',
      Kind: 'plain',
      Done: false,
      Place: { City: 'Genève' },
      AddedAt: now,
      SavedBy: expect.any(String),
      Version: 1,
    });
    expect((await demo.pat.get(`/resources/wishes/${body.Id}`)).body).toEqual(body);
    expect(await wishes()).toEqual({ Items: [body], Total: 1 });
    const changed = await demo.pat.call<Wish>('PUT', `/resources/wishes/${body.Id}`, {
      ...body,
      Name: 'Two bicycles',
      AddedAt: '2000-01-01T00:00:00Z',
      SavedBy: 'somebody',
    });
    expect(changed.body).toEqual({ ...body, Name: 'Two bicycles', Version: 2 });
    expect((await demo.pat.call('DELETE', `/resources/wishes/${body.Id}`)).body).toEqual({ Successful: true });
    expect((await demo.pat.get(`/resources/wishes/${body.Id}`)).status).toBe(404);
    expect(await wishes()).toEqual({ Items: [], Total: 0 });
  });

  test('are nobody else’s: not read, not changed, not removed, not counted', async () => {
    const { body } = await wish('Mine');
    for (const other of [demo.admin, demo.partner, await demo.server.as('pat@summit.example'), await demo.server.as('super@wellspring.example')]) {
      expect((await wishes('', other)).Total).toBe(0);
      expect((await other.get(`/resources/wishes/${body.Id}`)).status).toBe(404);
      expect((await other.call('PUT', `/resources/wishes/${body.Id}`, { Name: 'Theirs', Rank: 1 })).status).toBe(404);
      expect((await other.call('DELETE', `/resources/wishes/${body.Id}`)).status).toBe(404);
      expect((await other.get(`/resources/wishes?entityId=lakeside`)).status).toBe(400);
    }
    expect((await demo.server.nobody.get('/resources/wishes')).status).toBe(401);
    expect(await wishes()).toEqual({ Items: [body], Total: 1 });
  });

  test('are not written over by whoever has read an older version', async () => {
    const { Id } = (await wish('First')).body;
    const put = (Name: string, version: number) => demo.pat.call('PUT', `/resources/wishes/${Id}?version=${version}`, { Name, Rank: 1 });
    expect((await put('Second', 1)).status).toBe(200);
    expect(messageOf(await put('Third', 1))).toEqual([409, 'This was changed in the meantime. Reload the page, then make your change again.']);
    expect((await demo.pat.call('PUT', `/resources/wishes/${Id}`, { Name: 'Third', Rank: 1, Version: 1 })).status).toBe(409);
    expect((await demo.pat.call('DELETE', `/resources/wishes/${Id}?version=1`)).status).toBe(409);
    expect(await namesOf()).toEqual(['Second']);
    expect((await demo.pat.call('DELETE', `/resources/wishes/${Id}?version=2`)).status).toBe(200);
  });

  test('are changed by one of two who save the same version at once', async () => {
    const { Id } = (await wish('First')).body;
    const both = await Promise.all(['A', 'B'].map((Name) => demo.pat.call('PUT', `/resources/wishes/${Id}?version=1`, { Name, Rank: 1 })));
    expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
  });

  test('are held to their record and to nothing that was not sent', async () => {
    expect(failed(await wish('', { Rank: 0, Due: 'tomorrow' }))).toEqual([400, 'minLength /Name', 'minimum /Rank', 'format /Due']);
    expect(failed(await wish('A', { Owner: 'lakeside-2' }))).toEqual([400, expect.stringContaining('/Owner')]);
    expect(failed(await demo.pat.post('/resources/wishes', {}))).toEqual([400, 'required /Name', 'required /Rank']);
  });

  test('differ in what must differ, letter case and accents apart, also where two windows save at once', async () => {
    const Place = { City: 'Zürich' };
    const { Id } = (await wish('A walk', { Place })).body;
    expect(failed(await wish('a WALK', { Place: { City: 'zurich' } }))).toEqual([400, 'unique /Name']);
    expect((await wish('A walk', { Place: { City: 'Bern' } })).status).toBe(200);
    expect((await wish('A walk')).status).toBe(200);
    expect((await demo.pat.call('PUT', `/resources/wishes/${Id}`, { Name: 'A WALK', Rank: 1, Place })).status).toBe(200);
    expect((await wish('A walk', { Place }, demo.admin)).status).toBe(200);
    const saved = await Promise.all([wish('A swim'), wish('A swim')]);
    expect(saved.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 400]);
  });

  test('are no more than the limit, also where two windows save at once', async () => {
    for (let number = 0; number < 4; number += 1) await wish(`Wish ${number}`);
    const saved = await Promise.all([wish('One more'), wish('And one more')]);
    expect(saved.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
    expect(messageOf(await wish('Too many'))).toEqual([409, 'You have reached the limit of 5. Delete one first.']);
    expect((await wish('Of another', {}, demo.admin)).status).toBe(200);
  });

  test.each([
    ['a day that is over', async () => wish('A', { Due: '2020-01-01' }), [400, 'later /Due']],
    ['a rank that is raised', async () => changed({ Rank: 2 }), [403, 'rank undefined']],
    [
      'the last one that is kept',
      async () => demo.pat.call('DELETE', `/resources/wishes/${(await wish('Peace', { Kind: 'kept' })).body.Id}`),
      [409, 'kept undefined'],
    ],
  ])('are refused by their rule: %s', async (_title, change, refused) => {
    expect(failed(await change())).toEqual(refused);
  });

  test('pass their rules', async () => {
    expect((await wish('A', { Due: '2030-01-01' })).status).toBe(200);
    expect((await changed({ Rank: 1 })).status).toBe(200);
    expect((await changed({ Rank: 2 }, demo.admin)).status).toBe(200);
    const { Id } = (await wish('Peace', { Kind: 'kept' })).body;
    expect((await demo.pat.call('DELETE', `/resources/wishes/${Id}`)).status).toBe(200);
  });

  test('say in the message of a rule what the rule reads', async () => {
    const { Id } = (await wish('Peace', { Kind: 'kept' })).body;
    expect(messageOf(await demo.pat.call('DELETE', `/resources/wishes/${Id}`))).toEqual([409, 'Peace is kept.']);
  });

  const changed = async (more: object, client = demo.pat) => {
    const { Id } = (await wish('To change', {}, client)).body;
    return client.call('PUT', `/resources/wishes/${Id}`, { Name: 'To change', Rank: 1, ...more });
  };

  test('are told to their person, and written into the trail with what was and what is', async () => {
    await forgetTold(demo.server);
    const { Id } = (await wish('Seen')).body;
    await demo.pat.call('PUT', `/resources/wishes/${Id}`, { Name: 'Seen again', Rank: 1 });
    await wish('Seen again');
    const told = await toldSoFar(demo.server);
    expect(told.map(({ Topic, Category }) => `${Topic} ${Category}`)).toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/^user:\S+ Home$/)));
    const entries = (await demo.server.database.select().from(auditEntries)).filter(({ SubjectId }) => SubjectId === `wishes/${Id}`);
    expect(entries.map(({ Action }) => Action).toSorted()).toEqual(['RowAdded', 'RowChanged']);
    expect(entries.find(({ Action }) => Action === 'RowChanged')!.Changes).toEqual([{ Field: '/Name', Was: 'Seen', Is: 'Seen again' }]);
    const refusals = (await demo.server.database.select().from(auditEntries)).filter(
      ({ SubjectId, Action }) => SubjectId === 'createWish' && Action === 'Refused',
    );
    expect(refusals.map(({ Why }) => Why)).toContain('You wish this already.');
  });
});

test('whoever acts for somebody reads and changes that person’s rows, and the trail has both', async () => {
  const { Id } = (await wish('Of Pat')).body;
  const support = await acting(demo.server, 'support@lakeside.example', 'pat@lakeside.example', 'Support');
  expect(await namesOf('', support)).toEqual(['Of Pat']);
  expect((await support.call('PUT', `/resources/wishes/${Id}`, { Name: 'Helped', Rank: 1 })).status).toBe(200);
  expect(await namesOf()).toEqual(['Helped']);
  const entries = (await demo.server.database.select().from(auditEntries)).filter(({ SubjectId }) => SubjectId === `wishes/${Id}`);
  const [mine, theirs] = ['RowAdded', 'RowChanged'].map((Action) => entries.find((entry) => entry.Action === Action)!);
  expect([mine!.OnBehalfOf, theirs!.OnBehalfOf]).toEqual([null, mine!.UserId]);
  expect(theirs!.UserId).not.toBe(mine!.UserId);
});

describe('a list', () => {
  beforeEach(async () => {
    const cities = ['Bern', 'Ávila', 'bremen'];
    for (const [index, Name] of ['Élan', 'apple', 'Zoo'].entries()) await wish(Name, { Rank: index + 9, Done: index === 1, Place: { City: cities[index]! } });
    await wish('eleven');
  });

  test('stands in the order of its resource, page by page', async () => {
    expect(await namesOf('pageSize=10')).toEqual(['Zoo', 'apple', 'Élan', 'eleven']);
    expect(await namesOf()).toEqual(['Zoo', 'apple']);
    expect(await namesOf('page=1')).toEqual(['Élan', 'eleven']);
    expect(await wishes('page=2')).toEqual({ Items: [], Total: 4 });
    expect(failed(await demo.pat.get('/resources/wishes?pageSize=101'))).toEqual([400, 'maximum /pageSize']);
  });

  test.each([
    ['sort=Name', ['apple', 'Élan', 'eleven', 'Zoo']],
    ['sort=-Name', ['Zoo', 'eleven', 'Élan', 'apple']],
    ['sort=Rank', ['eleven', 'Élan', 'apple', 'Zoo']],
    ['sort=Place.City', ['apple', 'Élan', 'Zoo', 'eleven']],
    ['sort=-Place.City', ['Zoo', 'Élan', 'apple', 'eleven']],
    ['sort=-Done', ['apple', 'Zoo', 'Élan', 'eleven']],
    ['search=EL', ['Élan', 'eleven']],
    ['search=avila', ['apple']],
    ['search=%25', []],
    ['search=', ['Zoo', 'apple', 'Élan', 'eleven']],
    ['Rank=10', ['apple']],
    ['Done=true', ['apple']],
    ['Done=false', ['Zoo', 'Élan']],
    ['Name=elan', ['Élan']],
    ['Place.City=BERN', ['Élan']],
    ["Name=x' or '1'='1", []],
  ])('of %s is %j', async (query, names) => {
    expect(await namesOf(`pageSize=10&${query}`)).toEqual(names);
    expect((await wishes(`pageSize=10&${query}`)).Total).toBe(names.length);
  });

  test.each(['sort=Owner', 'Due=2030-01-01', 'Rank=many', 'page=-1'])('cannot be asked for by %s', async (query) => {
    expect((await demo.pat.get(`/resources/wishes?${query}`)).status).toBe(400);
  });

  test('is a file too, of what is looked for, and no formula in it', async () => {
    await wish('=1+1', { Rank: 20 });
    const csv = (query = '') => demo.pat.get<string>(`/resources/wishes/export?${query}`);
    expect((await csv()).body).toBe("\uFEFFName,Rank,Due,Done\r\n'=1+1,20,,\r\nZoo,11,,No\r\napple,10,,Yes\r\nÉlan,9,,No\r\neleven,1,,\r\n");
    expect((await csv('search=apple')).body).toBe('\uFEFFName,Rank,Due,Done\r\napple,10,,Yes\r\n');
    const xlsx = await demo.server.app.inject({ url: '/api/resources/wishes/export?format=xlsx', headers: { authorization: `Bearer ${demo.pat.token!}` } });
    expect([xlsx.statusCode, xlsx.headers['content-disposition'], xlsx.rawPayload.subarray(0, 2).toString()]).toEqual([
      200,
      'attachment; filename="wishes.xlsx"',
      'PK',
    ]);
  });

  test('of all people shows administrators those of their reach, with whose they are, and nobody else', async () => {
    await wish('Of the admin', {}, demo.admin);
    await wish('Of Summit', {}, await demo.server.as('pat@summit.example'));
    const all = async (client: Client) => (await client.get<Page<Wish & { PersonName: string }>>('/resources/wishes/all?pageSize=20&sort=Name')).body;
    const found = await all(demo.admin);
    expect(found.Items.map(({ Name }) => Name)).toEqual(['apple', 'Élan', 'eleven', 'Of the admin', 'Zoo']);
    expect(found.Total).toBe(5);
    expect(found.Items[0]!.PersonName).toMatch(/^Pat /);
    expect((await all(demo.partner)).Total).toBe(6);
    expect((await all(await demo.server.as('partner@harbor.example'))).Total).toBe(0);
    expect((await all(await demo.server.as('admin@summit.example'))).Items.map(({ Name }) => Name)).toEqual(['Of Summit']);
    expect((await demo.pat.get('/resources/wishes/all')).status).toBe(403);
    expect((await demo.pat.get('/resources/wishes/all/export')).status).toBe(403);
    expect((await demo.admin.get<string>('/resources/wishes/all/export?search=zoo')).body).toMatch(/^\uFEFFName,Name,Rank,Due,Done\r\nPat \w+,Zoo,11,,No\r\n$/);
  });
});
