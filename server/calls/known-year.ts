import { notFound } from '../foundation/outcome';

/** Refuses a plan year that a company does not have: its figures would be zeros, and its lists empty. */
export function holdKnownYear(years: readonly { PlanYearId: string }[], asked: string | undefined): void {
  if (asked !== undefined && !years.some(({ PlanYearId }) => PlanYearId === asked)) throw notFound('Plan year not found.');
}
