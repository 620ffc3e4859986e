import { z } from 'zod';
import { expression } from './expression';

/** How long something lasts. */
export const duration = z
  .strictObject({
    seconds: z.number().positive().optional().describe('A time in seconds.'),
    milliseconds: z.number().positive().optional().describe('A time in milliseconds.'),
    why: z.string().optional().describe('The source of the number.'),
  })
  .refine((value) => (value.seconds === undefined) !== (value.milliseconds === undefined), 'A delay has either seconds or milliseconds.')
  .meta({ id: 'Duration' });
export type Duration = z.infer<typeof duration>;

/** The same where it may be computed when the flow starts: a figure that stands among the constants is not written again. */
export const delay = z
  .union([
    duration,
    z.strictObject({
      seconds: expression.describe('A time in seconds. Reads session and settings, such as settings.registrationEmailWait.'),
      why: z.string().optional().describe('The source of the number.'),
    }),
  ])
  .meta({ id: 'Delay' });
export type Delay = z.infer<typeof delay>;
