import type { Action } from '../definitions/actions';
import { resolveTemplate, type Scope } from '../expressions/evaluate';
import { type ActionContext, reporter, type ActionResult } from './action-context';

/** Keeps what signing in came to and loads who it belongs to. */
export async function startSession(
  { startSession: result }: Extract<Action, { startSession: unknown }>,
  context: ActionContext,
  extra: Scope,
): Promise<ActionResult> {
  const value = resolveTemplate(result, { ...context.scope(), ...extra }, reporter(context));
  if (!hasToken(value)) return 'stop';
  await context.services.sessions.start(value);
  return 'continue';
}

/** Forgets who is signed in. */
export async function endSession(_: Extract<Action, { endSession: true }>, context: ActionContext): Promise<ActionResult> {
  await context.services.sessions.end();
  return 'continue';
}

/** Asks the server again who is signed in. */
export async function refreshSession(_: Extract<Action, { refreshSession: true }>, context: ActionContext): Promise<ActionResult> {
  await context.services.sessions.refresh();
  return 'continue';
}

const hasToken = (value: unknown): value is { Token: string } =>
  typeof value === 'object' && value !== null && 'Token' in value && typeof value.Token === 'string' && value.Token !== '';
