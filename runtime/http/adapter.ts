import type { CalledOperation, CompiledVariant } from '../definitions/compiled';
import { holds, type Report, resolveTemplate, type Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import type { Failure, Outcome } from './http';

/** Makes one call of the server. */
type Send = (operation: CalledOperation, input: Record<string, unknown>) => Promise<Outcome>;

/**
 * Makes a call of an adapter by the first of its variants whose condition holds, all calls of that variant at once. Their answers are mapped to one
 * shape; of failures the first counts, with the message that the variant has for it.
 */
export async function callAdapter(
  variants: readonly CompiledVariant[],
  input: Record<string, unknown>,
  common: Scope,
  make: Send,
  report?: Report,
): Promise<Outcome> {
  const scope: Scope = { ...common, input };
  const variant = variants.find(({ when }) => when === undefined || holds(when.$, scope, report));
  if (variant === undefined) throw new Error('This call has no variant without a condition. The check reports such an adapter.');
  try {
    const made = await Promise.all(Object.entries(variant.calls).map(async ([name, call]): Promise<[string, unknown]> => [name, await answerOf(call)]));
    return { ok: true, value: resolveTemplate(variant.answer, { ...scope, answers: Object.fromEntries(made) }, report) };
  } catch (error) {
    if (error instanceof CallFailed) return { ok: false, failure: withMessage(error.failure, variant, scope) };
    throw error;
  }

  async function answerOf({ operation, input: given, when }: CompiledVariant['calls'][string]): Promise<unknown> {
    if (when !== undefined && !holds(when.$, scope, report)) return null;
    const outcome = await make(operation, (resolveTemplate(given ?? {}, scope, report) ?? {}) as Record<string, unknown>);
    if (!outcome.ok) throw new CallFailed(outcome.failure);
    return outcome.value ?? null;
  }
}

/** One of the calls failed: the answers of the others are ignored. */
class CallFailed extends Error {
  constructor(readonly failure: Failure) {
    super('A call was refused.');
  }
}

function withMessage(failure: Failure, { failed, unreachable }: CompiledVariant, scope: Scope): Failure {
  const text = failure.StatusCode === 0 ? unreachable : failed;
  return text === undefined ? failure : { ...failure, Message: textOf(text, { ...scope, event: failure }) };
}
