import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { OptionalField } from '../../schemas/generated/records';
import { constraintOf } from './constraint-of';
import { optionalFieldAnswers, optionalFields } from './tables/optional-fields';
import { withoutNulls } from './without-nulls';
import type { PersonKey } from './tables/people';

type OptionalFieldRow = typeof optionalFields.$inferSelect;
export type OptionalFieldAnswer = typeof optionalFieldAnswers.$inferSelect;

/** What companies ask in their welcome forms, and what people have answered. */
export const optionalFieldRecords = (database: Database) => ({
  async asked(entityId: string): Promise<OptionalFieldRow[]> {
    return database.select().from(optionalFields).where(eq(optionalFields.EntityId, entityId)).orderBy(asc(optionalFields.Position), asc(optionalFields.Name));
  },

  async answers({ UserId }: PersonKey): Promise<Map<string, string | number>> {
    const rows = await database.select().from(optionalFieldAnswers).where(eq(optionalFieldAnswers.UserId, UserId));
    return new Map(rows.map(({ Name, Value }) => [Name, Value]));
  },

  /** The first of these answers that somebody else of the company has given already, where it must be unique. */
  async taken(person: PersonKey, rows: OptionalFieldAnswer[]): Promise<string | undefined> {
    for (const { Name, UniqueValue } of rows) {
      if (UniqueValue === null) continue;
      const same = and(
        eq(optionalFieldAnswers.EntityId, person.EntityId),
        eq(optionalFieldAnswers.Name, Name),
        eq(optionalFieldAnswers.UniqueValue, UniqueValue),
      );
      const [found] = await database
        .select({ id: optionalFieldAnswers.UserId })
        .from(optionalFieldAnswers)
        .where(and(same, ne(optionalFieldAnswers.UserId, person.UserId)))
        .limit(1);
      if (found !== undefined) return Name;
    }
    return undefined;
  },

  /**
   * Replaces the answers of these names; a name without a row is answered no more. Only in a transaction, which fails where somebody else
   * gave the same answer in the same moment: see `isTakenAnswer`.
   */
  async replace({ UserId }: Pick<PersonKey, 'UserId'>, names: string[], rows: OptionalFieldAnswer[]): Promise<void> {
    if (names.length > 0)
      await database.delete(optionalFieldAnswers).where(and(eq(optionalFieldAnswers.UserId, UserId), inArray(optionalFieldAnswers.Name, names)));
    if (rows.length > 0) await database.insert(optionalFieldAnswers).values(rows);
  },
});

/** Whether a transaction failed because an answer that must be unique is somebody else's: only the database can tell of the same moment. */
export const isTakenAnswer = (error: unknown): boolean => constraintOf(error) === 'optional_field_answers_unique';

/** A question as the wire knows it, with the answer so far. */
export function toOptionalField(row: OptionalFieldRow, value: string | number | undefined): OptionalField {
  const { EntityId: _entity, Position: _position, IsUnique: _unique, ...field } = row;
  return { ...withoutNulls(field), ...(value !== undefined && { Value: value }) };
}
