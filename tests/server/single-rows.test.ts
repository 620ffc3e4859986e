import { describe, expect, test } from 'vitest';
import type { Failure } from '../../schemas/generated/records';
import { auditEntries } from '../../server/records/tables/audit';
import { withResources } from './support/resources';
import { type Client, faultsOf } from './support/test-server';

interface House {
  LikePartner: boolean;
  Opens: string;
  Note?: string;
  Name: string;
  Version: number;
}

const demo = withResources();

const seen = async (client = demo.pat, query = '') => (await client.get<House>(`/resources/houses/one${query}`)).body;
const keep = (sent: Partial<House>, query = '', client = demo.admin) =>
  client.post<House & Failure>(`/house${query}`, { LikePartner: false, Name: 'Not heard', Opens: '09:00', ...sent });

const usual = { LikePartner: true, Opens: '08:00', Name: 'Lakeside Manufacturing', Version: 0 };

describe('a single row', () => {
  test('is as its defaults say before anybody has saved it, and as it was saved afterwards', async () => {
    expect(await seen()).toEqual(usual);
    const { body } = await keep({ Note: 'Ring twice' });
    expect(body).toEqual({ LikePartner: false, Opens: '09:00', Note: 'Ring twice', Name: 'Lakeside Manufacturing', Version: 1 });
    expect(await seen()).toEqual(body);
    expect((await demo.admin.call<House>('PUT', '/resources/houses/one', { LikePartner: false, Name: '', Opens: '07:30' })).body).toEqual({
      LikePartner: false,
      Opens: '07:30',
      Name: 'Lakeside Manufacturing',
      Version: 2,
    });
  });

  test('is put back to its defaults, which can be done twice', async () => {
    await keep({});
    for (const _twice of [1, 2]) expect((await demo.admin.call<House>('DELETE', '/resources/houses/one')).body).toEqual(usual);
    expect(await seen()).toEqual(usual);
  });

  test('is not written over where somebody else has saved it since', async () => {
    expect((await keep({ Version: 1 })).status).toBe(409);
    expect((await keep({ Version: 0 })).status).toBe(200);
    expect((await keep({ Version: 0 })).status).toBe(409);
    expect((await demo.admin.call('DELETE', '/resources/houses/one?version=0')).status).toBe(409);
    expect((await demo.admin.call('DELETE', '/resources/houses/one?version=1')).status).toBe(200);
  });

  test('is held to its rules, saved and put back', async () => {
    const late = await keep({ Opens: '13:00' });
    expect([late.status, ...faultsOf(late)]).toEqual([400, 'early /Opens']);
    await keep({ Note: 'Keep' });
    expect((await demo.admin.call('DELETE', '/resources/houses/one')).status).toBe(409);
  });

  test('is changed by those who may, within their reach, and written into the trail', async () => {
    expect((await keep({}, '', demo.pat)).status).toBe(403);
    const stranger = await demo.server.as('admin@summit.example');
    expect((await stranger.get('/resources/houses/one?entityId=lakeside')).status).toBe(404);
    expect((await demo.partner.call('PUT', '/resources/houses/one?entityId=lakeside', { LikePartner: false, Name: '', Opens: '10:00' })).status).toBe(200);
    expect((await seen()).Opens).toBe('10:00');
    const trail = await demo.server.database.select().from(auditEntries);
    expect(trail.filter(({ SubjectId }) => SubjectId === 'houses/one').map(({ Action, EntityId }) => [Action, EntityId])).toContainEqual([
      'RowAdded',
      'lakeside',
    ]);
  });

  test("of a person is each person's own", async () => {
    const by = async (client: Client) => (await client.get<{ By: string }>('/resources/remindings/one')).body.By;
    expect((await demo.pat.call('PUT', '/resources/remindings/one', { By: 'Text' })).status).toBe(200);
    expect([await by(demo.pat), await by(demo.admin)]).toEqual(['Text', 'Mail']);
  });
});

describe("a single row that follows the partner's", () => {
  const keepPartners = (Opens: string) => demo.partner.call('PUT', '/resources/houses/one', { LikePartner: false, Name: '', Opens });

  test("is the partner's until the company has its own, with the company's own values where they are never saved", async () => {
    await keepPartners('06:00');
    expect(await seen()).toEqual({ ...usual, Opens: '06:00' });
    expect(await seen(await demo.server.as('super@wellspring.example'), '?entityId=riverton')).toMatchObject({ Opens: '08:00' });
    await keep({});
    expect((await seen()).Opens).toBe('09:00');
  });

  test('of a partner follows nobody', async () => {
    expect(await seen(demo.partner)).toMatchObject({ LikePartner: false, Opens: '08:00' });
    const attached = await demo.partner.post<House>('/house?partner=Attach', { LikePartner: true, Name: '', Opens: '05:00' });
    expect(attached.body).toMatchObject({ LikePartner: false, Opens: '05:00' });
  });

  test('is shown as it would be, which changes nothing', async () => {
    await keepPartners('06:00');
    const own = (await keep({})).body;
    const asked = async (query: string) => (await demo.pat.get<House>(`/house?${query}`)).body;
    expect(await asked('partner=Attach')).toEqual({ ...own, LikePartner: true, Opens: '06:00' });
    expect(await asked('')).toEqual(own);
    await keep({}, '?partner=Attach');
    expect(await asked('partner=Detach')).toEqual({ ...own, Version: 2 });
    expect((await asked('')).Opens).toBe('06:00');
  });

  test('keeps what it has of its own while it follows, and has it back', async () => {
    await keepPartners('06:00');
    await keep({ Opens: '09:30' });
    const followed = await keep({ Opens: '11:00' }, '?partner=Attach');
    expect(followed.body).toMatchObject({ LikePartner: true, Opens: '06:00', Version: 2 });
    const own = (await demo.admin.get<House>('/house?partner=Detach')).body;
    expect(own.Opens).toBe('09:30');
    expect((await keep(own, '?partner=Detach')).body).toMatchObject({ LikePartner: false, Opens: '09:30', Version: 3 });
    expect((await seen()).Opens).toBe('09:30');
  });
});
