import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { largestFirst } from './row-order';
import { groupMembers, programGroups } from './tables/groups';
import { profiles, users } from './tables/people';
import { participations } from './tables/programs';

/** What a person or a group has logged in a program. */
export interface BoardRow {
  Id: string;
  Name: string;
  Units: number;
  Days: number;
  Photo: string | null;
}

const count = sql<string>`count(*)`;
const fullName = sql<string>`${users.FirstName} || ' ' || ${users.LastName}`;
const standing = { Id: users.UserId, Name: fullName, Units: participations.Units, Days: participations.Days, Photo: users.ProfileImageUrl };
const takesPart = (programId: string) => and(eq(participations.ProgramId, programId), ne(participations.ProgramStatus, 'Quit'));
const group = { Id: programGroups.GroupId, Name: programGroups.Name, Units: programGroups.Units, Days: programGroups.Days, Photo: sql<string | null>`null` };

/** How people and groups compare: what they have is kept with them, so that the first of very many are found by an index. */
export const leaderboardRecords = (database: Database) => ({
  /** The people with most, who have logged something and do not hide. */
  people: (programId: string, limit: number): Promise<BoardRow[]> =>
    database
      .select(standing)
      .from(participations)
      .innerJoin(users, eq(users.UserId, participations.UserId))
      .leftJoin(profiles, eq(profiles.UserId, participations.UserId))
      .where(and(takesPart(programId), gt(participations.Units, 0), sql`${profiles.HideFromLeaderboard} is not true`))
      .orderBy(largestFirst(participations.Units), participations.UserId)
      .limit(limit),

  /** What one person has; nothing where they take no part. */
  async person(programId: string, userId: string): Promise<(BoardRow & { isHidden: boolean }) | undefined> {
    const [found] = await database
      .select({ ...standing, isHidden: sql<boolean>`${profiles.HideFromLeaderboard} is true` })
      .from(participations)
      .innerJoin(users, eq(users.UserId, participations.UserId))
      .leftJoin(profiles, eq(profiles.UserId, participations.UserId))
      .where(and(takesPart(programId), eq(participations.UserId, userId)));
    return found;
  },

  /** How many who do not hide have more than that. */
  async peopleAbove(programId: string, units: number): Promise<number> {
    const above = and(takesPart(programId), gt(participations.Units, units));
    const [[all], [hidden]] = await Promise.all([
      database.select({ count }).from(participations).where(above),
      database
        .select({ count })
        .from(profiles)
        .innerJoin(participations, eq(participations.UserId, profiles.UserId))
        .where(and(above, profiles.HideFromLeaderboard)),
    ]);
    return Number(all?.count ?? 0) - Number(hidden?.count ?? 0);
  },

  /** The groups with most, also those that have nothing yet. */
  groups: (programId: string, limit: number): Promise<BoardRow[]> =>
    database
      .select(group)
      .from(programGroups)
      .where(eq(programGroups.ProgramId, programId))
      .orderBy(largestFirst(programGroups.Units), programGroups.GroupId)
      .limit(limit),

  /** The group of a program that somebody is in. */
  async groupOf(programId: string, userId: string): Promise<BoardRow | undefined> {
    const [found] = await database
      .select(group)
      .from(groupMembers)
      .innerJoin(programGroups, eq(programGroups.GroupId, groupMembers.GroupId))
      .where(and(eq(groupMembers.ProgramId, programId), eq(groupMembers.UserId, userId), eq(groupMembers.UserStatus, 'Accepted')));
    return found;
  },

  async groupsAbove(programId: string, units: number): Promise<number> {
    const [found] = await database
      .select({ count })
      .from(programGroups)
      .where(and(eq(programGroups.ProgramId, programId), gt(programGroups.Units, units)));
    return Number(found?.count ?? 0);
  },

  /** Who is in a group and does not hide, the one with most first. */
  members: (programId: string, groupId: string): Promise<BoardRow[]> =>
    database
      .select(standing)
      .from(groupMembers)
      .innerJoin(users, eq(users.UserId, groupMembers.UserId))
      .innerJoin(participations, and(eq(participations.UserId, groupMembers.UserId), takesPart(programId)))
      .leftJoin(profiles, eq(profiles.UserId, groupMembers.UserId))
      .where(and(eq(groupMembers.GroupId, groupId), eq(groupMembers.UserStatus, 'Accepted'), sql`${profiles.HideFromLeaderboard} is not true`))
      .orderBy(largestFirst(participations.Units), users.UserId),
});
