import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** One value that was changed. `Was` is absent where there was none, `Is` where there is none any more. */
export interface AuditChange {
  /** Where the value stands in its record, as a JSON Pointer: /Custom/badgeNumber. */
  Field: string;
  Was?: unknown;
  Is?: unknown;
}

/** Who changed what, when and why. Entries are only ever added, and outlive the person and the thing they are about: hence no references. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    AuditEntryId: uuid('audit_entry_id').primaryKey().defaultRandom(),
    At: instant('at').notNull(),
    /** The company it is about; null where it is about all of them. */
    EntityId: text('entity_id'),
    /** Who did it; null for the system. */
    UserId: text('user_id'),
    /** The person impersonated meanwhile. */
    OnBehalfOf: text('on_behalf_of'),
    /** What was done, in the past tense: ProfileSaved. */
    Action: text('action').notNull(),
    SubjectKind: text('subject_kind').notNull(),
    SubjectId: text('subject_id').notNull(),
    Changes: jsonb('changes').$type<AuditChange[]>().notNull(),
    Why: text('why'),
  },
  (table) => [
    index('audit_entries_subject').on(table.SubjectKind, table.SubjectId, table.At),
    index('audit_entries_company').on(table.EntityId, table.At),
    index('audit_entries_time').on(table.At, table.AuditEntryId),
    index('audit_entries_person').on(table.UserId, table.At),
    index('audit_entries_action').on(table.Action, table.At),
  ],
);
