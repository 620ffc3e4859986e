import { describe, expect } from 'vitest';
import type { Failure, GiftCardMetrics, RewardDefinition } from '../../schemas/generated/records';
import { bread, provider, shopOf } from './support/reward-shop';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server, undoAfterEach } = withServer(() => ({ rewardProvider: provider }));
let admin: Client;
test.beforeAll(async () => {
  admin = await server.as('admin@lakeside.example');
});
undoAfterEach();

const shop = (...given: Parameters<typeof shopOf> extends [unknown, ...infer Rest] ? Rest : never) => shopOf(server, ...given);

describe('administration', () => {
  test('A-rewards-25 A-rewards-27 A-rewards-29 all custom rewards, those of today, and those that come', async () => {
    const { client } = await shop();
    const titles = async (of: Client, path: string) => (await of.get<RewardDefinition[]>(`/rewards/ajax/${path}`)).body.map(({ Title }) => Title);
    expect(await titles(admin, 'getallrewardDefinitions')).toEqual([
      'A day off',
      'Steel water bottle',
      'Lunch with your team',
      'A month of transit',
      'Thermal mug',
    ]);
    expect(await titles(client, 'GetRewardDefinitions')).toEqual(['A day off', 'Steel water bottle', 'Lunch with your team']);
    expect(await titles(client, 'GetFutureRewards?planYearId=2026')).toEqual(['A month of transit']);
    expect(await titles(client, 'GetFutureRewards?planYearId=2025')).toEqual([]);
    expect((await client.get('/rewards/ajax/getallrewardDefinitions')).status).toBe(403);
  });

  test('A-rewards-28 B-rewards-35 the figures of a company count what was ordered, and not what failed', async () => {
    const figures = async () => (await admin.get<GiftCardMetrics>('/rewards/ajax/GetGiftCardMetrics?entityId=lakeside&planYearId=2026')).body;
    const before = await figures();
    const { order } = await shop({ Cents: 6000 });
    await order([bread, { RewardId: 'grand-cinema', Amount: 25 }]);
    const after = await figures();
    expect([after.Orders - before.Orders, after.Amount - before.Amount]).toEqual([1, 25]);
    expect(after.Items.find(({ RewardId }) => RewardId === 'grand-cinema')).toMatchObject({ Orders: 0, PictureUrl: '/rewards/grand-cinema.svg' });
    expect((await (await server.as('admin@summit.example')).get('/rewards/ajax/GetGiftCardMetrics?entityId=lakeside&planYearId=2026')).status).toBe(404);
  });

  const picture = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkP8/wHwAEAgH/7q8q5wAAAABJRU5ErkJggg==';
  const reward = { Title: 'Yoga mat', CurrencyAmount: 30, Image: picture, IsNew: true, ImageUpdated: true };
  interface Saved {
    RewardId: string;
    Version: number;
    Image: string;
    IsNew: boolean;
    Title: string;
  }
  const save = (body: object) => admin.post<Saved & Failure>('/resources/custom-rewards', body);

  test.each([
    ['B-rewards-03 a title', { Title: undefined }, '/Title'],
    ['B-rewards-04 an amount', { CurrencyAmount: undefined }, '/CurrencyAmount'],
    ['B-rewards-06 a picture while it is new', { Image: undefined }, '/Image'],
    ['B-rewards-05 an amount in digits', { CurrencyAmount: 12.5 }, '/CurrencyAmount'],
    ['an amount of more than nothing', { CurrencyAmount: 0 }, '/CurrencyAmount'],
    ['a picture that is one', { Image: 'data:text/html;base64,PHNjcmlwdD4=PHNjcmlwdD4=' }, '/Image'],
  ])('%s is needed', async (_what, change, Field) => {
    const { status, body } = await save({ ...reward, ...change });
    expect([status, body.Errors.map((error) => error.Field)]).toEqual([400, [Field]]);
  });

  test('B-rewards-13 B-rewards-14 B-rewards-27 a new reward is new; a changed one needs no picture', async () => {
    const { status, body } = await save(reward);
    expect([status, body.IsNew, body.Image]).toEqual([200, true, picture]);
    const change = (more: object) => admin.call<Saved>('PUT', `/resources/custom-rewards/${body.RewardId}`, { Title: 'Mat', CurrencyAmount: 30, ...more });
    expect((await change({ ImageUpdated: false, Image: picture })).body).toMatchObject({ IsNew: false, Title: 'Mat', Image: picture });
    expect((await change({ ImageUpdated: true, Image: picture.replaceAll('SUhE', 'AAAA') })).body.Image).not.toBe(picture);
    expect((await change({})).status).toBe(200);
  });

  test('B-rewards-25 B-rewards-26 only administrators configure custom rewards and audiences', async () => {
    const { client } = await shop();
    const all = { GiftCardId: 'stride', Roles: ['ALL'], Locations: ['ALL'], Departments: ['ALL'], Regions: ['West'] };
    expect([(await client.post('/resources/custom-rewards', reward)).status, (await client.post('/resources/gift-card-audiences', all)).status]).toEqual([
      403, 403,
    ]);
  });

  test('B-rewards-28 an audience counts at once, is one for each gift card, and ALL stands alone', async () => {
    const all = { GiftCardId: 'stride', Roles: ['ALL'], Locations: ['ALL'], Departments: ['ALL'], Regions: ['ALL'] };
    const { catalogue } = await shop({}, { Region: 'West', Roles: [] });
    const shows = async () => (await catalogue()).Items.some(({ RewardId }) => RewardId === 'stride');
    expect(await shows()).toBe(true);
    expect((await admin.post('/resources/gift-card-audiences', { ...all, Regions: ['East'] })).status).toBe(200);
    expect(await shows()).toBe(false);
    expect((await admin.post('/resources/gift-card-audiences', all)).status).toBe(400);
    expect((await admin.post('/resources/gift-card-audiences', { ...all, GiftCardId: 'x', Roles: ['ALL', 'Coach'] })).status).toBe(400);
  });
});
