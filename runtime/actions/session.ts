import type { Action } from '../definitions/shapes/action';
import { resolveTemplate, type Scope } from '../expressions/evaluate';
import { type Host, reporter, type Went } from './action-context';

/** Keeps a token and loads who it belongs to. */
export async function startSession({ startSession: token }: Extract<Action, { startSession: unknown }>, host: Host, extra: Scope): Promise<Went> {
  const value = resolveTemplate(token, { ...host.scope(), ...extra }, reporter(host));
  if (typeof value !== 'string' || value === '') return 'stop';
  await host.tools.sessions.start(value);
  return 'on';
}

/** Forgets who is signed in. */
export async function endSession(_: Extract<Action, { endSession: true }>, host: Host): Promise<Went> {
  await host.tools.sessions.end();
  return 'on';
}
