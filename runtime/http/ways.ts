import type { CalledOperation, CompiledWay } from '../definitions/compiled';
import { holds, type Report, resolveTemplate, type Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import type { Failure, Outcome } from './http';

/** Makes one call of the server. */
type Send = (operation: CalledOperation, input: Record<string, unknown>) => Promise<Outcome>;

/**
 * Makes a call of an interface: by the first of its ways whose condition holds, all calls of that way at once. Their answers come to one shape;
 * of failures the first counts, with the message that the way has for it.
 */
export async function byItsWay(ways: readonly CompiledWay[], input: Record<string, unknown>, common: Scope, make: Send, report?: Report): Promise<Outcome> {
  const scope: Scope = { ...common, input };
  const way = ways.find(({ when }) => when === undefined || holds(when.$, scope, report));
  if (way === undefined) throw new Error('This call has no way that is always taken. The check reports such an interface.');
  try {
    const made = await Promise.all(Object.entries(way.calls).map(async ([name, call]): Promise<[string, unknown]> => [name, await answerOf(call)]));
    return { ok: true, value: resolveTemplate(way.answer, { ...scope, answers: Object.fromEntries(made) }, report) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, failure: withMessage(error.failure, way, scope) };
    throw error;
  }

  async function answerOf({ operation, input: given, when }: CompiledWay['calls'][string]): Promise<unknown> {
    if (when !== undefined && !holds(when.$, scope, report)) return null;
    const outcome = await make(operation, (resolveTemplate(given ?? {}, scope, report) ?? {}) as Record<string, unknown>);
    if (!outcome.ok) throw new Refused(outcome.failure);
    return outcome.value ?? null;
  }
}

/** One of the calls failed: the others are waited for no more. */
class Refused extends Error {
  constructor(readonly failure: Failure) {
    super('A call was refused.');
  }
}

function withMessage(failure: Failure, { failed, unreachable }: CompiledWay, scope: Scope): Failure {
  const text = failure.StatusCode === 0 ? unreachable : failed;
  return text === undefined ? failure : { ...failure, Message: textOf(text, { ...scope, event: failure }) };
}
