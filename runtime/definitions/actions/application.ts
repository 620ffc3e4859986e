import { z } from 'zod';
import { expression, requiredTemplate, template, text } from '../shapes/expression';
import { common } from './every-action';
import { sitePathText } from '../shapes/site-path';

/** Loads again what failed. */
export const refetchFailedAction = z.strictObject({
  refetchFailed: z.literal(true).describe('Loads again what could not be loaded, or came from the device, wherever it is shown.'),
  ...common,
});

/** Sends or deletes what the device keeps. */
export const keptCallsAction = z.strictObject({
  keptCalls: z.enum(['send', 'discard']).describe('Calls that are kept on the device (`onDevice.waiting`): send them, or delete them.'),
  only: expression.optional().describe('Of discard: one call, by its Id. Without it, all of the person are deleted.'),
  ...common,
});

/** Tells the flows of the application something. */
export const announceAction = z.strictObject({
  announce: z.string().describe('The event, for the flows of the application: each hears it whose state waits for it.'),
  payload: template.optional(),
  leaves: z.literal(true).optional().describe('What follows takes the open screen away: where it has changes that would be lost, the person is asked first.'),
  ...common,
});

/** Keeps a value in the browser. */
export const storeAction = z.strictObject({
  store: z.string().describe('What the browser keeps for the next visit, declared in `stored` of the application.'),
  value: requiredTemplate.describe('The new value; null takes it away.'),
  ...common,
});

/** Leaves the application. */
export const leaveAction = z.strictObject({
  leave: z.union([sitePathText, expression]).describe('Leaves the application for another address: one of this server, or https. Anything else leads home.'),
  newWindow: z.literal(true).optional().describe('It opens in a window of its own, and the page stays. First of several actions: a browser opens none later.'),
  ...common,
});

/** Writes to the console. */
export const logAction = z.strictObject({ log: text.describe('Said on the console only, for what nobody at the page can do anything about.'), ...common });
