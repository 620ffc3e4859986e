import type { CompiledOperation } from '../../../runtime/definitions/compiled';
import { addressOf } from '../../../runtime/http/http';
import { sampleValue } from '../../../server/demo/sample-value';
import { seededRandom } from '../../../server/demo/seeded-random';
import { handMade, type Maker, period } from './valid-bodies';

/** What a call is sent that its schemas take: address and body. */
export async function validInput(operation: CompiledOperation, maker: Maker): Promise<{ path: string; body: unknown }> {
  const random = seededRandom(7);
  const own: Record<string, unknown> = { userId: maker.UserId, entityId: maker.EntityId, overrideDate: '10-05-2026', ...period };
  const input = Object.fromEntries(
    operation.parameters.flatMap(({ name, schema, required }) => (required ? [[name, own[name] ?? sampleValue(schema, random)]] : [])),
  );
  const body: unknown = await (handMade[operation.id]?.(maker) ?? (operation.body && sampleValue(operation.body, random)));
  // The version of a row says what was read before: here nothing was.
  const mustSay = ((operation.body?.required ?? []) as string[]).includes('Version');
  if (typeof body === 'object' && body !== null && !mustSay) delete (body as { Version?: unknown }).Version;
  return { path: addressOf(operation, input), body };
}
