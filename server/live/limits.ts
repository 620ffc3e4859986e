import { z } from 'zod';
import type { Revision } from '../../runtime/definitions/compiled';

const shape = z.object({
  liveKept: z.number().positive(),
  liveSweep: z.number().positive(),
  liveAlive: z.number().positive(),
  liveMessageSize: z.number().int().positive(),
  liveMessagesPerSecond: z.number().int().positive(),
  liveTopicsPerSocket: z.number().int().positive(),
  liveSocketsPerPerson: z.number().int().positive(),
  liveWaiting: z.number().int().positive(),
});

/** The constants of schemas/settings/live.constants.json. */
export type LiveLimits = z.infer<typeof shape>;

/** Reads them from the base. One that is missing is named, so that the server refuses to start without it. */
export function liveLimitsOf(revision: Revision): LiveLimits {
  const result = shape.safeParse(Object.assign({}, ...Object.values(revision.constants)));
  if (result.success) return result.data;
  const names = result.error.issues.map((issue) => `"${issue.path.join('.')}"`).join(', ');
  throw new Error(`schemas/settings/live.constants.json lacks ${names}, or has the wrong kind of value there.`);
}
