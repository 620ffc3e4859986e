import { brandingOf, callerSettings, entityOf } from '../caller-answers';
import { secondsFromNow } from '../clock';
import { settingsOf } from '../settings';
import { hashToken } from '../tokens';
import type { TokenResult } from '../../schemas/generated/records';
import type { Handlers } from './contract';
import { logIn, noSession } from './log-in';
import { openBranding } from './open-branding';

/** The calls of schemas/endpoints/session.json. */
export const handlers = {
  logIn,

  async logOut({ caller }, { sessions }) {
    if (caller !== undefined) await sessions.end(caller.tokenHash);
    return true;
  },

  /** The stored token comes in the query, as specified; the request log leaves queries out. */
  async verifyToken({ query }, { callers, clock }): Promise<TokenResult> {
    const caller = await callers.find(hashToken(query.token), clock.now().toISOString());
    if (caller === undefined) return noSession([]);
    return { ...noSession([]), IsLoginSuccessful: true, Stage: 'Authenticated', Token: query.token, TokenExpiration: caller.expiresAt };
  },

  async keepSessionAlive({ caller, revision }, { sessions, clock }) {
    if (caller === undefined) return false;
    await sessions.extend(caller.tokenHash, secondsFromNow(clock, settingsOf(revision).sessionLength));
    return true;
  },

  getSettings: ({ caller }) => callerSettings(caller),
  getCurrentEntity: ({ caller }) => entityOf(caller),
  getBranding: ({ caller, host, revision }) => (caller === undefined ? openBranding(host, revision) : brandingOf(caller.entity)),
} satisfies Handlers<'session'>;
