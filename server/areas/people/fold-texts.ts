import type { JobResult, JobRun } from '../../calls/job';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { type FoldedTable, foldedTables } from '../../records/folded-texts';

interface Cursor {
  table: FoldedTable;
  after: string;
}

/** Computes again what is stored for searches of names, after a migration has changed how texts are compared. That migration adds the job. */
export async function foldTexts({ cursor, keep }: JobRun, { foldedTexts, definitions }: Tools): Promise<JobResult> {
  const { jobStep } = constantsOf(definitions.base).jobs;
  const begun = cursor as Cursor | null;
  let FoldedTexts = 0;
  for (const table of foldedTables.slice(begun === null ? 0 : foldedTables.indexOf(begun.table))) {
    let after: string | undefined = begun?.table === table ? begun.after : '';
    while (after !== undefined) {
      const step: Awaited<ReturnType<typeof foldedTexts.computeAgain>> = await foldedTexts.computeAgain(table, after, jobStep);
      FoldedTexts += step.changed;
      if (step.last !== undefined) await keep({ table, after: step.last });
      after = step.last;
    }
  }
  return { FoldedTexts };
}
