import type { LiveMessage } from '../../schemas/generated/records';

/** What a page says on its socket. `After` is the id of the last message that it has seen of the topic: later ones are sent first. */
export type FromPage =
  | { Type: 'subscribe'; Topic: string; After?: number | undefined }
  | { Type: 'unsubscribe'; Topic: string }
  | { Type: 'publish'; Reference: number; Topic: string; Category: string; Payload?: unknown };

/** What the server says on a socket. `Missed`: more was published than is kept, so the page must load its data again. `LastId` is the newest message. */
export type FromServer =
  | { Type: 'subscribed'; Topic: string; LastId: number; Missed: boolean }
  | { Type: 'refused'; Topic: string; Message: string }
  | { Type: 'published'; Reference: number; Id: number }
  | { Type: 'failed'; Reference: number; Message: string }
  | ({ Type: 'message' } & LiveMessage)
  | { Type: 'alive' };

/** Why the server closes a socket. The codes are ours, from the range that has no other meaning. */
export const closings = {
  sessionEnded: { code: 4401, reason: 'The session has ended.' },
  notUnderstood: { code: 4400, reason: 'The message was not understood.' },
  tooMany: { code: 4429, reason: 'There were too many messages.' },
  tooManySockets: { code: 4409, reason: 'Too many pages are open.' },
  /** The page connects and asks again. */
  failed: { code: 1011, reason: 'Something went wrong.' },
  personChanged: { code: 4410, reason: 'The session is for another person now.' },
  tooSlow: { code: 4408, reason: 'The page did not read.' },
} as const;
export type Closing = (typeof closings)[keyof typeof closings];

/** A page that was closed with one of these codes does not connect again. */
export const closedForGood: readonly number[] = [closings.sessionEnded.code, closings.tooManySockets.code];
