import { performImpersonation, redesignOf } from '../impersonation/perform';
import type { Handlers } from './contract';
import { constantsOf } from '../constants';

/** The calls of schemas/endpoints/impersonation.json. */
export const handlers = {
  performImpersonation,
  performSso: ({ caller, revision }) => ({ Successful: true, ...redesignOf(caller, constantsOf(revision)) }),
} satisfies Handlers<'impersonation'>;
