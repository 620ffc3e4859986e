import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { ofPerson } from './people';

/** What is verified: a number, that its owner wants texts of a kind, an email address. */
export type VerificationKind = 'Mobile' | 'TextReminder' | 'WellnessReminder' | 'PreferredEmail';

/** Verifications that were sent, the last one of each kind. It holds for the number or address it went to, and for no other. */
export const contactVerifications = pgTable(
  'contact_verifications',
  {
    UserId: ofPerson(),
    Kind: text('kind').$type<VerificationKind>().notNull(),
    Recipient: text('recipient').notNull(),
    /** Of an email's code. A text is replied to, and has none. */
    CodeHash: text('code_hash'),
    /** How often the code was tried. */
    Tries: integer('tries').notNull().default(0),
    SentAt: instant('sent_at').notNull(),
    ExpiresAt: instant('expires_at').notNull(),
    VerifiedAt: instant('verified_at'),
  },
  (table) => [primaryKey({ columns: [table.UserId, table.Kind] })],
);
