import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/database';
import { profiles, users } from '../../../server/records/tables/people';
import { programs } from '../../../server/records/tables/programs';
import { dependants } from '../../../server/records/tables/registrations';

/** The challenges of the tests of dashboards. */
export const challenges = ['walk', 'swim'] as const;

/** Twelve people of Lakeside without a role. */
export async function findCrowd(database: Database): Promise<string[]> {
  const found = await database
    .select()
    .from(users)
    .where(and(eq(users.EntityId, 'lakeside'), sql`${users.Roles} = '[]'`, eq(users.Status, 'Active'), ne(users.UserName, 'pat@lakeside.example')))
    .orderBy(users.UserId);
  return found.map(({ UserId }) => UserId).slice(0, 12);
}

/** Two challenges of October and November in which nobody takes part, in a plan year of their own, and everybody at one place. */
export async function emptyChallenges(database: Database, crowd: readonly string[]): Promise<void> {
  const [like] = await database.select().from(programs).where(eq(programs.Id, 'lakeside-fall-1'));
  for (const Id of challenges) {
    await database.delete(programs).where(eq(programs.Id, Id));
    await database.insert(programs).values({ ...like!, Id, Name: Id === 'walk' ? 'Walk' : 'Swim', StartDate: '2026-10-01', EndDate: '2026-11-30' });
  }
  await database.update(users).set({ Location: 'chicago', Roles: [], Status: 'Active' }).where(sql`${users.UserId} in ${crowd}`);
  await database.delete(dependants).where(sql`${dependants.UserId} in ${crowd}`);
  await database
    .update(profiles)
    .set({ Answers: [{ Id: 'Department', UserAnswer: 'plant' }] })
    .where(sql`${profiles.UserId} in ${crowd}`);
}
