import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { EntityRow } from './callers';
import { planYears } from './tables/companies';
import { events, eventSessions } from './tables/events';
import { entities } from './tables/people';
import { programs } from './tables/programs';

export type PlanYearRow = typeof planYears.$inferSelect;
type ProgramRow = typeof programs.$inferSelect;
type EventRow = typeof events.$inferSelect;
type SessionRow = typeof eventSessions.$inferSelect;

/** A program of a plan year, with what it has as an event. */
export interface YearProgram {
  program: ProgramRow;
  event: EventRow | null;
  sessions: SessionRow[];
}

/** Until when plan years end that are looked for: those of some customers are looked for earlier. */
interface Ending {
  before: string;
  earlier: { customers: string[]; before: string };
}

const current = and(eq(planYears.EntityId, entities.EntityId), eq(planYears.PlanYearId, entities.PlanYearId));

/** Plan years of companies: which one runs, and what the next one has. */
export const planYearRecords = (database: Database) => ({
  /** So many companies, by id, whose plan year ends before a day; of some customers, before a later one. */
  async ending({ before, earlier }: Ending, after: string, most: number): Promise<string[]> {
    const rows = await database
      .select({ EntityId: entities.EntityId })
      .from(entities)
      .innerJoin(planYears, current)
      .where(
        and(
          or(lt(planYears.EndDate, before), and(inArray(entities.Customer, earlier.customers), lt(planYears.EndDate, earlier.before))),
          gt(entities.EntityId, after),
        ),
      )
      .orderBy(asc(entities.EntityId))
      .limit(most);
    return rows.map(({ EntityId }) => EntityId);
  },

  /** A company with the plan year that runs. Both are locked until the transaction ends. */
  async hold(entityId: string): Promise<{ entity: EntityRow; year: PlanYearRow } | undefined> {
    const [found] = await database
      .select({ entity: entities, year: planYears })
      .from(entities)
      .innerJoin(planYears, current)
      .where(eq(entities.EntityId, entityId))
      .for('no key update', { of: entities });
    return found;
  },

  /** The plan year of a company that follows a day. */
  async following(entityId: string, day: string): Promise<PlanYearRow | undefined> {
    const [found] = await database
      .select()
      .from(planYears)
      .where(and(eq(planYears.EntityId, entityId), gt(planYears.StartDate, day)))
      .orderBy(asc(planYears.StartDate))
      .limit(1);
    return found;
  },

  /** What a company itself offers in a plan year. */
  async programs({ EntityId, PlanYearId }: Pick<PlanYearRow, 'EntityId' | 'PlanYearId'>): Promise<YearProgram[]> {
    const rows = await database
      .select({ program: programs, event: events })
      .from(programs)
      .leftJoin(events, eq(events.ProgramId, programs.Id))
      .where(and(eq(programs.OwnerId, EntityId), eq(programs.PlanYearKeyId, PlanYearId), isNull(programs.MadeBy)))
      .orderBy(asc(programs.Id));
    const sessions = await database
      .select({ session: eventSessions })
      .from(eventSessions)
      .innerJoin(programs, eq(programs.Id, eventSessions.ProgramId))
      .where(and(eq(programs.OwnerId, EntityId), eq(programs.PlanYearKeyId, PlanYearId), isNull(programs.MadeBy)))
      .orderBy(asc(eventSessions.SessionId));
    return rows.map(({ program, event }) => ({
      program,
      event,
      sessions: sessions.flatMap(({ session }) => (session.ProgramId === program.Id ? [session] : [])),
    }));
  },

  /** Adds a plan year with its programs, which participants do not see yet. Answers false where its id was given to another one. */
  async prepare(year: PlanYearRow, made: readonly YearProgram[]): Promise<boolean> {
    const added = await database.insert(planYears).values(year).onConflictDoNothing().returning({ id: planYears.PlanYearId });
    if (added.length === 0) return false;
    for (const { program, event, sessions } of made) {
      await database.insert(programs).values({ ...program, IsPrepared: true });
      if (event !== null) await database.insert(events).values(event);
      if (sessions.length > 0) await database.insert(eventSessions).values(sessions);
    }
    return true;
  },

  /** Begins a plan year of a company: it is the one that runs, and participants see its programs. */
  async begin({ EntityId, PlanYearId }: Pick<PlanYearRow, 'EntityId' | 'PlanYearId'>) {
    await database.update(entities).set({ PlanYearId }).where(eq(entities.EntityId, EntityId));
    await database
      .update(programs)
      .set({ IsPrepared: false })
      .where(and(eq(programs.OwnerId, EntityId), eq(programs.PlanYearKeyId, PlanYearId), sql`${programs.IsPrepared}`));
  },
});
