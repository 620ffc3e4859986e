import { z } from 'zod';
import { template, text } from '../shapes/expression';
import { common } from './every-action';
import { later } from './later';

/** Calls the server; what follows is done when it went well. */
export const callAction = z.strictObject({
  call: z.string().describe('The operation id of the call.'),
  input: template.optional().describe('Path and query parameters by name, and `body`.'),
  onOk: later('Done when it went well; `event` is the answer.'),
  onError: later(
    'Done when it failed, in place of all that is said of it; `event` has StatusCode and Errors. A refusal (403) of a call that changes something then leads to no other page. Without it, the form that is being sent shows why, or else a message does.',
  ),
  onKept: later(
    'Done when the server could not be reached and the call is kept on the device (see "onDevice" of the application), after the message about it.',
  ),
  onEnd: later('Done at last, whether it went well or not: what was shown may no longer be so.'),
  failed: text.optional().describe('The message of a failure. The form that is being sent shows it once: a reason that stands there is not said again.'),
  ...common,
});
