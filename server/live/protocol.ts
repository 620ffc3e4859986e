import { z } from 'zod';
import type { LiveMessage } from '../../schemas/generated/records';
import { unstorableParts } from '../foundation/unstorable-parts';
import type { LiveMessageRow } from '../records/live-messages';

const topic = z.string().min(1).max(100);

/** What a page may say on its socket. */
const fromPage = z.discriminatedUnion('Type', [
  /** `After` is the id of the last message the page has seen of the topic: what came since is sent first. */
  z.strictObject({ Type: z.literal('subscribe'), Topic: topic, After: z.number().int().nonnegative().optional() }),
  z.strictObject({ Type: z.literal('unsubscribe'), Topic: topic }),
  z.strictObject({
    Type: z.literal('publish'),
    Reference: z.number().int(),
    Topic: topic,
    Category: z.literal('MessageBoard'),
    Payload: z.unknown().optional(),
  }),
]);
export type FromPage = z.infer<typeof fromPage>;

/** What the server says on a socket. */
export type ToPage =
  /** `Missed`: more was said than is kept, so that the page must load its data anew. `LastId` is where it stands now. */
  | { Type: 'subscribed'; Topic: string; LastId: number; Missed: boolean }
  | { Type: 'refused'; Topic: string; Message: string }
  | { Type: 'published'; Reference: number; Id: number }
  | { Type: 'failed'; Reference: number; Message: string }
  | ({ Type: 'message' } & LiveMessage)
  | { Type: 'alive' };

/** Why a socket is closed: the codes are ours, from those that nobody else gives a meaning. */
export const closings = {
  sessionEnded: { code: 4401, reason: 'The session has ended.' },
  notUnderstood: { code: 4400, reason: 'The message was not understood.' },
  tooMany: { code: 4429, reason: 'There were too many messages.' },
  tooManySockets: { code: 4409, reason: 'Too many pages are open.' },
  /** The page comes back and asks again. */
  failed: { code: 1011, reason: 'Something went wrong.' },
  personChanged: { code: 4410, reason: 'The session is for another person now.' },
  tooSlow: { code: 4408, reason: 'The page did not read.' },
} as const;
export type Closing = (typeof closings)[keyof typeof closings];

/** Reads what a page has sent; nothing when it is not understood. */
export function readFromPage(text: string): FromPage | undefined {
  try {
    const said = JSON.parse(text) as unknown;
    return unstorableParts(said).length > 0 ? undefined : fromPage.safeParse(said).data;
  } catch {
    return undefined;
  }
}

/** A stored message as pages get it. */
export const messageToPage = ({ Id, Topic, Category, Payload, From }: LiveMessageRow): ToPage => ({
  Type: 'message',
  Id,
  Topic,
  Category,
  ...(Payload !== null && { Payload: Payload as LiveMessage['Payload'] }),
  ...(From !== null && { From }),
});
