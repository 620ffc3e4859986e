import { z } from 'zod';
import type { FromPage, FromServer } from '../../runtime/definitions/live-protocol';
import type { LiveMessage } from '../../schemas/generated/records';
import { unstorableParts } from '../foundation/unstorable-parts';
import type { LiveMessageRow } from '../records/live-messages';

const topic = z.string().min(1).max(100);

/** What a page may say on its socket. */
const fromPage = z.discriminatedUnion('Type', [
  z.strictObject({ Type: z.literal('subscribe'), Topic: topic, After: z.number().int().nonnegative().optional() }),
  z.strictObject({ Type: z.literal('unsubscribe'), Topic: topic }),
  z.strictObject({
    Type: z.literal('publish'),
    Reference: z.number().int(),
    Topic: topic,
    Category: z.literal('MessageBoard'),
    Payload: z.unknown().optional(),
  }),
]) satisfies z.ZodType<FromPage>;
export type UnderstoodMessage = z.infer<typeof fromPage>;

/** Reads what a page has sent; nothing when it is not understood. */
export function readFromPage(text: string): UnderstoodMessage | undefined {
  try {
    const said = JSON.parse(text) as unknown;
    return unstorableParts(said).length > 0 ? undefined : fromPage.safeParse(said).data;
  } catch {
    return undefined;
  }
}

/** A stored message as pages get it. */
export const messageToPage = ({ Id, Topic, Category, Payload, From }: LiveMessageRow): FromServer => ({
  Type: 'message',
  Id,
  Topic,
  Category,
  ...(Payload !== null && { Payload: Payload as LiveMessage['Payload'] }),
  ...(From !== null && { From }),
});
