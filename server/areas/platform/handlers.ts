import { timeZoneOf } from '../../calls/time-zone';
import { actorOf, brandingOf, callerSettings, entityOf, standingOf, userOf } from '../../calls/caller-answers';
import type { Handlers } from '../../calls/contract';
import { openBranding } from './open-branding';
import { constantsOf } from '../../foundation/constants';

/** The calls of schemas/endpoints/platform.json. */
export const handlers = {
  async getSession({ caller, revision, host }, tools) {
    const definitions = { Customer: revision.customer, Revision: revision.hash, TimeZone: timeZoneOf({ caller, revision }) };
    if (caller === undefined)
      return {
        SignedIn: false,
        SingleSignOn: host?.SsoSignOnEnabled ?? false,
        RegistrationV2: host?.EnabledToggles.includes(constantsOf(revision).server.registrationToggle) ?? false,
        Branding: await openBranding(host, revision, tools),
        ...definitions,
      };
    return {
      SignedIn: true,
      User: userOf(caller),
      Actor: actorOf(caller),
      Entity: entityOf(caller),
      Settings: callerSettings(caller),
      Branding: brandingOf(caller),
      ...standingOf(caller, constantsOf(revision).server),
      LoginType: caller.loginType,
      ...(caller.language !== null && { Language: caller.language }),
      ...definitions,
    };
  },
} satisfies Handlers<'platform'>;
