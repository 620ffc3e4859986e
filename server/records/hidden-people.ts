import { and, eq, ne, sql } from 'drizzle-orm';
import { roundedTo, sumOf } from '../../runtime/expressions/decimals';
import type { Database } from '../database/database';
import { largestFirst } from './row-order';
import { groupMembers, programGroups } from './tables/groups';
import { profiles } from './tables/people';
import { participations } from './tables/programs';

/** The one rule for who is hidden, where every person has a row of `profiles`. The index `profiles_hidden` is on this condition. */
export const hides = sql<boolean>`${profiles.HideFromLeaderboard}`;

/** The same rule in a query that joins `profiles` from the left: a person without a profile is shown. */
export const isHidden = sql<boolean>`${profiles.HideFromLeaderboard} is true`;
export const isShown = sql<boolean>`${profiles.HideFromLeaderboard} is not true`;

const hiddenMember = (programId: string, groupId?: string) =>
  and(eq(groupMembers.ProgramId, programId), eq(groupMembers.UserStatus, 'Accepted'), groupId === undefined ? undefined : eq(groupMembers.GroupId, groupId));
const partOfMember = and(
  eq(participations.UserId, groupMembers.UserId),
  eq(participations.ProgramId, groupMembers.ProgramId),
  ne(participations.ProgramStatus, 'Quit'),
);

/** For each group of a program, or one of them, that has hidden members: how many they are, and what they have. */
export const hiddenIn = (database: Database, programId: string, groupId?: string) =>
  database
    .select({
      GroupId: groupMembers.GroupId,
      Members: sql<number>`count(*)::int`.as('hidden_members'),
      Units: sql<number>`coalesce(sum(${participations.Units}), 0)`.as('hidden_units'),
      Days: sql<number>`coalesce(sum(${participations.Days}), 0)`.as('hidden_days'),
    })
    .from(groupMembers)
    .innerJoin(profiles, and(eq(profiles.UserId, groupMembers.UserId), hides))
    .leftJoin(participations, partOfMember)
    .where(hiddenMember(programId, groupId))
    .groupBy(groupMembers.GroupId)
    .as('hidden');

/**
 * What a group shows of its members together. A total counts only the members who show themselves: otherwise the total minus the listed members
 * is the value of a hidden one. Sums of decimals are rounded to their sixth place, so that subtraction leaves no remainder.
 */
export const shownTotals = (hidden: ReturnType<typeof hiddenIn>) => ({
  Units: sql<number>`round((${programGroups.Units} - coalesce(${hidden.Units}, 0))::numeric, 6)::double precision`,
  Days: sql<number>`(${programGroups.Days} - coalesce(${hidden.Days}, 0))::int`,
  HiddenMembers: sql<number>`coalesce(${hidden.Members}, 0)`,
});

const decimals = 6;

/**
 * The groups of a program that show most, largest first. A hidden member only lowers a total, so the first of all are among the first by the stored
 * total and as many more as groups have hidden members: the index `program_groups_board` finds them.
 */
export async function largestGroups(database: Database, programId: string, limit: number) {
  const rows = await database
    .select({ GroupId: groupMembers.GroupId, Units: participations.Units, Days: participations.Days })
    .from(groupMembers)
    .innerJoin(profiles, and(eq(profiles.UserId, groupMembers.UserId), hides))
    .leftJoin(participations, partOfMember)
    .where(hiddenMember(programId));
  const hidden = new Map<string, typeof rows>();
  for (const row of rows) hidden.set(row.GroupId, [...(hidden.get(row.GroupId) ?? []), row]);
  const groups = await database
    .select({ Id: programGroups.GroupId, Name: programGroups.Name, Units: programGroups.Units, Days: programGroups.Days })
    .from(programGroups)
    .where(eq(programGroups.ProgramId, programId))
    .orderBy(largestFirst(programGroups.Units), programGroups.GroupId)
    .limit(limit + hidden.size);
  return groups
    .map(({ Id, Name, Units, Days }) => {
      const members = hidden.get(Id) ?? [];
      const without = (all: number, name: 'Units' | 'Days') => sumOf([all, ...members.map((member) => -(member[name] ?? 0))]);
      const shown = roundedTo(without(Units, 'Units'), decimals);
      return { Id, Name, Units: shown, Days: without(Days, 'Days'), Photo: null, HiddenMembers: members.length };
    })
    .toSorted((one, other) => other.Units - one.Units || (one.Id < other.Id ? -1 : 1))
    .slice(0, limit);
}
