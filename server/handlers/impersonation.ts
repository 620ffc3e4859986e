import { performImpersonation, redesignOf } from '../impersonation/perform';
import { impersonationSettingsOf } from '../impersonation/settings';
import type { Handlers } from './contract';

/** The calls of schemas/endpoints/impersonation.json. */
export const handlers = {
  performImpersonation,
  performSso: ({ caller, revision }) => ({ Successful: true, ...redesignOf(caller, impersonationSettingsOf(revision)) }),
} satisfies Handlers<'impersonation'>;
