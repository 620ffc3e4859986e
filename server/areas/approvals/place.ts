import { partsOf, tokenOf as listToken } from '../../foundation/list-token';
import { badRequest } from '../../foundation/outcome';
import type { ReviewPlace } from '../../records/report-reviews';

/** A place in the list, as the page keeps it. */
export const tokenOf = ({ SubmittedDate, Id }: ReviewPlace): string => listToken([SubmittedDate, Id]);

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The place that a token names; nothing for none. Throws where it is no token. */
export function placeOf(token: string, message: string): ReviewPlace | undefined {
  if (token === '') return undefined;
  const [SubmittedDate = '', Id = ''] = partsOf(token) ?? [];
  if (instant.test(SubmittedDate) && uuid.test(Id)) return { SubmittedDate, Id };
  throw badRequest([{ Code: 'format', Field: '/paginationToken', Message: message }], true);
}
