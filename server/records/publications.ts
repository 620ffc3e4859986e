import { and, asc, desc, eq, isNotNull, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { compared } from './person-search';
import type { Database } from '../database/database';
import { retried } from '../database/retried';
import type { Sources } from '../../runtime/definitions/shapes/settings';
import { baseRevisions, compiledPublications, overlayPointers, overlayPublications } from './tables/overlay-publications';
import { entities, users } from './tables/people';
import { rowsOf } from './rows-of';

type PublicationRow = typeof overlayPublications.$inferSelect;
type PointerRow = typeof overlayPointers.$inferSelect;
/** What came of a publication on one base. */
export type CompiledRow = typeof compiledPublications.$inferSelect;

/** On this channel of PostgreSQL nodes hear for which customer the pointer has moved. */
export const definitionsChannel = 'wellspring_definitions';

/** Any number that nothing else of ours locks. */
const publishLock = 727_004;

const { Customer, Number, Hash, PublishedBy, PublishedAt, Why } = overlayPublications;

/** The publication that applies to a customer. */
export interface UsedPublication {
  Customer: string;
  Number: number;
  /** Null where the definitions apply as they were delivered. */
  Hash: string | null;
  Sources: Sources | null;
  IsCompiled: boolean;
  HasFaults: boolean;
}

const ofPublication = (customer: string, number: number) => and(eq(compiledPublications.Customer, customer), eq(compiledPublications.Number, number));

/** A subquery: the number of the publication in use of each customer. */
const numbersInUse = (database: Database) =>
  database
    .selectDistinctOn([overlayPointers.Customer], { Customer: overlayPointers.Customer, Number: overlayPointers.Number })
    .from(overlayPointers)
    .orderBy(overlayPointers.Customer, desc(overlayPointers.Move))
    .as('in_use');

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

  /** The names of all customers, in order. */
  async customerNames(): Promise<string[]> {
    const found = await database.selectDistinct({ Customer: entities.Customer }).from(entities).where(isNotNull(entities.Customer)).orderBy(entities.Customer);
    return found.flatMap(({ Customer: name }) => name ?? []);
  },

  /** The customers whose publication in use has a name in one of its files. */
  async customersNaming(name: string): Promise<string[]> {
    const used = numbersInUse(database);
    const found = await database
      .select({ Customer })
      .from(overlayPublications)
      .innerJoin(used, and(eq(used.Customer, Customer), eq(used.Number, Number)))
      .where(sql`strpos(${overlayPublications.Files}::text, ${name}) > 0`);
    return found.map((row) => row.Customer);
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

  one: (customer: string, number: number) => rowsOf(database, overlayPublications).find({ Customer: customer, Number: number }),

  /** A revision of a publication from before there were `compiled_publications`, gzipped, by its hash. */
  async revision(hash: string): Promise<Uint8Array | undefined> {
    const [found] = await database
      .select({ Revision: overlayPublications.Revision })
      .from(overlayPublications)
      .where(and(eq(Hash, hash), isNotNull(overlayPublications.Revision)))
      .limit(1);
    return found?.Revision ?? undefined;
  },

  /** What came of a publication on a base; without a revision there, what was compiled last on another base. Undefined where it never compiled. */
  async compiled(customer: string, number: number, baseHash: string): Promise<CompiledRow | undefined> {
    const [found] = await database
      .select()
      .from(compiledPublications)
      .where(and(ofPublication(customer, number), isNotNull(compiledPublications.Hash)))
      .orderBy(desc(eq(compiledPublications.BaseHash, baseHash)), desc(compiledPublications.CompiledAt))
      .limit(1);
    return found;
  },

  /** What has a revision with this hash. */
  async compiledByHash(hash: string): Promise<CompiledRow | undefined> {
    const [found] = await database.select().from(compiledPublications).where(eq(compiledPublications.Hash, hash)).limit(1);
    return found;
  },

  /** Whether it is known what comes of a publication on a base. */
  async isCompiled(customer: string, number: number, baseHash: string): Promise<boolean> {
    return (await database.$count(compiledPublications, and(ofPublication(customer, number), eq(compiledPublications.BaseHash, baseHash)))) > 0;
  },

  /** Writes down what came of a publication on a base, unless it is written down already. `base` is asked for where the base is not stored yet. */
  async addCompiled(row: CompiledRow, base: () => Uint8Array): Promise<void> {
    const isStored = (await database.$count(baseRevisions, eq(baseRevisions.Hash, row.BaseHash))) > 0;
    if (!isStored) await database.insert(baseRevisions).values({ Hash: row.BaseHash, Revision: base() }).onConflictDoNothing();
    await database.insert(compiledPublications).values(row).onConflictDoNothing();
  },

  /** A base revision on which publications were compiled, gzipped. */
  async base(hash: string): Promise<Uint8Array | undefined> {
    const [found] = await database.select().from(baseRevisions).where(eq(baseRevisions.Hash, hash));
    return found?.Revision;
  },

  /**
   * The publication in use of each customer: whether it was compiled on a base and has faults there, the hash of the revision that applies, and what its pages
   * may load beside what the base allows.
   */
  async inUse(baseHash: string): Promise<UsedPublication[]> {
    const last = numbersInUse(database);
    const onBase = alias(compiledPublications, 'on_base');
    const { Customer: customer, Number: number, BaseHash, Hash: own, Sources, CompiledAt } = compiledPublications;
    const runs = database
      .select({ Hash: own, Sources })
      .from(compiledPublications)
      .where(and(eq(customer, last.Customer), eq(number, last.Number), isNotNull(own)))
      .orderBy(desc(eq(BaseHash, baseHash)), desc(CompiledAt))
      .limit(1)
      .as('runs');
    return database
      .select({
        Customer: last.Customer,
        Number: last.Number,
        Hash: sql<string | null>`coalesce(${runs.Hash}, ${overlayPublications.Hash})`,
        Sources: runs.Sources,
        IsCompiled: sql<boolean>`${onBase.BaseHash} is not null`,
        HasFaults: sql<boolean>`${onBase.BaseHash} is not null and ${onBase.Hash} is null`,
      })
      .from(last)
      .leftJoin(overlayPublications, and(eq(Customer, last.Customer), eq(Number, last.Number)))
      .leftJoin(onBase, and(eq(onBase.Customer, last.Customer), eq(onBase.Number, last.Number), eq(onBase.BaseHash, baseHash)))
      .leftJoinLateral(runs, sql`true`)
      .orderBy(asc(last.Customer));
  },

  /** Tells all nodes, when the transaction commits, that something of a customer has changed. */
  async tell(customer: string): Promise<void> {
    await database.execute(sql`select pg_notify(${definitionsChannel}, ${customer})`);
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

/** Publications, with what changes them together or not at all. */
export const publicationStore = (database: Database) => ({
  reads: publicationRecords(database),
  transaction: <Result>(work: (publications: PublicationRecords) => Promise<Result>) =>
    retried(() => database.transaction((own) => work(publicationRecords(own)))),
});

export type PublicationStore = ReturnType<typeof publicationStore>;
