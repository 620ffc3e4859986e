import { z } from 'zod';
import { expression, text } from './expression';

/** A call that is kept while there is no network. */
const keptCall = z.strictObject({
  label: text.describe('The name of the call while it waits, such as "Your entry".'),
  repeats: z.literal('harmless').optional().describe('The call recognizes repetitions itself. Default: the server answers a repetition with its first answer.'),
});

/** What the browser keeps of a person for the time without a network. */
export const onDevice = z.strictObject({
  when: expression.describe('The people for whom answers are kept on the device, by the session. Others need the network.'),
  for: z
    .strictObject({ hours: z.number().positive().max(72).describe('In hours.'), why: z.string().optional().describe('The reason for this number.') })
    .describe("How long a person can open the application without a network, after the server's last answer."),
  calls: z.record(z.string(), keptCall).describe('Calls that are kept while the server cannot be reached, and sent later: each by its operation id.'),
  screens: z
    .array(z.string())
    .optional()
    .describe('Screens that open without a network although the person has not opened them before, such as the one that signs out: each by its id.'),
  kept: text.describe('The message when a call is kept.'),
  sent: text.describe('The message when kept calls have been sent; `event.count` says how many.'),
});
export type OnDevice = z.infer<typeof onDevice>;
