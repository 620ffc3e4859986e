import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { seededRandom } from '../../server/demo/seeded-random';
import { challengeDashboardRecords } from '../../server/records/challenge-dashboards';
import { profiles, users } from '../../server/records/tables/people';
import { challengeDays, participations } from '../../server/records/tables/programs';
import { challenges, emptyChallenges, findCrowd } from './support/challenge-crowd';
import { startTestServer } from './support/test-server';

test('after any history the sums of all days are what the rows say, on every day and at every place', async () => {
  const random = seededRandom(20_261_102);
  const server = await startTestServer();
  const { database } = server;
  const crowd = await findCrowd(database);
  await emptyChallenges(database, crowd);
  const places = ['chicago', 'denver', ''];
  const counted = async () => {
    const rows = await database.select().from(participations).where(sql`${participations.ProgramId} in ${challenges}`);
    const sums = new Map<string, number[]>();
    for (const { ProgramId, ProgramStatus, Percent, UserId } of rows) {
      if (ProgramStatus === 'Quit') continue;
      const [person] = await database
        .select({ user: users, profile: profiles })
        .from(users)
        .innerJoin(profiles, eq(profiles.UserId, users.UserId))
        .where(eq(users.UserId, UserId));
      const department = person!.profile.Answers.find(({ Id }) => Id === 'Department')?.UserAnswer ?? '';
      const key = [ProgramId, department, person!.user.Location ?? '', person!.user.Roles.length > 0 ? 'Staff' : 'Participant'].join('|');
      const [people = 0, completed = 0, progress = 0] = sums.get(key) ?? [];
      sums.set(key, [people + 1, completed + (ProgramStatus === 'Completed' ? 1 : 0), progress + Percent]);
    }
    return sums;
  };
  const perProgram = (sums: Map<string, number[]>) =>
    challenges.map((program) =>
      [...sums].filter(([key]) => key.startsWith(program)).reduce((all, [, own]) => all.map((sum, index) => sum + own[index]!), [0, 0, 0]),
    );
  const naive = new Map<string, number[][]>();
  for (let day = 1; day <= 12; day += 1) {
    const ChangedOn = `2026-10-${String(day).padStart(2, '0')}`;
    for (let step = 0; step < 12; step += 1) {
      const UserId = random.pick(crowd);
      const ProgramId = random.pick(challenges);
      const turn = random.between(0, 9);
      if (turn <= 5) {
        const ProgramStatus = random.pick(['Current', 'Current', 'Completed', 'Quit'] as const);
        const change = { ProgramStatus, Percent: ProgramStatus === 'Completed' ? 100 : random.between(0, 99), ChangedOn };
        await database
          .insert(participations)
          .values({ UserId, ProgramId, JoinedOn: `${ChangedOn}T12:00:00.000Z`, ...change })
          .onConflictDoUpdate({ target: [participations.UserId, participations.ProgramId], set: change });
      } else if (turn === 6)
        await database
          .update(users)
          .set({ Location: random.pick(places) || null })
          .where(eq(users.UserId, UserId));
      else if (turn === 7)
        await database
          .update(users)
          .set({ Roles: random.chance(50) ? ['Coach'] : [] })
          .where(eq(users.UserId, UserId));
      else if (turn === 8)
        await database
          .update(profiles)
          .set({ Answers: [{ Id: 'Department', UserAnswer: random.pick(['plant', 'office']) }] })
          .where(eq(profiles.UserId, UserId));
      else
        await database
          .update(participations)
          .set({ Percent: 50, ChangedOn })
          .where(and(eq(participations.ProgramId, ProgramId), eq(participations.ProgramStatus, 'Current')));
      if (random.chance(30)) await database.transaction((transaction) => challengeDashboardRecords(transaction).fold('lakeside'));
    }
    naive.set(ChangedOn, perProgram(await counted()));
  }
  await database.transaction((transaction) => challengeDashboardRecords(transaction).fold('lakeside'));
  const days = await database.select().from(challengeDays).where(sql`${challengeDays.ProgramId} in ${challenges}`);
  for (const [until, expected] of naive)
    expect([until, challenges.map((program) => sumsOf(days.filter(({ ProgramId, Day }) => ProgramId === program && Day <= until)))]).toEqual([until, expected]);
  const keyOf = ({ ProgramId, Department, Location, Audience }: (typeof days)[number]) => [ProgramId, Department, Location, Audience].join('|');
  const kept = [...new Set(days.map(keyOf))]
    .map((key) => [key, sumsOf(days.filter((day) => keyOf(day) === key))] as const)
    .filter(([, [people]]) => people !== 0);
  expect(new Map(kept)).toEqual(await counted());
  expect(kept.length).toBeGreaterThan(6);
  await server.close();
});

const sumsOf = (days: readonly (typeof challengeDays.$inferSelect)[]) =>
  days.reduce((all, { People, Completed, Progress }) => [all[0]! + People, all[1]! + Completed, all[2]! + Progress], [0, 0, 0]);
