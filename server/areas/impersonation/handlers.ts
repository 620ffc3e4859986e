import { performImpersonation, redesignOf } from './perform';
import type { Handlers } from '../../calls/contract';
import { constantsOf } from '../../foundation/constants';

/** The calls of schemas/endpoints/impersonation.json. */
export const handlers = {
  performImpersonation,
  performSso: ({ caller, revision }) => ({ Successful: true, ...redesignOf(caller, constantsOf(revision)) }),
} satisfies Handlers<'impersonation'>;
