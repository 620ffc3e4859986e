import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { assessmentAnswers, assessmentProgress } from './tables/assessments';
import { only } from './only';
import { matching, rowsOf } from './rows-of';
import type { PersonKey } from './tables/people';

export type AssessmentProgressRow = typeof assessmentProgress.$inferSelect;

const stands: Pick<AssessmentProgressRow, 'Status' | 'CurrentPageId' | 'SubmittedDate' | 'IsChanged'> = {
  Status: 'NotStarted',
  CurrentPageId: null,
  SubmittedDate: null,
  IsChanged: false,
};

/** How far people have come in assessments, and what they have answered. Every call names the person, so that no other's row is ever touched. */
export const assessmentRecords = (database: Database) => ({
  /** The person's assessment of a plan year, begun when there is none. Pages that begin it at once share one. */
  async begin({ UserId, EntityId }: PersonKey, PlanYearId: string, QuestionnaireId: string): Promise<AssessmentProgressRow> {
    const which = { UserId, EntityId, PlanYearId, QuestionnaireId };
    const rows = rowsOf(database, assessmentProgress);
    const found = await rows.find(which);
    if (found !== undefined) return found;
    await database
      .insert(assessmentProgress)
      .values({ ...which, ...stands })
      .onConflictDoNothing();
    return (await rows.find(which))!;
  },

  /** Returns how far a person's assessment of a plan year is. */
  async statusIn({ UserId, EntityId }: PersonKey, planYearId: string): Promise<AssessmentProgressRow['Status']> {
    const rows = await database
      .select({ Status: assessmentProgress.Status })
      .from(assessmentProgress)
      .where(matching(assessmentProgress, { UserId, EntityId, PlanYearId: planYearId }));
    const statuses = rows.map(({ Status }) => Status);
    return (['Submitted', 'InProgress'] as const).find((status) => statuses.includes(status)) ?? 'NotStarted';
  },

  find: (person: PersonKey, id: number) => rowsOf(database, assessmentProgress).find(ownOf(person, id)),

  /** The same, held for the rest of the transaction: who saves or submits at the same time waits. */
  hold: (person: PersonKey, id: number) => rowsOf(database, assessmentProgress).lock(ownOf(person, id)),

  async answers(id: number): Promise<Map<string, string[]>> {
    const rows = await database.select().from(assessmentAnswers).where(eq(assessmentAnswers.UserAssessmentProgressId, id));
    return new Map(rows.map(({ QuestionId, Answer }) => [QuestionId, Answer]));
  },

  /** Writes these answers; those of other questions stay. */
  async answer(id: number, answers: ReadonlyMap<string, string[]>) {
    if (answers.size === 0) return;
    await database
      .insert(assessmentAnswers)
      .values([...answers].map(([QuestionId, Answer]) => ({ UserAssessmentProgressId: id, QuestionId, Answer })))
      .onConflictDoUpdate({
        target: [assessmentAnswers.UserAssessmentProgressId, assessmentAnswers.QuestionId],
        set: { Answer: sql`excluded.answer` },
      });
  },

  /** Moves a person from one page to another, unless they have gone on elsewhere meanwhile. */
  async move(id: number, from: string | null, to: string) {
    const isThere = from === null ? isNull(assessmentProgress.CurrentPageId) : eq(assessmentProgress.CurrentPageId, from);
    if (from !== to)
      await database
        .update(assessmentProgress)
        .set({ CurrentPageId: to })
        .where(and(eq(assessmentProgress.UserAssessmentProgressId, id), isThere));
  },

  async change(id: number, changes: Partial<Pick<AssessmentProgressRow, 'Status' | 'CurrentPageId' | 'SubmittedDate' | 'IsChanged'>>) {
    return only(await database.update(assessmentProgress).set(changes).where(eq(assessmentProgress.UserAssessmentProgressId, id)).returning());
  },
});

const ownOf = ({ UserId, EntityId }: PersonKey, id: number) => ({ UserAssessmentProgressId: id, UserId, EntityId });
