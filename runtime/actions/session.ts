import type { Action } from '../definitions/actions';
import { resolveTemplate, type Scope } from '../expressions/evaluate';
import { type Host, reporter, type Went } from './action-context';

/** Keeps what signing in came to and loads who it belongs to. */
export async function startSession({ startSession: result }: Extract<Action, { startSession: unknown }>, host: Host, extra: Scope): Promise<Went> {
  const value = resolveTemplate(result, { ...host.scope(), ...extra }, reporter(host));
  if (!hasToken(value)) return 'stop';
  await host.services.sessions.start(value);
  return 'on';
}

/** Forgets who is signed in. */
export async function endSession(_: Extract<Action, { endSession: true }>, host: Host): Promise<Went> {
  await host.services.sessions.end();
  return 'on';
}

/** Asks the server again who is signed in. */
export async function refreshSession(_: Extract<Action, { refreshSession: true }>, host: Host): Promise<Went> {
  await host.services.sessions.refresh();
  return 'on';
}

const hasToken = (value: unknown): value is { Token: string } =>
  typeof value === 'object' && value !== null && 'Token' in value && typeof value.Token === 'string' && value.Token !== '';
