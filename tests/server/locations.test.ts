import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { namedPeople } from '../../server/demo/make-people';
import { choices, users } from '../../server/records/tables/people';
import { programNotifications } from '../../server/records/tables/program-notifications';
import type { Failure, Location, OptionItem } from '../../schemas/generated/records';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let admin: Client;
test.beforeAll(async () => {
  admin = await server.as('admin@summit.example');
});

const keepers = ['Admin', 'WRAdmin', 'SuperAdmin', 'PartnerAdmin'];
const save = <Body = Location>(client: Client, body: unknown) => client.post<Body>('/locations/savelocation', body);
const remove = <Body = boolean>(client: Client, body: unknown) => client.post<Body>('/locations/deletelocation', body);
const namesOf = async (client: Client, suffix = '') => (await client.get<Location[]>(`/locations/getlocations${suffix}`)).body.map(({ Name }) => Name);
const unused = async (Name: string) => (await save(admin, { Name })).body;

describe('who may', () => {
  test.each(namedPeople.map(({ person }) => person))('$UserName with the roles $Roles', async ({ UserName, Roles, EntityId }) => {
    const client = await server.as(UserName);
    const mayKeep = (Roles as string[]).some((role) => keepers.includes(role));
    expect((await client.get('/locations/getlocations')).status).toBe(mayKeep ? 200 : 403);
    expect((await client.get(`/locations/getlocations/${EntityId}`)).status).toBe(mayKeep ? 200 : 403);
    // The request is not looked at before the role is.
    expect((await save(client, {})).status).toBe(mayKeep ? 400 : 403);
    expect((await remove(client, {})).status).toBe(mayKeep ? 400 : 403);
  });
});

describe('reading', () => {
  test('A-shell-75 without a suffix they are one’s own company’s, in their order', async () => {
    expect((await admin.get<Location[]>('/locations/getlocations')).body).toEqual([
      { LocationId: 'boulder', EntityId: 'summit', Name: 'Boulder' },
      { LocationId: 'portland', EntityId: 'summit', Name: 'Portland' },
      { LocationId: 'salt-lake-city', EntityId: 'summit', Name: 'Salt Lake City' },
    ]);
  });

  test('A-shell-75 with a company as the suffix they are its, for whoever reaches it', async () => {
    const status = async (who: string, company: string) => (await (await server.as(who)).get(`/locations/getlocations/${company}`)).status;
    expect(await namesOf(await server.as('partner@north.example'), '/lakeside')).toEqual(['Chicago', 'Cleveland', 'Denver', 'Pittsburgh']);
    expect(await status('admin@lakeside.example', 'summit')).toBe(404);
    expect(await status('partner@harbor.example', 'summit')).toBe(404);
    expect(await status('super@wellspring.example', 'summit')).toBe(200);
    expect(await status('super@wellspring.example', 'nothing')).toBe(404);
    expect(await status('super@wellspring.example', '%7Bsuffix%7D')).toBe(400);
  });
});

