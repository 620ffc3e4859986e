import { z } from 'zod';
import { expression, requiredTemplate, template, text } from '../shapes/expression';
import { common } from './every-action';
import { sitePathText } from '../shapes/site-path';

/** Loads again what failed. */
export const refetchFailedAction = z.strictObject({
  refetchFailed: z.literal(true).describe('Loads again, wherever it shows, what failed to load or came from the device.'),
  ...common,
});

/** Sends or deletes what the device keeps. */
export const keptCallsAction = z.strictObject({
  keptCalls: z.enum(['send', 'discard']).describe('The calls kept on the device (`onDevice.waiting`): send or delete them.'),
  only: expression.optional().describe('With discard: the Id of one call. Default: all calls of the person.'),
  ...common,
});

/** Tells the flows of the application something. */
export const announceAction = z.strictObject({
  announce: z.string().describe('The event for the flows of the application. Each flow whose state waits for it receives it.'),
  payload: template.optional(),
  leaves: z.literal(true).optional().describe('The next actions leave the open screen: if it has unsaved changes, the person is asked first.'),
  ...common,
});

/** Keeps a value in the browser. */
export const storeAction = z.strictObject({
  store: z.string().describe('A value that the browser keeps for the next visit, declared in `stored` of the application.'),
  value: requiredTemplate.describe('The new value; null removes it.'),
  ...common,
});

/** Leaves the application. */
export const leaveAction = z.strictObject({
  leave: z
    .union([sitePathText, expression])
    .describe('Leaves the application for another address: one of this server, or https. Any other address leads home.'),
  newWindow: z
    .literal(true)
    .optional()
    .describe('Opens it in a new window; the page stays. It must be the first action of its list, because browsers block later ones.'),
  ...common,
});

/** Writes to the console. */
export const logAction = z.strictObject({
  log: text.describe('Written to the console only, for faults that the person at the page cannot act on.'),
  ...common,
});
