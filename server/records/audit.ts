import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type AuditChange, auditEntries } from './tables/audit';
import { own } from '../../runtime/validation/own';
import { isObject } from '../../runtime/validation/is-object';

export type AuditEntry = typeof auditEntries.$inferSelect;

/** What a handler writes down. Without a reason or somebody impersonated leave them out. */
export type NewAuditEntry = Pick<AuditEntry, 'EntityId' | 'UserId' | 'Action' | 'SubjectKind' | 'SubjectId' | 'Changes'> &
  Partial<Pick<AuditEntry, 'OnBehalfOf' | 'Why'>>;

/** What an entry is about: a person, a customer's definitions. */
type AuditSubject = Pick<AuditEntry, 'SubjectKind' | 'SubjectId'>;

/** Who changed what. Nothing of it is ever changed or removed. Write it in the transaction of the change: neither is without the other. */
export const auditRecords = (database: Database) => ({
  async add(entry: NewAuditEntry, now: string) {
    await database.insert(auditEntries).values({ ...entry, At: now });
  },

  /** The entries about one thing, the newest first: all, those of one action, or those of every other action. */
  async of({ SubjectKind, SubjectId }: AuditSubject, limit: number, { action, without }: { action?: string; without?: string } = {}): Promise<AuditEntry[]> {
    const ofAction = action === undefined ? undefined : eq(auditEntries.Action, action);
    const ofOthers = without === undefined ? undefined : ne(auditEntries.Action, without);
    return database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.SubjectKind, SubjectKind), eq(auditEntries.SubjectId, SubjectId), ofAction, ofOthers))
      .orderBy(desc(auditEntries.At), desc(auditEntries.AuditEntryId))
      .limit(limit);
  },
});

/**
 * What differs between two states of a record, property by property; the properties of objects one by one, lists as a whole. A value that
 * is null, or a text that is empty, counts as none.
 */
export function changesBetween(was: object, is: object, at = ''): AuditChange[] {
  const [before, after] = [was as Record<string, unknown>, is as Record<string, unknown>];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const Field = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const [Was, Is] = [present(before, name), present(after, name)];
    if (isObject(Was) || isObject(Is)) {
      if ((Was === undefined || isObject(Was)) && (Is === undefined || isObject(Is))) return changesBetween(Was ?? {}, Is ?? {}, Field);
    }
    if (JSON.stringify(Was) === JSON.stringify(Is)) return [];
    return [{ Field, ...(Was !== undefined && { Was }), ...(Is !== undefined && { Is }) }];
  });
}

const present = (record: Record<string, unknown>, name: string) => {
  const value = own(record, name);
  return value === null || value === '' ? undefined : value;
};
