import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { settlePrograms } from '../../server/areas/programs/settle';
import { groupMembers, programGroups } from '../../server/records/tables/groups';
import { participations, programs } from '../../server/records/tables/programs';
import { trackerEntries } from '../../server/records/tables/trackers';
import { toolsOf } from './support/deliver';
import { withServer } from './support/fixture';
import { startSecondNode } from './support/second-node';
import { statementsOf } from './support/statements';
import { type Logger, loggerOf } from './support/trackers';

const { test, server } = withServer();
const steps = 105;
const teams = ['team-one', 'team-two'];
const names = ['pat@lakeside.example', 'coach@lakeside.example', 'admin@lakeside.example'];
let loggers: Logger[];

beforeAll(async () => {
  const { database } = server;
  loggers = await Promise.all(names.map((name) => loggerOf(server, name)));
  await database.delete(trackerEntries).where(
    inArray(
      trackerEntries.UserId,
      loggers.map(({ userId }) => userId),
    ),
  );
  const [like] = await database.select().from(programs).where(eq(programs.Id, 'lakeside-fall-1'));
  const Board = { Unit: 'steps', TrackerId: steps, Field: 'Steps', HideUnit: false, ShowGroups: true, AllowGetGroupUsers: true };
  await database
    .insert(programs)
    .values(teams.map((Id) => ({ ...like!, Id, Name: Id, StartDate: '2026-10-01', EndDate: '2026-12-31', TrackerIds: [steps], Board })));
  await database.insert(programGroups).values(teams.map((Id) => ({ GroupId: Id, ProgramId: Id, Name: Id, Details: '' })));
  const Since = server.clock.now().toISOString();
  const members = teams.flatMap((Id) => loggers.map(({ userId }) => ({ GroupId: Id, ProgramId: Id, UserId: userId, Since })));
  await database.insert(participations).values(members.map(({ ProgramId, UserId }) => ({ ProgramId, UserId, ProgramStatus: 'Current' as const })));
  await database.insert(groupMembers).values(members.map((member) => ({ ...member, UserStatus: 'Accepted' as const })));
});

/** Each team with its total, and with what its members have. */
async function totals() {
  const { database } = server;
  const groups = await database.select().from(programGroups).where(inArray(programGroups.GroupId, teams)).orderBy(programGroups.GroupId);
  const parts = await database
    .select({ GroupId: groupMembers.GroupId, Units: participations.Units })
    .from(groupMembers)
    .innerJoin(participations, and(eq(participations.UserId, groupMembers.UserId), eq(participations.ProgramId, groupMembers.ProgramId)))
    .where(inArray(groupMembers.GroupId, teams));
  return groups.map(({ GroupId, Units, Members }) => {
    const own = parts.filter((part) => part.GroupId === GroupId);
    return { GroupId, said: [Members, Units], is: [own.length, own.reduce((sum, part) => sum + part.Units, 0)] };
  });
}

async function expectTotals(units: number) {
  const all = await totals();
  expect(all.map(({ said }) => said[1])).toEqual([units, units]);
  for (const { said, is } of all) expect(said).toEqual(is);
}

test('D-tenants-65 a save in two team challenges sends 8 statements', async () => {
  const [{ own }] = loggers as [Logger];
  const days = ['2026-10-28', '2026-10-29'];
  const sent = await statementsOf(() => own.add(steps, days.shift()!, { Steps: 1000 }));
  expect(sent).toBe(8);
  await expectTotals(2000);
});

test('D-tenants-65 teammates wait for each other only while the database commits', async () => {
  const [pat, coach] = loggers as [Logger, Logger];
  const timeouts = { statementMilliseconds: 60_000, lockMilliseconds: 50, idleInTransactionMilliseconds: 60_000 };
  const impatient = await startSecondNode(server, {}, timeouts);
  onTestFinished(() => impatient.close());
  const teammate = await loggerOf(impatient, names[1]!);
  const tools = toolsOf(server);
  const [entry] = await server.database
    .select()
    .from(trackerEntries)
    .where(and(eq(trackerEntries.UserId, pat.userId), eq(trackerEntries.TrackerId, steps)));
  const person = { UserId: pat.userId, EntityId: pat.entityId };
  const before = (await totals())[0]!.said[1]!;
  await tools.transaction(async (records) => {
    await records.trackerEntries.add({ ...entry!, EntryDate: '2026-10-26', Values: [{ FieldName: 'Steps', Value: 500 }] }, true);
    await settlePrograms({ person, revision: tools.definitions.base, clock: server.clock }, records);
    // All of a save is done but its commit.
    expect((await teammate.own.add(steps, '2026-10-30', { Steps: 3000 })).status).toBe(200);
  });
  await expectTotals(before + 3500);
  expect((await coach.own.entries(steps, '2026-10-30', '2026-10-30')).body.Data).toHaveLength(1);
});

test('D-tenants-04 a total does not keep what a person had who is gone', async () => {
  const [pat, , admin] = loggers as [Logger, Logger, Logger];
  await admin.own.add(steps, '2026-10-29', { Steps: 700 });
  const before = (await totals())[0]!.said[1]!;
  await server.database.delete(groupMembers).where(eq(groupMembers.UserId, admin.userId));
  await pat.own.add(steps, '2026-10-31', { Steps: 1 });
  await expectTotals(before - 699);
});
