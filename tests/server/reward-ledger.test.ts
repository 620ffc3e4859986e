import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pointCredits } from '../../server/records/tables/programs';
import { rewardAccounts, rewardEntries } from '../../server/records/tables/rewards';
import { users } from '../../server/records/tables/people';
import { propertyRuns } from '../support/property-runs';
import { databasesFor } from './support/both-databases';
import { addPerson, give, wrongAccounts } from './support/rewards-of-lakeside';
import type { TestServer } from './support/test-server';

describe.each(databasesFor('reward ledger'))('the ledger on $name', ({ name, start }) => {
  const histories = name === 'PostgreSQL' ? 2000 : 300;
  let server: TestServer;
  let number = 0;
  beforeAll(async () => {
    server = await start();
  }, 300_000);
  afterAll(() => server.close());

  const someone = async () => {
    const UserId = `ledger-${(number += 1)}`;
    await addPerson(server.database, UserId);
    return UserId;
  };
  const accountOf = async (UserId: string) => (await server.database.select().from(rewardAccounts).where(eq(rewardAccounts.UserId, UserId)))[0];
  const entriesOf = async (UserId: string) =>
    server.database.select().from(rewardEntries).where(eq(rewardEntries.UserId, UserId)).orderBy(rewardEntries.EntryId);
  const reach = (UserId: string, LevelId: string, Points: number) =>
    server.database.insert(pointCredits).values({ UserId, LevelId, Points, ProgramId: 'lakeside-fall-1', PlanYearId: '2026', EarnedOn: '2026-10-20' });
  const lose = (UserId: string) => server.database.delete(pointCredits).where(eq(pointCredits.UserId, UserId));

  test('the accounts of the demo are the sums of what was booked', async () => {
    expect((await server.database.select().from(rewardAccounts)).length).toBeGreaterThan(10);
    expect(await wrongAccounts(server.database)).toEqual([]);
  });

  test('nothing that is booked is changed or removed, and nobody writes an account by hand', async () => {
    const UserId = await someone();
    await give(server.database, UserId, { Points: 10 });
    const byHand = { message: expect.stringContaining('Failed query') as unknown, cause: expect.objectContaining({ code: '42501' }) as unknown };
    const own = eq(rewardEntries.UserId, UserId);
    await expect(server.database.update(rewardEntries).set({ Points: 11 }).where(own)).rejects.toMatchObject(byHand);
    await expect(server.database.delete(rewardEntries).where(own)).rejects.toMatchObject(byHand);
    await expect(server.database.update(rewardAccounts).set({ AvailablePoints: 99 }).where(eq(rewardAccounts.UserId, UserId))).rejects.toMatchObject(byHand);
    await expect(server.database.delete(rewardAccounts).where(eq(rewardAccounts.UserId, UserId))).rejects.toMatchObject(byHand);
    expect([(await entriesOf(UserId)).length, (await accountOf(UserId))!.AvailablePoints]).toEqual([1, 10]);
  });

  test('an account never holds less than nothing', async () => {
    const UserId = await someone();
    await give(server.database, UserId, { Points: 10, Cents: 500 });
    const less = { cause: expect.objectContaining({ code: '23514' }) as unknown };
    await expect(give(server.database, UserId, { Points: -11 })).rejects.toMatchObject(less);
    await expect(give(server.database, UserId, { Cents: -501 })).rejects.toMatchObject(less);
    await expect(give(server.database, UserId, { PlanYearId: '2025', Cents: -1 })).rejects.toMatchObject(less);
    expect(await accountOf(UserId)).toMatchObject({ AvailablePoints: 10, GiftCardCents: 500 });
  });

  test('the same thing is booked once', async () => {
    const UserId = await someone();
    const entry = {
      UserId,
      PlanYearId: '2026',
      Kind: 'Ordered',
      SourceKind: 'OrderLine',
      SourceId: 'x',
      SpentCents: 5,
      Says: 'x',
      BookedOn: '2026-11-01',
    } as const;
    await server.database.insert(rewardEntries).values(entry);
    await expect(server.database.insert(rewardEntries).values(entry)).rejects.toMatchObject({ cause: expect.objectContaining({ code: '23505' }) as unknown });
  });

  test('a level that is reached books its points once, is taken back with them, and books them again', async () => {
    const UserId = await someone();
    await reach(UserId, 'shore', 25);
    await expect(reach(UserId, 'shore', 25)).rejects.toThrow();
    await lose(UserId);
    expect(await accountOf(UserId)).toMatchObject({ AvailablePoints: 0, CurrentPoints: 0 });
    await reach(UserId, 'shore', 25);
    expect((await entriesOf(UserId)).map(({ Kind, Points, Says, Occurrence }) => [Kind, Points, Says, Occurrence])).toEqual([
      ['Earned', 25, 'Walk the Lake, Fall 2026: To the shore', 1],
      ['TakenBack', -25, 'Walk the Lake, Fall 2026: To the shore', 2],
      ['Earned', 25, 'Walk the Lake, Fall 2026: To the shore', 3],
    ]);
  });

  test('what is spent of a level stays spent, and is not given a second time', async () => {
    const UserId = await someone();
    await reach(UserId, 'shore', 25);
    await give(server.database, UserId, { Points: -20 });
    await lose(UserId);
    expect(await accountOf(UserId)).toMatchObject({ AvailablePoints: 0 });
    await reach(UserId, 'shore', 25);
    expect(await accountOf(UserId)).toMatchObject({ AvailablePoints: 5 });
  });

  test('the entries of somebody who is deleted go with them', async () => {
    const UserId = await someone();
    await reach(UserId, 'shore', 25);
    await server.database.delete(users).where(eq(users.UserId, UserId));
    expect([await entriesOf(UserId), await accountOf(UserId)]).toEqual([[], undefined]);
  });

  const pointsOf = { a: 10, b: 25, c: 40 };
  const act = fc.oneof(
    fc.record({ does: fc.constant('reach' as const), level: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ does: fc.constant('lose' as const) }),
    fc.record({ does: fc.constant('book' as const), points: fc.integer({ min: -60, max: 40 }), cents: fc.integer({ min: -3000, max: 2000 }) }),
  );
  test(`after ${histories} random histories every account is the sum of its entries, and none was ever below 0`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (history) => {
        const UserId = await someone();
        const model = { points: 0, cents: 0, reached: new Set<string>(), given: new Map<string, number>() };
        for (const one of history) {
          if (one.does === 'reach') {
            await reach(UserId, one.level, pointsOf[one.level]).catch(() => undefined);
            if (model.reached.has(one.level)) continue;
            model.reached.add(one.level);
            model.points += pointsOf[one.level] - (model.given.get(one.level) ?? 0);
            model.given.set(one.level, pointsOf[one.level]);
          } else if (one.does === 'lose') {
            await lose(UserId);
            for (const level of [...model.reached].sort()) {
              const taken = Math.min(model.given.get(level)!, model.points);
              model.points -= taken;
              model.given.set(level, model.given.get(level)! - taken);
            }
            model.reached.clear();
          } else if (one.points !== 0 || one.cents !== 0) {
            const fits = model.points + one.points >= 0 && model.cents + one.cents >= 0;
            const isBooked = await give(server.database, UserId, { Points: one.points, Cents: one.cents }).then(
              () => true,
              () => false,
            );
            expect(isBooked).toBe(fits);
            if (fits) [model.points, model.cents] = [model.points + one.points, model.cents + one.cents];
          }
        }
        const entries = await entriesOf(UserId);
        const { AvailablePoints, GiftCardCents } = (await accountOf(UserId)) ?? { AvailablePoints: 0, GiftCardCents: 0 };
        expect({ AvailablePoints, GiftCardCents }).toEqual({ AvailablePoints: model.points, GiftCardCents: model.cents });
        let [points, cents] = [0, 0];
        for (const entry of entries) {
          points += entry.Points;
          cents += entry.Cents;
          expect(Math.min(points, cents)).toBeGreaterThanOrEqual(0);
        }
        expect([points, cents]).toEqual([model.points, model.cents]);
      }),
      propertyRuns(histories),
    );
    expect(await wrongAccounts(server.database)).toEqual([]);
  }, 600_000);
});
