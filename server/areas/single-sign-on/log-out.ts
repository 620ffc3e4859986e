import * as openid from 'openid-client';
import type { Call } from '../../calls/contract';
import { endSession } from '../impersonation/stop';
import type { EntityRow } from '../../records/callers';
import { Redirect } from '../../calls/redirect';
import { takeTicket } from '../../calls/tickets';
import type { Tools } from '../../calls/tools';
import { discover } from './provider';
import { constantsOf } from '../../foundation/constants';

/** Ends the session of the ticket and leads to the company's place for leaving. Without a ticket there is no session left to end. */
export async function logOutSso({ query, host, origin, revision }: Call<'logOutSso'>, tools: Tools): Promise<Redirect> {
  const { accounts, sessions } = tools;
  const signInPage = constantsOf(revision).business.signInPage;
  const ticket = query.ticket === undefined ? undefined : await takeTicket(query.ticket, 'logOut', tools);
  const idToken = ticket?.TokenHash ? await sessions.idToken(ticket.TokenHash) : undefined;
  if (ticket?.TokenHash) await endSession({ tokenHash: ticket.TokenHash }, tools);
  const user = ticket && (await accounts.byId(ticket.UserId));
  const entity = user === undefined ? host : await accounts.entity(user.EntityId);
  const elsewhere = entity && (await leavingPlace(entity, origin + signInPage, idToken, tools));
  return new Redirect(elsewhere ?? signInPage, '');
}

/** The company's own address for leaving, else where its provider ends sessions. A provider that is down must keep nobody signed in. */
async function leavingPlace(entity: EntityRow, back: string, idToken: string | undefined, { singleSignOns, clock }: Tools): Promise<string | undefined> {
  if (entity.SSOLogoutUrl !== null) return /^https?:\/\//i.test(entity.SSOLogoutUrl) ? entity.SSOLogoutUrl : undefined;
  const provider = entity.SsoSignOnEnabled ? await singleSignOns.provider(entity.EntityId) : undefined;
  const configuration = provider && (await discover(provider, clock).catch(() => undefined));
  if (configuration?.serverMetadata().end_session_endpoint === undefined) return undefined;
  return openid.buildEndSessionUrl(configuration, { post_logout_redirect_uri: back, ...(idToken && { id_token_hint: idToken }) }).href;
}
