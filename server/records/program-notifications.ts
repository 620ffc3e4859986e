import { and, asc, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { byText } from './row-order';
import type { Database } from '../database/database';
import { notFound } from '../foundation/outcome';
import { versionOf } from '../foundation/row-version';
import type { ProgramNotification } from '../../schemas/generated/records';
import { programNotificationAnswers as answers, programNotifications as table } from './tables/program-notifications';
import { withoutNulls } from './without-nulls';
import { rowsOf } from './rows-of';

type Row = typeof table.$inferSelect;

/** A notification as the wire knows it, with the version of what a save replaces. */
function toWire(row: Row): ProgramNotification {
  const { ProgramNotificationId: _id, EntityId: _entity, ...values } = row;
  return { ...withoutNulls(row), Version: versionOf(values) };
}
const missing = () => notFound('Program notification not found.');

/** Program notifications. Every call names the company, so that no other company's row is ever touched. */
export const programNotificationRecords = (database: Database) => ({
  async all(entityId: string) {
    const rows = await database
      .select()
      .from(table)
      .where(eq(table.EntityId, entityId))
      .orderBy(desc(table.IsDefault), byText(table.Name), asc(table.ProgramNotificationId));
    return rows.map(toWire);
  },

  async one(entityId: string, id: string) {
    const row = await rowsOf(database, table).find({ EntityId: entityId, ProgramNotificationId: id });
    if (row === undefined) throw missing();
    return toWire(row);
  },

  /** The enabled ones that a person has not answered since they were last reset. */
  async unanswered({ UserId, EntityId }: { UserId: string; EntityId: string }) {
    const own = and(eq(answers.ProgramNotificationId, table.ProgramNotificationId), eq(answers.UserId, UserId));
    const isStale = or(isNull(answers.AnsweredAt), lt(answers.AnsweredAt, table.LastResetDate));
    const rows = await database
      .select({ notification: table })
      .from(table)
      .leftJoin(answers, own)
      .where(and(eq(table.EntityId, EntityId), eq(table.IsEnabled, true), isStale))
      .orderBy(desc(table.IsDefault), byText(table.Name), asc(table.ProgramNotificationId));
    return rows.map(({ notification }) => toWire(notification));
  },

  /** Stores whether a person agrees; the newest answer counts. */
  answer: (userId: string, id: string, accepted: boolean, now: string) =>
    rowsOf(database, answers).put({ UserId: userId, ProgramNotificationId: id, Accepted: accepted, AnsweredAt: now }),

  async some(entityId: string, ids: string[]) {
    const rows = await database
      .select()
      .from(table)
      .where(and(eq(table.EntityId, entityId), inArray(table.ProgramNotificationId, ids)));
    return rows.map(toWire);
  },

  async insert(rows: Row[]) {
    return (await database.insert(table).values(rows).returning()).map(toWire);
  },

  /** Deletes those of them that are the company's own and not its default; answers which went. */
  async remove(entityId: string, ids: string[]) {
    const gone = await database
      .delete(table)
      .where(and(eq(table.EntityId, entityId), eq(table.IsDefault, false), inArray(table.ProgramNotificationId, ids)))
      .returning({ id: table.ProgramNotificationId });
    return new Set(gone.map(({ id }) => id));
  },
});
