import { performImpersonation } from './perform';
import type { Handlers } from '../../calls/contract';

/** The calls of schemas/endpoints/impersonation.json. */
export const handlers = {
  performImpersonation,
} satisfies Handlers<'impersonation'>;
