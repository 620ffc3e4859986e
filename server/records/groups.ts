import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { byText } from './row-order';
import type { Database } from '../database/database';
import type { GroupUser, InvitedUser } from '../../schemas/generated/records';
import { constraintOf } from './constraint-of';
import { hiddenIn, isHidden, isShown, shownTotals } from './hidden-people';
import { behind, inNameOrder, type NamePlace } from './name-places';
import { namesHave } from './person-search';
import { groupMembers, programGroups, programInvitations } from './tables/groups';
import { profiles, users } from './tables/people';
import { participations } from './tables/programs';
import { rowsOf } from './rows-of';
import { holdName } from './hold-name';

export type GroupRow = typeof programGroups.$inferSelect;
type UserStatus = InvitedUser['UserStatus'];

/** A group whose totals count only the members who show themselves, and how many do not. */
export type ShownGroup = GroupRow & { HiddenMembers: number };

/** A group, with how one person stands to it; null where they are neither in it nor invited. */
export type StandingGroup = ShownGroup & { UserStatus: UserStatus | null };

const fullName = sql<string>`${users.FirstName} || ' ' || ${users.LastName}`;

/** A member as `viewerId` sees them: what a hidden member has logged is shown to themselves only. */
const memberColumns = (viewerId: string | undefined) => ({
  UserId: users.UserId,
  FirstName: users.FirstName,
  LastName: users.LastName,
  UnitValue: sql<
    number | null
  >`case when ${isHidden} and ${users.UserId} is distinct from ${viewerId ?? null}::text then null else coalesce(${participations.Units}, 0) end`.mapWith(
    participations.Units,
  ) as SQL<number | null>,
  UserStatus: groupMembers.UserStatus,
});

