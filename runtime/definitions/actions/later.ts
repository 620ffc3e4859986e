import { z } from 'zod';
import type { Action } from './index';

/** A single action or several, done one after another; a failing call ends the list. */
export type Actions = Action | Action[];

/**
 * The shape of actions that are done after another one. It is an interface because TypeScript reads its output late: the type of an action is inferred
 * from shapes that hold actions.
 */
interface LaterActions {
  _zod: { optin: 'optional' | 'defaulted'; optout: 'optional'; output: Actions | undefined; input: unknown };
}

const registry: { actions?: z.ZodType<Actions> } = {};
const actions: z.ZodType<Actions> = z.lazy(() => {
  if (registry.actions === undefined) throw new Error('Import runtime/definitions/actions/index.ts before a shape with actions is used.');
  return registry.actions;
});

/** The shape of actions within an action; `says` describes when they are done. */
export function later(says?: string): LaterActions {
  return says === undefined ? actions.optional() : actions.optional().describe(says);
}

/** Says what actions are. The registry does, which imports every action: no action can import it. */
export function holdActions(shape: z.ZodType<Actions>): void {
  registry.actions = shape;
}
