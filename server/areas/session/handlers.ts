import { allowScopeOf, brandingOf } from '../../calls/caller-answers';
import { autoLogin, ssoAutoLogin } from '../sign-in/keys';
import { sendDeviceCode, verifyDevice } from '../sign-in/device-code';
import { sessionEnd } from '../sign-in/session-end';
import { noSession, sessionResult } from '../sign-in/open-session';
import { requestPasswordReset, resetPassword } from '../sign-in/reset-password';
import { finishSso } from '../single-sign-on/finish';
import { logOutSso } from '../single-sign-on/log-out';
import { startSso } from '../single-sign-on/start';
import { isAllowed } from '../../../runtime/definitions/allowed';
import { endSession } from '../impersonation/stop';
import { issueTicket } from '../../calls/tickets';
import { hashToken } from '../../foundation/tokens';
import type { Handlers } from '../../calls/contract';
import { logIn } from '../sign-in/log-in';
import { openBranding } from '../platform/open-branding';
import { startingProfile } from '../profile/starting-profile';
import { constantsOf } from '../../foundation/constants';

/** The calls of schemas/endpoints/session.json. */
export const handlers = {
  logIn,
  autoLogin,
  ssoAutoLogin,
  requestPasswordReset,
  resetPassword,
  sendDeviceCode,
  verifyDevice,
  startSso,
  finishSso,
  logOutSso,

  async completeFirstLogin({ caller, bearer, revision }, { accounts }) {
    await accounts.completeFirstLogin(caller.user.UserId);
    return sessionResult({ ...caller, user: { ...caller.user, FirstLoginPending: false } }, bearer ?? '', constantsOf(revision).server);
  },

  async changeLanguage({ caller, body, revision }, { accounts, profiles }) {
    const { user, company } = caller;
    if (await accounts.setLanguage(user.UserId, body.Code)) return true;
    await profiles.save({ ...startingProfile(user, revision, company), PreferredLanguage: body.Code }, user);
    return true;
  },

  async logOut({ caller }, tools) {
    if (caller !== undefined) await endSession(caller, tools);
    return true;
  },

  /** The stored token comes in the query, as specified; the request log leaves queries out. */
  async verifyToken({ query, revision }, { callers, clock }) {
    const caller = await callers.find(hashToken(query.token), clock.now().toISOString());
    return caller === undefined ? noSession([]) : sessionResult(caller, query.token, constantsOf(revision).server);
  },

  async keepSessionAlive({ caller, revision }, { sessions, clock }) {
    if (caller === undefined) return false;
    await sessions.extend(caller.tokenHash, sessionEnd({ startedAt: caller.startedAt, user: caller.actor.user }, constantsOf(revision).server, clock));
    return true;
  },

  async issueTicket({ caller, body, revision }, tools) {
    const { actor, tokenHash } = caller;
    return {
      Ticket: await issueTicket({ purpose: body.Purpose, userId: actor.user.UserId, seconds: constantsOf(revision).server.ticketLength, tokenHash }, tools),
    };
  },

  /** The pages come from the definitions, with who may open each. */
  getAppSecurity({ caller, revision }) {
    const scope = allowScopeOf(caller);
    const pages = revision.shell.routes.filter(({ allow }) => isAllowed(allow, scope));
    return { Roles: caller.user.Roles, Pages: pages.map(({ path, title }) => ({ Path: path, Title: title })) };
  },

  getBranding: ({ caller, host, revision }, tools) => (caller === undefined ? openBranding(host, revision, tools) : brandingOf(caller)),
} satisfies Handlers<'session'>;
