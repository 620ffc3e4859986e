import { and, asc, desc, eq, isNotNull, max, sql } from 'drizzle-orm';
import { compared } from './person-search';
import type { Database } from '../database/database';
import { overlayPointers, overlayPublications } from './tables/overlay-publications';
import { entities, users } from './tables/people';

type PublicationRow = typeof overlayPublications.$inferSelect;
export type PointerRow = typeof overlayPointers.$inferSelect;

/** On this channel of PostgreSQL nodes hear for which customer the pointer has moved. */
export const definitionsChannel = 'wellspring_definitions';

/** Any number that nothing else of ours locks. */
const publishLock = 727_004;

const { Customer, Number, Hash, PublishedBy, PublishedAt, Why } = overlayPublications;

/** What customers' authors have published. Nothing of it is ever changed: publishing and going back only add rows. */
export const publicationRecords = (database: Database) => ({
  /** Until the end of the transaction nobody else publishes for this customer or moves its pointer. */
  async lock(customer: string) {
    await database.execute(sql`select pg_advisory_xact_lock(${publishLock}, hashtext(${customer}))`);
  },

  /** Whether companies run under this customer's name. */
  async isCustomer(customer: string): Promise<boolean> {
    const found = await database.select({ id: entities.EntityId }).from(entities).where(eq(entities.Customer, customer)).limit(1);
    return found.length > 0;
  },

  /** All customers with the names of their companies, in order. */
  async customers(): Promise<{ Customer: string; Companies: string[] }[]> {
    const found = await database
      .select({ Customer: entities.Customer, Name: entities.EntityName })
      .from(entities)
      .where(isNotNull(entities.Customer))
      .orderBy(asc(entities.Customer), compared.company);
    const names = [...new Set(found.map(({ Customer: name }) => name!))];
    return names.map((name) => ({ Customer: name, Companies: found.flatMap((row) => (row.Customer === name ? [row.Name] : [])) }));
  },

  /** The last move of each customer's pointer, or of one customer's. */
  async pointers(customer?: string): Promise<PointerRow[]> {
    return database
      .selectDistinctOn([overlayPointers.Customer])
      .from(overlayPointers)
      .where(customer === undefined ? undefined : eq(overlayPointers.Customer, customer))
      .orderBy(overlayPointers.Customer, desc(overlayPointers.Move));
  },

  /** A customer's publications without what they hold, the newest first, each with the name of who published it. */
  async list(customer: string, limit: number) {
    return database
      .select({ Number, Hash, PublishedBy: sql<string>`coalesce(${users.UserName}, ${PublishedBy})`, PublishedAt, Why })
      .from(overlayPublications)
      .leftJoin(users, eq(users.UserId, PublishedBy))
      .where(eq(Customer, customer))
      .orderBy(desc(Number))
      .limit(limit);
  },

  /** The moves of a customer's pointer, the newest first. */
  async moves(customer: string, limit: number) {
    const { Number, MovedBy, MovedAt, Why } = overlayPointers;
    return database
      .select({ Number, MovedBy: sql<string>`coalesce(${users.UserName}, ${MovedBy})`, MovedAt, Why })
      .from(overlayPointers)
      .leftJoin(users, eq(users.UserId, MovedBy))
      .where(eq(overlayPointers.Customer, customer))
      .orderBy(desc(overlayPointers.Move))
      .limit(limit);
  },

  async one(customer: string, number: number): Promise<PublicationRow | undefined> {
    const [found] = await database
      .select()
      .from(overlayPublications)
      .where(and(eq(Customer, customer), eq(Number, number)));
    return found;
  },

  /** A compiled revision, gzipped, by its hash. */
  async revision(hash: string): Promise<Uint8Array | undefined> {
    const [found] = await database.select({ Revision: overlayPublications.Revision }).from(overlayPublications).where(eq(Hash, hash)).limit(1);
    return found?.Revision;
  },

  /** Adds a publication and gives its number. Only under `lock`. */
  async add(publication: Omit<PublicationRow, 'Number'>): Promise<number> {
    const [found] = await database
      .select({ last: max(Number) })
      .from(overlayPublications)
      .where(eq(Customer, publication.Customer));
    const number = (found?.last ?? 0) + 1;
    await database.insert(overlayPublications).values({ ...publication, Number: number });
    return number;
  },

  /** Moves the pointer and tells all nodes, when the transaction commits. Only under `lock`. */
  async point(move: Omit<PointerRow, 'Move'>) {
    const [found] = await database
      .select({ last: max(overlayPointers.Move) })
      .from(overlayPointers)
      .where(eq(overlayPointers.Customer, move.Customer));
    await database.insert(overlayPointers).values({ ...move, Move: (found?.last ?? 0) + 1 });
    await database.execute(sql`select pg_notify(${definitionsChannel}, ${move.Customer})`);
  },
});

export type PublicationRecords = ReturnType<typeof publicationRecords>;