/** The groups of programs, and whom people ask into programs and groups. */
export const groupRecords = (database: Database) => ({
  /** The groups of a program, by name, as one person stands to them. */
  async of(programId: string, userId: string): Promise<StandingGroup[]> {
    const hidden = hiddenIn(database, programId);
    const rows = await database
      .select({ group: programGroups, shown: shownTotals(hidden), UserStatus: groupMembers.UserStatus })
      .from(programGroups)
      .leftJoin(hidden, eq(hidden.GroupId, programGroups.GroupId))
      .leftJoin(groupMembers, and(eq(groupMembers.GroupId, programGroups.GroupId), eq(groupMembers.UserId, userId)))
      .where(eq(programGroups.ProgramId, programId))
      .orderBy(byText(programGroups.Name))
      .limit(500);
    return rows.map(({ group, shown, UserStatus }) => ({ ...group, ...shown, UserStatus }));
  },

  /** The groups of a program, by name, or one of them, each with the name of who manages it. */
  async managed(programId: string, limit: number, groupId?: string): Promise<{ group: ShownGroup; ManagerName: string | null }[]> {
    const own = groupId === undefined ? undefined : eq(programGroups.GroupId, groupId);
    const hidden = hiddenIn(database, programId, groupId);
    const rows = await database
      .select({ group: programGroups, shown: shownTotals(hidden), ManagerName: sql<string | null>`${users.FirstName} || ' ' || ${users.LastName}` })
      .from(programGroups)
      .leftJoin(hidden, eq(hidden.GroupId, programGroups.GroupId))
      .leftJoin(users, eq(users.UserId, programGroups.ManagerId))
      .where(and(eq(programGroups.ProgramId, programId), own))
      .orderBy(byText(programGroups.Name), asc(programGroups.GroupId))
      .limit(limit);
    return rows.map(({ group, shown, ManagerName }) => ({ group: { ...group, ...shown }, ManagerName }));
  },

  async find(programId: string, groupId: string, userId: string): Promise<StandingGroup | undefined> {
    const hidden = hiddenIn(database, programId, groupId);
    const [found] = await database
      .select({ group: programGroups, shown: shownTotals(hidden), UserStatus: groupMembers.UserStatus })
      .from(programGroups)
      .leftJoin(hidden, eq(hidden.GroupId, programGroups.GroupId))
      .leftJoin(groupMembers, and(eq(groupMembers.GroupId, programGroups.GroupId), eq(groupMembers.UserId, userId)))
      .where(and(eq(programGroups.ProgramId, programId), eq(programGroups.GroupId, groupId)));
    return found && { ...found.group, ...found.shown, UserStatus: found.UserStatus };
  },

  /** Keeps others from changing who is in a group until the transaction ends. */
  async lock(groupId: string) {
    await holdName(database, `group ${groupId}`);
    // Whoever deletes many groups at once holds their rows only.
    await database.execute(sql`select from ${programGroups} where ${eq(programGroups.GroupId, groupId)} for update`);
  },

  /** Adds a group, and says whether its name was free in its program. */
  async add(row: typeof programGroups.$inferInsert): Promise<boolean> {
    return (await database.insert(programGroups).values(row).onConflictDoNothing().returning()).length > 0;
  },

  /** Says anew what a group is called and about and who manages it, and whether its name was free. Within a transaction. */
  async change(groupId: string, change: Pick<GroupRow, 'Name' | 'Details' | 'ManagerId'>): Promise<boolean> {
    try {
      await database.transaction((own) => own.update(programGroups).set(change).where(eq(programGroups.GroupId, groupId)));
      return true;
    } catch (error) {
      if (constraintOf(error) === 'program_groups_name') return false;
      throw error;
    }
  },

  remove: (groupId: string) => rowsOf(database, programGroups).remove({ GroupId: groupId }),

  /** Deletes groups of a program: those that were there, and who was in them or was asked. */
  async removeAll(programId: string, groupIds: readonly string[]): Promise<{ names: string[]; userIds: string[] }> {
    const those = and(eq(programGroups.ProgramId, programId), inArray(programGroups.GroupId, [...groupIds]));
    // Whoever enters one of them meanwhile waits, and finds it gone.
    const held = await database.select({ id: programGroups.GroupId }).from(programGroups).where(those).orderBy(programGroups.GroupId).for('update');
    const members = await database
      .delete(groupMembers)
      .where(
        inArray(
          groupMembers.GroupId,
          held.map(({ id }) => id),
        ),
      )
      .returning({ userId: groupMembers.UserId });
    const removed = await database.delete(programGroups).where(those).returning({ name: programGroups.Name });
    return { names: removed.map(({ name }) => name), userIds: [...new Set(members.map(({ userId }) => userId))] };
  },

  /** So many of the people of a group after a place in the list, by name: those who are in it or were asked. */
  page: (groupId: string, term: string, after: NamePlace | undefined, size: number): Promise<GroupUser[]> =>
    database
      .select(memberColumns(undefined))
      .from(groupMembers)
      .innerJoin(users, eq(users.UserId, groupMembers.UserId))
      .leftJoin(participations, and(eq(participations.UserId, groupMembers.UserId), eq(participations.ProgramId, groupMembers.ProgramId)))
      .leftJoin(profiles, eq(profiles.UserId, groupMembers.UserId))
      .where(and(eq(groupMembers.GroupId, groupId), inArray(groupMembers.UserStatus, ['Accepted', 'Invited']), namesHave(term), after && behind(after)))
      .orderBy(...inNameOrder)
      .limit(size),

  setManager: (groupId: string, userId: string) => rowsOf(database, programGroups).change({ GroupId: groupId }, { ManagerId: userId }),

  setMember: ({ GroupId, ProgramId }: Pick<GroupRow, 'GroupId' | 'ProgramId'>, userId: string, UserStatus: UserStatus, now: string) =>
    rowsOf(database, groupMembers).put({ GroupId, ProgramId, UserId: userId, UserStatus, Since: now }),

  removeMember: (groupId: string, userId: string) => rowsOf(database, groupMembers).remove({ GroupId: groupId, UserId: userId }),

  /** Takes back all that somebody was asked in a program. */
  async forget(programId: string, userId: string) {
    const own = { ProgramId: programId, UserId: userId };
    await rowsOf(database, groupMembers).remove(own);
    await rowsOf(database, programInvitations).remove(own);
  },

  /** Who has been in a group longest. */
  async longestMember(groupId: string): Promise<string | undefined> {
    const [found] = await database
      .select({ userId: groupMembers.UserId })
      .from(groupMembers)
      .where(and(eq(groupMembers.GroupId, groupId), eq(groupMembers.UserStatus, 'Accepted')))
      .orderBy(asc(groupMembers.Since), asc(groupMembers.UserId))
      .limit(1);
    return found?.userId;
  },

  /** The group of a program that somebody is in. */
  async joined(programId: string, userId: string): Promise<GroupRow | undefined> {
    const [found] = await database
      .select({ group: programGroups })
      .from(groupMembers)
      .innerJoin(programGroups, eq(programGroups.GroupId, groupMembers.GroupId))
      .where(and(eq(groupMembers.ProgramId, programId), eq(groupMembers.UserId, userId), eq(groupMembers.UserStatus, 'Accepted')));
    return found?.group;
  },

  /**
   * Updates the total of a group after a person has entered or left it. Members of a group wait here for each other until the transaction ends. One
   * statement, so that they do not also wait for a busy server between two.
   */
  async total(groupId: string, userId: string) {
    await database.execute(sql`select total_groups(array[${groupId}::text], array[${userId}::text])`);
  },

  /**
   * Who is in a group or was asked, those who have accepted first, by name, as `viewerId` sees them. Who declined has no part in it. Others than its
   * members (`forOthers`) see who has accepted and does not hide.
   */
  members: (groupId: string, { viewerId, forOthers = false }: { viewerId?: string; forOthers?: boolean } = {}): Promise<GroupUser[]> =>
    database
      .select(memberColumns(viewerId))
      .from(groupMembers)
      .innerJoin(users, eq(users.UserId, groupMembers.UserId))
      .leftJoin(participations, and(eq(participations.UserId, groupMembers.UserId), eq(participations.ProgramId, groupMembers.ProgramId)))
      .leftJoin(profiles, eq(profiles.UserId, groupMembers.UserId))
      .where(
        and(
          eq(groupMembers.GroupId, groupId),
          inArray(groupMembers.UserStatus, forOthers ? ['Accepted'] : ['Accepted', 'Invited']),
          forOthers ? isShown : undefined,
        ),
      )
      .orderBy(asc(groupMembers.UserStatus), ...inNameOrder),

  /** Of some people those of a company who can be asked: nobody who has left. */
  colleagues: (entityId: string, userIds: string[]): Promise<{ UserId: string; Name: string; Email: string }[]> =>
    database
      .select({ UserId: users.UserId, Name: fullName, Email: users.Email })
      .from(users)
      .where(and(eq(users.EntityId, entityId), inArray(users.UserId, userIds), eq(users.Status, 'Active')))
      .orderBy(users.UserId),

  /** Active people of a company whose names have these words, by name: those who take part in a program and are in no group of it, or those who take no part. */
  people: (
    wanted: { programId: string; entityId: string; except: string; takesPart: boolean },
    term: string,
    limit: number,
  ): Promise<{ UserId: string; Name: string }[]> => {
    const part = sql`exists (select 1 from ${participations} part where part.user_id = ${users.UserId} and part.program_id = ${wanted.programId} and part.program_status <> 'Quit')`;
    const grouped = sql`exists (select 1 from ${groupMembers} m where m.user_id = ${users.UserId} and m.program_id = ${wanted.programId} and m.user_status = 'Accepted')`;
    return database
      .select({ UserId: users.UserId, Name: fullName })
      .from(users)
      .where(
        and(
          eq(users.EntityId, wanted.entityId),
          eq(users.Status, 'Active'),
          ne(users.UserId, wanted.except),
          wanted.takesPart ? sql`${part} and not ${grouped}` : sql`not ${part}`,
          namesHave(term),
        ),
      )
      .orderBy(...inNameOrder)
      .limit(limit);
  },

  /** Whom somebody has asked to take part in a program, by name. */
  async invitedBy(programId: string, userId: string): Promise<InvitedUser[]> {
    return database
      .select({ UserId: users.UserId, UserStatus: programInvitations.UserStatus, Name: fullName })
      .from(programInvitations)
      .innerJoin(users, eq(users.UserId, programInvitations.UserId))
      .where(and(eq(programInvitations.ProgramId, programId), eq(programInvitations.InvitedBy, userId)))
      .orderBy(...inNameOrder);
  },

  /** Who has asked somebody to take part in a program and waits for the answer. */
  async invitation(programId: string, userId: string): Promise<{ UserId: string; Name: string } | undefined> {
    const [found] = await database
      .select({ UserId: users.UserId, Name: fullName })
      .from(programInvitations)
      .innerJoin(users, eq(users.UserId, programInvitations.InvitedBy))
      .where(and(eq(programInvitations.ProgramId, programId), eq(programInvitations.UserId, userId), eq(programInvitations.UserStatus, 'Invited')));
    return found;
  },

  /** Asks somebody into a program; whoever waits for an answer already keeps waiting. */
  async invite(programId: string, userId: string, by: string, now: string) {
    const set = { InvitedBy: by, UserStatus: 'Invited' as const, At: now };
    await database
      .insert(programInvitations)
      .values({ ProgramId: programId, UserId: userId, ...set })
      .onConflictDoUpdate({
        target: [programInvitations.ProgramId, programInvitations.UserId],
        set,
        setWhere: sql`${programInvitations.UserStatus} <> 'Invited'`,
      });
  },

  answer: (programId: string, userId: string, UserStatus: UserStatus, now: string) =>
    rowsOf(database, programInvitations).change({ ProgramId: programId, UserId: userId }, { UserStatus, At: now }),

  /** Takes back what somebody has asked people. */
  async uninvite(programId: string, by: string, userIds: string[]) {
    await database
      .delete(programInvitations)
      .where(and(eq(programInvitations.ProgramId, programId), eq(programInvitations.InvitedBy, by), inArray(programInvitations.UserId, userIds)));
  },
});
