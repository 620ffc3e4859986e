import { z } from 'zod';
import { template, text } from '../shapes/expression';
import { common } from './every-action';
import { later } from './later';

/** Calls the server; what follows is done when it went well. */
export const callAction = z.strictObject({
  call: z.string().describe('The operation id of the call.'),
  input: template.optional().describe('Path and query parameters by name, and `body`.'),
  onOk: later('Runs after success; `event` is the answer.'),
  onError: later(
    'Runs after a failure, in place of the default messages; `event` has StatusCode and Errors. A refusal (403) of a call that changes something then stays on the page. Default: the form that is being sent shows the reason, or else a message does.',
  ),
  onKept: later('Runs when the server cannot be reached and the call is kept on the device (see "onDevice" of the application), after the message about it.'),
  onEnd: later('Runs last, after success or failure: for data that may have changed.'),
  failed: text.optional().describe('The message of a failure. The form that is being sent shows it once, and does not repeat a reason that it already shows.'),
  ...common,
});
