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
        .describe('All of these hold.'),
    }),
    z.strictObject({
      or: z
        .array(z.lazy(() => guard))
        .min(1)
        .describe('One of these holds.'),
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
    target: z.string().optional().describe('The state to go to: a sibling, .child or #id. Without it the state stays.'),
    guard: guard.optional(),
    actions: flowActions.optional(),
    reenter: z.boolean().optional().describe('Leaves the state and enters it again: restarts its timers.'),
    description,
  })
  .meta({ id: 'Transition' });
export type Transition = z.infer<typeof transition>;
/** Written out before a flow is checked or runs: what reads one never meets it. */
const sharedTransitions = z.strictObject({ use: z.string().describe('Shared transitions of this flow, by their name.') }) as unknown as typeof transition;
const transitions = z.union([z.string(), transition, z.array(z.union([z.string(), transition, sharedTransitions])), sharedTransitions]);

const invoke = z
  .strictObject({
    id: z.string().optional().describe('Names what runs, where there are several.'),
    src: z
      .enum(['call', 'download', 'dialog', 'confirm'])
      .describe(
        'call: an operation; download: one whose answer is saved as a file; dialog: opens one and waits for its result, with "waits": true when no other is open; confirm: asks yes or no.',
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
    .describe('parallel: all its states at once; final: the flow, or the state around it, is done; history: goes back to where it was.'),
  history: z.enum(['shallow', 'deep']).optional().describe('How far a history state goes back: to its children, or to theirs too.'),
  target: z.string().optional().describe('Where a history state leads the first time.'),
  initial: z.string().optional().describe('The state within it that it begins with.'),
  get states() {
    return z.record(z.string(), stateNode).optional().describe('The states within it, by name.');
  },
  on: z
    .record(z.string(), transitions)
    .optional()
    .describe('What each event leads to. Global events: http.<status>, route.entered, user.activity, live.<category>, online, offline.'),
  after: z.record(z.string(), transitions).optional().describe('By the name of a delay.'),
  always: transitions.optional(),
  entry: flowActions.optional(),
  exit: flowActions.optional(),
  invoke: z.union([invoke, z.array(invoke)]).optional(),
  onDone: transitions.optional(),
  tags: z.array(z.string()).optional().describe('Further names of this state.'),
  output: template.optional(),
};
const stateNode: z.ZodType<StateNode> = z
  .lazy(() => z.strictObject({ id: z.string().optional().describe('Names it for targets such as #id.'), ...stateParts, description }))
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
        'Of a flow of the application: the events that it is first needed for. No page loads it before one of them, and until then it reads as it begins.',
      ),
    input: jsonSchema.optional().describe('What the screen gives the flow at its start.'),
    context: z.strictObject({ schema: jsonSchema, initial: template }).optional().describe('What the flow remembers; initial may read `input`.'),
    events: z.record(z.string(), jsonSchema).optional().describe('The events that screens send it, with the schema of each payload.'),
    shared: z
      .strictObject({
        transitions: z.record(z.string(), transitions).optional().describe('Transitions by name, for { "use": "name" } in the place of one or among several.'),
        actions: z.record(z.string(), flowActions).optional().describe('Actions by name, for { "use": "name" } in the place of one or among several.'),
      })
      .optional()
      .describe('What several states of this flow have in common, written once.'),
    delays: z.record(z.string(), delay).optional().describe('How long each timer runs, by the name that `after` uses.'),
  })
  .meta({ id: 'Flow' });
export type Flow = z.infer<typeof flow>;
