import { notFound } from '../../foundation/outcome';
import type { Tools } from '../../calls/tools';
import type { Program } from '../../../schemas/generated/records';
import type { Call, Handlers } from '../../calls/contract';

/** A handler for the programs with one of these statuses. */
const list =
  (...statuses: Program['ProgramStatus'][]) =>
  ({ caller, query }: Call<'getCurrentPrograms'>, { programs }: Tools) => {
    // Each has a default in the document.
    const { Page, PageSize, Sort } = query as Required<typeof query>;
    return programs.page(caller.user, statuses, { page: Page, size: PageSize, sort: Sort });
  };

/** The calls of schemas/endpoints/programs.json. */
export const handlers = {
  getCurrentPrograms: list('Current'),
  // Whoever quit a program may join it again.
  getAvailablePrograms: list('Available', 'Quit'),
  getCurrentAndCompletedPrograms: list('Current', 'Completed'),

  async getInlineProgress({ caller, query: { activityId, subType } }, { programs }) {
    const found = await programs.find(caller.user, activityId);
    if (found === undefined || found.ProgramSubType !== subType) throw notFound('There is no such program.');
    return { Data: found };
  },
} satisfies Handlers<'programs'>;
