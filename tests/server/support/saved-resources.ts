import { and, eq } from 'drizzle-orm';
import { users } from '../../../server/records/tables/people';
import { resourceRows } from '../../../server/records/tables/resources';
import { sections } from './company-settings';
import { personOf } from './impersonation';
import { inList, lakeside, post, type Row, type SavedRow, scheduled, type Versioned } from './saved-row';
import { halfHour } from './scheduler';
import type { Client, TestServer } from './test-server';

const listed = async (client: Client, id: string) => (await client.get<{ Items: Row[] }>(`/resources/${id}`)).body.Items;
const hubOf = async (client: Client) => (await client.get<(Row & { Resources: Row[] })[]>('/resources/admin/sections')).body;

/** A row of a resource of companies, by the calls that the resource makes. */
const ofResource = (id: string, key: string, value: Row, marked: (mark: string) => Row, list = listed): Versioned => ({
  at: '/Version',
  async open(server) {
    const admin = await server.as(lakeside);
    const added = (await admin.post<Row>(`/resources/${id}`, value)).body;
    return {
      read: async () => inList(await list(admin, id), key, added[key]),
      body: (row, mark) => ({ ...value, [key]: row[key], Version: row.Version, ...marked(mark) }),
      send: (body) => admin.call('PUT', `/resources/${id}/${String(added[key])}`, body),
    };
  },
});

const ofSettings = Object.fromEntries(
  sections.map(({ section, change }): [string, Versioned] => [
    `saveCompany${section[0]!.toUpperCase()}${section.slice(1)}Settings`,
    {
      at: '/Version',
      async open(server) {
        const admin = await server.as(lakeside);
        const path = `/companysettings/${section}`;
        return { read: async () => (await admin.get<Row>(path)).body, body: (row) => ({ ...row, ...change }), send: post(admin, path) };
      },
    },
  ]),
);

const mission =
  (path: string, userName: string) =>
  async (server: TestServer): Promise<SavedRow> => {
    const pat = await server.as('pat@lakeside.example');
    const { UserId } = await personOf(server, 'pat@lakeside.example');
    // Two people may also write what nobody has written before.
    await server.database.delete(resourceRows).where(and(eq(resourceRows.Resource, 'mission-statements'), eq(resourceRows.Owner, UserId)));
    return {
      read: async () => inList((await pat.get<Row[]>('/usermissionstatements')).body, 'Type', 'My mission'),
      body: (row, mark) => ({ ...row, Text: mark }),
      send: post(await server.as(userName), `${path}${path.endsWith('/') ? UserId : ''}`),
    };
  };

const announcement = { DisplayType: 'Announcement', Title: 'Walk', Content: '<p>Walk</p>', FromDay: '2026-10-01', LinkType: 'Blank' };
const picture = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkP8/wHwAEAgH/7q8q5wAAAABJRU5ErkJggg==';

/** The calls that save a whole row of a resource. */
export const ofResources: Record<string, Versioned> = {
  ...ofSettings,
  updateAnnouncement: ofResource('announcements', 'AnnouncementId', announcement, (Title) => ({ Title })),
  updateCustomReward: ofResource(
    'custom-rewards',
    'RewardId',
    { Title: 'Mat', CurrencyAmount: 30, Image: picture, IsNew: true, ImageUpdated: true },
    (Title) => ({
      Title,
      ImageUpdated: false,
    }),
  ),
  updateGiftCardAudience: ofResource(
    'gift-card-audiences',
    'Id',
    { GiftCardId: 'stride', Roles: ['ALL'], Locations: ['ALL'], Departments: ['ALL'], Regions: ['West'] },
    (mark) => ({ Regions: mark === 'First' ? ['East'] : ['West', 'East'] }),
  ),
  updateResourceSection: ofResource(
    'resource-sections',
    'SectionId',
    { Name: 'Ours' },
    (Name) => ({ Name }),
    async (client) => (await hubOf(client)).map(({ Resources: _resources, ...section }) => section),
  ),
  updateResourceItem: {
    at: '/Version',
    async open(server) {
      const { body } = await (await server.as(lakeside)).post<Row>('/resources/resource-sections', { Name: 'For items' });
      const item = { Title: 'Shop', Kind: 'Link', SectionId: body.SectionId, Picture: 'People', Address: '/programs' };
      const items = async (client: Client) => (await hubOf(client)).flatMap(({ Resources }) => Resources.map(({ Resource }) => Resource as Row));
      return ofResource('resource-items', 'ResourceId', item, (Title) => ({ Title }), items).open(server);
    },
  },
  saveUserMissionStatement: { at: '/Version', open: mission('/usermissionstatements', 'pat@lakeside.example') },
  upsertMissionStatement: { at: '/Version', open: mission('/missionstatement/upsert/', 'coach@lakeside.example') },

  saveAvailability: {
    at: '/Version',
    async open(server) {
      const coach = await scheduled(server);
      return {
        read: async () => (await coach.get<{ Data: Row }>('/coach-availability')).body.Data,
        body: (row) => row,
        send: post(coach, '/coach-availability'),
      };
    },
  },
  saveSchedulerSettings: {
    at: '/Version',
    async open(server) {
      const admin = await coachingAdministrator(server);
      const read = async () => (await admin.get<{ Data: { SchedulerSettings: Row } }>('/coaching/settings/scheduler')).body.Data.SchedulerSettings;
      return { read, body: (row) => row, send: post(admin, '/coaching/settings/saveScheduler') };
    },
  },
  saveSessionType: {
    at: '/Version',
    async open(server) {
      const admin = await coachingAdministrator(server);
      const read = async () =>
        inList((await admin.get<{ Data: { SessionTypes: Row[] } }>('/coaching/settings/scheduler')).body.Data.SessionTypes, 'Id', halfHour);
      return { read, body: (row, Name) => ({ ...row, Name }), send: post(admin, '/coaching/settings/saveSessionType') };
    },
  },
};

/** Riley, a coach who sets up the coaching of the company. */
async function coachingAdministrator(server: TestServer): Promise<Client> {
  await scheduled(server);
  await server.database
    .update(users)
    .set({ Roles: ['Coach', 'WRAdmin'] })
    .where(eq(users.UserId, 'coach-2'));
  return server.as('riley@lakeside.example');
}
