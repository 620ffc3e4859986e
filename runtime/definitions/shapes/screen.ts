import { z } from 'zod';
import { actionList } from './action';
import { allow } from './allow';
import { description, expression, id, jsonSchema, schemaKey, template, text } from './expression';
import { duration } from './flow';
import { node } from './node';

/** A call whose answer the screen shows. Loaded when the screen opens, cached, shared by all who ask the same. */
export const dataSource = z
  .strictObject({
    call: z.string().describe('The operation id of a GET.'),
    input: template.optional(),
    when: expression.optional().describe('Loaded only while this holds.'),
    keepFor: z
      .strictObject({ seconds: z.number().min(0).describe('In seconds.') })
      .optional()
      .describe('How long an answer counts as fresh.'),
    poll: z
      .strictObject({
        while: expression.describe('Asks again while this holds.'),
        every: duration.optional().describe('The time between two attempts. Without it 5 seconds.'),
        debounce: duration.optional().describe('Beginnings within this time count as one. Without it half a second.'),
        startAfter: duration.optional().describe('The time before the first attempt.'),
        attempts: z.number().int().min(1).optional().describe('After so many it gives up. Without it five.'),
      })
      .optional()
      .describe('Asks again by itself until what is waited for has come.'),
    refetchOn: z.array(z.string()).optional().describe('Live categories or operation ids after which it loads again.'),
  })
  .meta({ id: 'DataSource' });

/** A variable of the screen. Changed only by the action `set`. */
export const stateVariable = z
  .strictObject({ schema: jsonSchema, initial: z.unknown().describe('What it is when the screen opens.') })
  .meta({ id: 'StateVariable' });

export const screenParts = {
  flow: z.string().optional().describe('The flow that runs while this is open.'),
  flowInput: template.optional().describe("What the flow's `input` gets."),
  data: z.record(z.string(), dataSource).optional().describe('The calls whose answers it shows, by the name that expressions read: data.<name>.'),
  state: z.record(z.string(), stateVariable).optional().describe('Its variables, by the name that expressions read: state.<name>.'),
  body: z.array(node),
};

/** One place of the application. */
export const screen = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('screen'),
    description,
    path: z.string().startsWith('/').describe('What the address bar shows; :name is a parameter.'),
    aliases: z.array(z.string().startsWith('/')).optional().describe('Other paths that lead here.'),
    query: z.record(z.string(), jsonSchema).optional().describe('Query parameters that this screen reads, as `route.query.name`.'),
    title: text,
    layout: z
      .enum(['application', 'centred', 'bare'])
      .optional()
      .describe('application: bars and menu (usual); centred: one card in the middle; bare: nothing.'),
    section: z
      .string()
      .optional()
      .describe('The part of the application it belongs to: the items of the navigation with this section stand beside it as a menu.'),
    allow,
    onOpen: actionList.optional(),
    ...screenParts,
  })
  .meta({ id: 'Screen' });
export type Screen = z.infer<typeof screen>;
export type DataSource = z.infer<typeof dataSource>;
