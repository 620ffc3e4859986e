import { z } from 'zod';
import { type Action, action } from '../actions';
import { delay } from './duration';
import { description, expression, id, jsonSchema, schemaKey, template } from './expression';

/** A guard: an expression, a named one, or several joined. */
export type Guard = { $: string } | { and: Guard[] } | { or: Guard[] } | { not: Guard } | { in: string };
const guard: z.ZodType<Guard> = z
  .union([
    expression,
    z.strictObject({
      and: z
        .array(z.lazy(() => guard))
        .min(1)
        .describe('All of these must be true.'),
    }),
    z.strictObject({
      or: z
        .array(z.lazy(() => guard))
        .min(1)
        .describe('At least one of these must be true.'),
    }),
    z.strictObject({ not: z.lazy(() => guard) }),
    z.strictObject({ in: z.string().describe('A state, such as #id or Parent.Child.') }),
  ])
  .meta({ id: 'Guard' });

/** An action of a flow: it changes the context, raises an event of its own, or is one of the actions that screens have. */
export type FlowAction = { assign: Record<string, unknown> } | { raise: string; payload?: unknown } | Action;
const flowAction = z
  .union([
    z.strictObject({ assign: z.record(z.string(), template).describe('New values of the context, by name.') }),
    z.strictObject({ raise: z.string().describe('An event of this flow.'), payload: template.optional() }),
    action,
    z.strictObject({ use: z.string().describe('Shared actions of this flow, by their name.') }),
  ])
  .meta({ id: 'FlowAction' }) as z.ZodType<FlowAction>;
const flowActions = z.union([flowAction, z.array(flowAction)]);

const transition = z
  .strictObject({
    target: z.string().optional().describe('The target state: a sibling, .child or #id. Without it the flow stays in its state.'),
    guard: guard.optional(),
    actions: flowActions.optional(),
    reenter: z.boolean().optional().describe('Leaves the state and enters it again, which restarts its timers.'),
    description,
  })
  .meta({ id: 'Transition' });
export type Transition = z.infer<typeof transition>;
/** Written out before a flow is checked or runs: what reads one never meets it. */
const sharedTransitions = z.strictObject({ use: z.string().describe('Shared transitions of this flow, by their name.') }) as unknown as typeof transition;
const transitions = z.union([z.string(), transition, z.array(z.union([z.string(), transition, sharedTransitions])), sharedTransitions]);

const invoke = z
  .strictObject({
    id: z.string().optional().describe('The name of what runs, if there are several.'),
    src: z
      .enum(['call', 'download', 'dialog', 'confirm'])
      .describe(
        'call: makes a call; download: makes a call and saves its answer as a file; dialog: opens a dialog and waits for its result, with "waits": true until no other is open; confirm: asks a yes or no question.',
      ),
    input: template.optional(),
    onDone: transitions.optional(),
    onError: transitions.optional(),
  })
  .meta({ id: 'Invoke' });
export type Invoke = z.infer<typeof invoke>;

export interface StateNode {
  id?: string;
  type?: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  history?: 'shallow' | 'deep';
  target?: string;
  initial?: string;
  states?: Record<string, StateNode>;
  on?: Record<string, z.infer<typeof transitions>>;
  after?: Record<string, z.infer<typeof transitions>>;
  always?: z.infer<typeof transitions>;
  entry?: z.infer<typeof flowActions>;
  exit?: z.infer<typeof flowActions>;
  invoke?: z.infer<typeof invoke> | z.infer<typeof invoke>[];
  onDone?: z.infer<typeof transitions>;
  tags?: string[];
  output?: unknown;
  description?: string;
}
const stateParts = {
  type: z
    .enum(['atomic', 'compound', 'parallel', 'final', 'history'])
    .optional()
    .describe('parallel: all its states at once; final: the flow, or its parent state, is done; history: returns to the previous child state.'),
  history: z.enum(['shallow', 'deep']).optional().describe('How far a history state returns: to the child states, or also to theirs.'),
  target: z.string().optional().describe('The target of a history state without a history.'),
  initial: z.string().optional().describe('The child state in which it begins.'),
  get states() {
    return z.record(z.string(), stateNode).optional().describe('Its child states, by name.');
  },
  on: z
    .record(z.string(), transitions)
    .optional()
    .describe('The transition for each event. Global events: http.<status>, route.entered, user.activity, live.<category>, online, offline.'),
  after: z.record(z.string(), transitions).optional().describe('Transitions by the name of a delay.'),
  always: transitions.optional(),
  entry: flowActions.optional(),
  exit: flowActions.optional(),
  invoke: z.union([invoke, z.array(invoke)]).optional(),
  onDone: transitions.optional(),
  tags: z.array(z.string()).optional().describe('Further names of this state.'),
  output: template.optional(),
};
const stateNode: z.ZodType<StateNode> = z
  .lazy(() => z.strictObject({ id: z.string().optional().describe('A name for targets such as #id.'), ...stateParts, description }))
  .meta({ id: 'StateNode' });

/** A workflow: an XState v5 machine in XState's own words, with typed context, events and delays. */
export const flow = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('flow'),
    ...stateParts,
    description,
    startsOn: z
      .array(z.string())
      .min(1)
      .optional()
      .describe(
        'For a flow of the application: the events that first need it. No page loads it before one of them; until then its state reads as at its beginning.',
      ),
    input: jsonSchema.optional().describe('The input from the screen at its start.'),
    context: z.strictObject({ schema: jsonSchema, initial: template }).optional().describe('The values that the flow keeps; initial may read `input`.'),
    events: z.record(z.string(), jsonSchema).optional().describe('The events that screens send to it, with the schema of each payload.'),
    shared: z
      .strictObject({
        transitions: z.record(z.string(), transitions).optional().describe('Transitions by name; use one with { "use": "name" }, alone or in a list.'),
        actions: z.record(z.string(), flowActions).optional().describe('Actions by name; use one with { "use": "name" }, alone or in a list.'),
      })
      .optional()
      .describe('Parts that several states of this flow share.'),
    delays: z.record(z.string(), delay).optional().describe('The time of each timer, by the name that `after` uses.'),
  })
  .meta({ id: 'Flow' });
export type Flow = z.infer<typeof flow>;
