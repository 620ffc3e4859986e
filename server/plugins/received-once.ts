import type { FastifyRequest } from 'fastify';
import type { CompiledOperation } from '../../runtime/definitions/compiled';
import type { Tools } from '../calls/tools';
import { badRequest, conflict } from '../foundation/outcome';

const format = /^[\w-]{16,64}$/;

/**
 * Makes a call once, however often a device sends it with the same Idempotency-Key (draft-ietf-httpapi-idempotency-key-header): a repetition gets the first
 * answer. The key, the changes and the answer are written in one transaction. Only calls that devices keep are treated so (`onDevice` of the application);
 * a refused call is not remembered.
 */
export async function receivedOnce<Answer>(
  { headers, caller, revision }: Pick<FastifyRequest, 'headers' | 'caller' | 'revision'>,
  { id }: CompiledOperation,
  tools: Tools,
  work: (tools: Tools) => Answer | Promise<Answer>,
): Promise<Answer> {
  const key = headers['idempotency-key'];
  const kept = revision.shell.app.onDevice?.calls;
  if (key === undefined || caller === undefined || kept === undefined || !Object.hasOwn(kept, id) || kept[id]?.repeats === 'harmless') return work(tools);
  if (typeof key !== 'string' || !format.test(key))
    throw badRequest([{ Code: 'pattern', Field: '/Idempotency-Key', Message: 'The Idempotency-Key must have 16 to 64 letters, digits and hyphens.' }], false);
  const call = { UserId: caller.user.UserId, Key: key, Operation: id, ReceivedAt: tools.clock.now().toISOString() };
  return tools.together(async (own) => {
    const before = await own.receivedCalls.claim(call);
    if (before !== undefined) {
      if (before.Operation !== id) throw conflict('This Idempotency-Key belongs to another call.');
      return before.Answer?.value as Answer;
    }
    const answer = await work(own);
    await own.receivedCalls.answer(call, answer);
    return answer;
  });
}
