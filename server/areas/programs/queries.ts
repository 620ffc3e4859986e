import type { AreaQueryHandlers } from '../../calls/contract';

/** The queries of schemas/endpoints/programs.json. */
export const queries = {
  programs: ({ statuses, Page, PageSize, Sort }, { caller }, { programs }) => programs.page(caller.user, statuses, { page: Page, size: PageSize, sort: Sort }),
} satisfies AreaQueryHandlers<'programs'>;
