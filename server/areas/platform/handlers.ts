import { timeZoneOf } from '../../calls/time-zone';
import type { Handlers } from '../../calls/contract';
import { sessionAnswer } from '../../calls/session-answer';
import { openBranding } from './open-branding';
import { constantsOf } from '../../foundation/constants';

/** The calls of schemas/endpoints/platform.json. */
export const handlers = {
  async getSession({ caller, revision, host }, tools) {
    if (caller !== undefined) return sessionAnswer(caller, revision);
    return {
      SignedIn: false,
      SingleSignOn: host?.SsoSignOnEnabled ?? false,
      RegistrationV2: host?.EnabledToggles.includes(constantsOf(revision).server.registrationToggle) ?? false,
      Branding: await openBranding(host, revision, tools),
      Customer: revision.customer,
      Revision: revision.hash,
      TimeZone: timeZoneOf({ caller, revision }),
    };
  },
} satisfies Handlers<'platform'>;
