import { z } from 'zod';
import { requiredTemplate, template } from '../shapes/expression';
import { common } from './every-action';

/** Loads data again. */
export const refetchAction = z.strictObject({
  refetch: z.array(z.string()).min(1).describe('The data to load again, by its id or its operation id.'),
  ...common,
});

/** Does the actions of a name. */
export const doAction = z.strictObject({ do: z.string().describe('The actions to run, by their name in `actions` of this file.'), ...common });

/** Sends an event to the flow of the screen. */
export const sendAction = z.strictObject({ send: z.string().describe('The event for the flow of this screen.'), payload: template.optional(), ...common });

/** Emits an event of a table or a fragment. */
export const emitAction = z.strictObject({
  emit: z.string().describe('The event of this table or fragment, declared in its `events`.'),
  payload: template.optional(),
  of: z.string().optional().describe('The `use` of the fragment that emits it. Set by the compiler; never written in a file.'),
  ...common,
});

/** Sets a variable. */
export const setAction = z.strictObject({ set: z.string().describe('A variable declared in `state`.'), to: requiredTemplate, ...common });
