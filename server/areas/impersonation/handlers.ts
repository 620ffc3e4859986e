import { performImpersonation } from './perform';
import { getActingTerms } from './terms';
import type { Handlers } from '../../calls/contract';

/** The calls of schemas/endpoints/impersonation.json. */
export const handlers = {
  performImpersonation,
  getActingTerms,
} satisfies Handlers<'impersonation'>;
