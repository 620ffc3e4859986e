import { z } from 'zod';

/** How long something lasts. */
export const duration = z
  .strictObject({
    seconds: z.number().positive().optional().describe('How long, in seconds.'),
    milliseconds: z.number().positive().optional().describe('How long, in milliseconds.'),
    why: z.string().optional().describe('Where the figure comes from.'),
  })
  .refine((value) => (value.seconds === undefined) !== (value.milliseconds === undefined), 'A delay has either seconds or milliseconds.')
  .meta({ id: 'Duration' });
export type Duration = z.infer<typeof duration>;