describe('saving', () => {
  test('A-shell-76 a new location stands after the others, and is offered to people at once', async () => {
    const saved = await save(admin, { Name: '  Bozeman ' });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ EntityId: 'summit', Name: 'Bozeman' });
    expect((await namesOf(admin)).at(-1)).toBe('Bozeman');
    expect((await admin.get<OptionItem[]>('/entityajax/GetLocations')).body.at(-1)).toEqual({ Value: saved.body.LocationId, Text: 'Bozeman' });
    await remove(admin, { LocationId: saved.body.LocationId });
  });

  test('A-shell-76 a location that is renamed keeps its place and its people', async () => {
    const renamed = await save(admin, { LocationId: 'portland', Name: 'Portland, Oregon' });
    expect(renamed.body).toEqual({ LocationId: 'portland', EntityId: 'summit', Name: 'Portland, Oregon' });
    expect(await namesOf(admin)).toEqual(['Boulder', 'Portland, Oregon', 'Salt Lake City']);
    expect((await save(admin, { LocationId: 'portland', Name: 'Portland' })).status).toBe(200);
  });

  test('a name that the company has already is refused at its field, whatever its letters; another company may have it', async () => {
    for (const body of [{ Name: 'BOULDER ' }, { LocationId: 'portland', Name: 'boulder' }]) {
      const refused = await save<Failure>(admin, body);
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({
        ShowUser: true,
        Errors: [{ Field: '/Name', Code: 'DuplicateLocation', Message: 'A location with this name already exists.' }],
      });
    }
    expect(await namesOf(admin)).toEqual(['Boulder', 'Portland', 'Salt Lake City']);
    const lakeside = await server.as('admin@lakeside.example');
    const saved = await save(lakeside, { Name: 'Boulder' });
    expect(saved.status).toBe(200);
    await remove(lakeside, { LocationId: saved.body.LocationId });
  });

  test('of two who add the same name at once, one is refused', async () => {
    const statuses = await Promise.all([save(admin, { Name: 'Twice' }), save(admin, { Name: 'twice' })]);
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 400]));
    await remove(admin, { LocationId: statuses.find(({ status }) => status === 200)!.body.LocationId });
  });

  test.each([
    ['nothing', undefined, 400],
    ['no name', {}, 400],
    ['an empty name', { Name: '' }, 400],
    ['a blank name', { Name: '   ' }, 400],
    ['a name of 101 characters', { Name: 'x'.repeat(101) }, 400],
    ['a number', { Name: 7 }, 400],
    ['what is not known', { Name: 'Here', Position: 0 }, 400],
    ['an unknown location', { LocationId: 'nowhere', Name: 'Here' }, 404],
    ['another company’s location', { LocationId: 'denver', Name: 'Here' }, 404],
    ['another company', { EntityId: 'lakeside', Name: 'Here' }, 404],
    ['another company’s location by its company', { EntityId: 'lakeside', LocationId: 'denver', Name: 'Here' }, 404],
  ])('%s is refused, and nothing is stored', async (_what, body, status) => {
    const before = await server.database.select().from(choices);
    expect((await save(admin, body)).status).toBe(status);
    expect(await server.database.select().from(choices)).toEqual(before);
  });

  test('A-shell-76 a partner administrator saves for a company of the partner, and for no other', async () => {
    const partner = await server.as('partner@north.example');
    const saved = await save(partner, { EntityId: 'cedar', Name: 'Kindergarten' });
    expect(saved.body).toMatchObject({ EntityId: 'cedar' });
    expect((await save(partner, { EntityId: 'riverton', Name: 'Kindergarten' })).status).toBe(404);
    expect((await remove(partner, { EntityId: 'cedar', LocationId: saved.body.LocationId })).body).toBe(true);
  });
});

describe('deleting', () => {
  test('A-shell-77 a location at which nobody is goes', async () => {
    const { LocationId } = await unused('Short-lived');
    expect((await remove(admin, { LocationId })).body).toBe(true);
    expect(await namesOf(admin)).not.toContain('Short-lived');
    expect((await remove(admin, { LocationId })).status).toBe(404);
  });

  test('A-shell-77 one at which people are stays, and so does one that a program notification is meant for', async () => {
    const { LocationId } = await unused('Kept');
    const refused = async () => {
      const answer = await remove<Failure>(admin, { LocationId });
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        ShowUser: true,
        Errors: [{ Message: expect.stringContaining('People or a program notification are using this location') }],
      });
      expect(await namesOf(admin)).toContain('Kept');
    };
    const pat = eq(users.UserName, 'pat@summit.example');
    const before = (await server.database.select().from(users).where(pat))[0]!.Location;
    await server.database.update(users).set({ Location: LocationId }).where(pat);
    await refused();
    await server.database.update(users).set({ Location: before }).where(pat);

    const notification = and(eq(programNotifications.EntityId, 'summit'), eq(programNotifications.ProgramNotificationId, 'summit-privacy'));
    await server.database
      .update(programNotifications)
      .set({ Locations: [LocationId] })
      .where(notification);
    await refused();
    await server.database.update(programNotifications).set({ Locations: [] }).where(notification);
    expect((await remove(admin, { LocationId })).body).toBe(true);
  });

  test('a region of the same id is no location', async () => {
    expect((await remove(admin, { LocationId: 'mountain' })).status).toBe(404);
    expect((await admin.get<OptionItem[]>('/entityajax/GetRegions')).body).toContainEqual({ Value: 'mountain', Text: 'Mountain' });
  });

  test.each([
    ['another company’s', { LocationId: 'denver' }],
    ['another company’s by its company', { EntityId: 'lakeside', LocationId: 'denver' }],
  ])('%s is not found, and stays', async (_what, body) => {
    expect((await remove(admin, body)).status).toBe(404);
    expect(await namesOf(await server.as('admin@lakeside.example'))).toContain('Denver');
  });

  test('no location is named', async () => {
    expect(faultsOf(await remove<Failure>(admin, {}))).toContain('required /LocationId');
  });
});
