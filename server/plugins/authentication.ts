import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { secondsFromNow } from '../foundation/clock';
import type { Caller, EntityRow } from '../records/callers';
import type { Revision } from '../../runtime/definitions/compiled';
import { sessionEnd } from '../areas/sign-in/session-end';
import { hashToken } from '../foundation/tokens';
import type { Tools } from '../calls/tools';
import type { VerifiedTokens } from './verified-tokens';
import { constantsOf } from '../foundation/constants';
import { answerIn } from '../foundation/speaking';
import { inLanguageOf } from '../definitions/read-language';
import { callerOfSession } from '../calls/session-answer';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; nothing when the token belongs to no living session. */
    caller: Caller | undefined;
    /** The company whose host name was called; looked up only while nobody is signed in. */
    hostEntity: EntityRow | undefined;
    /** The definitions that the caller's session began with; before signing in, what applies now. Set by `identify`, before anything else looks at a call. */
    revision: Revision;
  }
}

/** How long a session goes unextended, so that not each call writes a row. */
const extendAfterSeconds = 30;

export function addAuthentication(app: FastifyInstance) {
  app.decorateRequest('caller', undefined);
  app.decorateRequest('hostEntity', undefined);
  app.decorateRequest('revision');
}

/** The token that a call brings. */
export const bearerOf = ({ authorization = '' }: IncomingHttpHeaders): string | undefined => /^Bearer (\S{1,200})$/i.exec(authorization)?.[1];

/** Finds out who calls and which definitions apply to them. Being nobody is no failure here: plugins/allow.ts decides. */
export const identify = (tools: Tools, verified: VerifiedTokens) => async (request: FastifyRequest) => {
  const token = bearerOf(request.headers);
  const now = tools.clock.now().toISOString();
  const hash = token === undefined ? undefined : hashToken(token);
  const found = hash === undefined ? undefined : await tools.callers.find(hash, now);
  if (hash !== undefined) verified[found === undefined ? 'remove' : 'add'](hash);
  if (found === undefined) {
    request.hostEntity = await tools.people.entityOfHost(request.hostname.toLowerCase());
    request.caller = undefined;
    request.revision = inLanguageOf(await tools.definitions.of(request.hostEntity?.Customer ?? null), keptOnDevice(request));
  } else Object.assign(request, await callerOfSession(found, tools));
  answerIn(request.revision.language);
  if (request.caller !== undefined) await extend(request.caller, request.revision, tools);
};

/** Before signing in it counts what the device has kept. */
export const keptOnDevice = ({ headers }: FastifyRequest) => ({ chosen: headers['accept-language']?.split(/[,;]/)[0]?.trim(), toggles: undefined });

/** Whoever is active stays signed in, to the last end of a session. */
async function extend(caller: Caller, revision: Revision, { clock, sessions }: Tools) {
  const settings = constantsOf(revision).server;
  if (caller.expiresAt > secondsFromNow(clock, settings.sessionLength - extendAfterSeconds)) return;
  const end = sessionEnd({ startedAt: caller.startedAt, user: caller.actor.user }, settings, clock);
  if (end === caller.expiresAt) return;
  caller.expiresAt = end;
  await sessions.extend(caller.tokenHash, end);
}
