import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { hiddenIn, hides, isHidden, isShown, largestGroups, shownTotals } from './hidden-people';
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

/** What the members of a group who show themselves have together, and how many hide. */
export interface GroupRow extends BoardRow {
  HiddenMembers: number;
}

const count = sql<string>`count(*)`;
const fullName = sql<string>`${users.FirstName} || ' ' || ${users.LastName}`;
const standing = { Id: users.UserId, Name: fullName, Units: participations.Units, Days: participations.Days, Photo: users.ProfileImageUrl };
const takesPart = (programId: string) => and(eq(participations.ProgramId, programId), ne(participations.ProgramStatus, 'Quit'));
const group = { Id: programGroups.GroupId, Name: programGroups.Name, Photo: sql<string | null>`null` };

/** How people and groups compare: what they have is kept with them, so that the first of very many are found by an index. */
export const leaderboardRecords = (database: Database) => ({
  /** The people with most, who have logged something and do not hide. */
  people: (programId: string, limit: number): Promise<BoardRow[]> =>
    database
      .select(standing)
      .from(participations)
      .innerJoin(users, eq(users.UserId, participations.UserId))
      .leftJoin(profiles, eq(profiles.UserId, participations.UserId))
      .where(and(takesPart(programId), gt(participations.Units, 0), isShown))
      .orderBy(largestFirst(participations.Units), participations.UserId)
      .limit(limit),

  /** What one person has; nothing where they take no part. */
  async person(programId: string, userId: string): Promise<(BoardRow & { isHidden: boolean }) | undefined> {
    const [found] = await database
      .select({ ...standing, isHidden: isHidden })
      .from(participations)
      .innerJoin(users, eq(users.UserId, participations.UserId))
      .leftJoin(profiles, eq(profiles.UserId, participations.UserId))
      .where(and(takesPart(programId), eq(participations.UserId, userId)));
    return found;
  },

  /** How many who do not hide have more than that. */
  async peopleAbove(programId: string, units: number): Promise<number> {
    const above = and(takesPart(programId), gt(participations.Units, units));
    const [all, [hidden]] = await Promise.all([
      database.$count(participations, above),
      database.select({ count }).from(profiles).innerJoin(participations, eq(participations.UserId, profiles.UserId)).where(and(above, hides)),
    ]);
    return all - Number(hidden?.count ?? 0);
  },

  /** The groups with most, also those that have nothing yet. */
  groups: (programId: string, limit: number): Promise<GroupRow[]> => largestGroups(database, programId, limit),

  /** The group of a program that somebody is in. */
  async groupOf(programId: string, userId: string): Promise<GroupRow | undefined> {
    const hidden = hiddenIn(database, programId);
    const [found] = await database
      .select({ ...group, ...shownTotals(hidden) })
      .from(groupMembers)
      .innerJoin(programGroups, eq(programGroups.GroupId, groupMembers.GroupId))
      .leftJoin(hidden, eq(hidden.GroupId, programGroups.GroupId))
      .where(and(eq(groupMembers.ProgramId, programId), eq(groupMembers.UserId, userId), eq(groupMembers.UserStatus, 'Accepted')));
    return found;
  },

  /** How many groups show more than that. */
  async groupsAbove(programId: string, units: number): Promise<number> {
    const hidden = hiddenIn(database, programId);
    const [found] = await database
      .select({ count })
      .from(programGroups)
      .leftJoin(hidden, eq(hidden.GroupId, programGroups.GroupId))
      .where(and(eq(programGroups.ProgramId, programId), gt(shownTotals(hidden).Units, units)));
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
      .where(and(eq(groupMembers.GroupId, groupId), eq(groupMembers.UserStatus, 'Accepted'), isShown))
      .orderBy(largestFirst(participations.Units), users.UserId),
});
