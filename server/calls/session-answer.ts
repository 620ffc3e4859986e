import type { Revision } from '../../runtime/definitions/compiled';
import type { Session } from '../../schemas/generated/records';
import { inLanguageOf } from '../definitions/read-language';
import { constantsOf } from '../foundation/constants';
import type { Caller, FoundCaller } from '../records/callers';
import { companySetup } from '../records/company-settings';
import { actorOf, brandingOf, callerSettings, entityOf, standingOf, userOf } from './caller-answers';
import { readerOf } from './reading';
import { timeZoneOf } from './time-zone';
import type { Tools } from './tools';

/** Returns what the page needs to know about the person who is signed in. The session call and the sign-in both answer it. */
export const sessionAnswer = (caller: Caller, revision: Revision): Session => ({
  SignedIn: true,
  User: userOf(caller),
  Actor: actorOf(caller),
  Entity: entityOf(caller),
  Settings: callerSettings(caller),
  Branding: brandingOf(caller),
  ...standingOf(caller, constantsOf(revision).server),
  LoginType: caller.loginType,
  ...(caller.language !== null && { Language: caller.language }),
  Customer: revision.customer,
  Revision: revision.hash,
  TimeZone: timeZoneOf({ caller, revision }),
});

/** Returns the caller of a session with the settings of their company, and the definitions of that session in their language. */
export async function callerOfSession(found: FoundCaller, { definitions }: Pick<Tools, 'definitions'>): Promise<{ caller: Caller; revision: Revision }> {
  const english = await definitions.ofSession(found.entity.Customer, found.definitionsHash);
  return { caller: { ...found, company: companySetup(found, english) }, revision: inLanguageOf(english, readerOf(found.actor, found.reads, english)) };
}
