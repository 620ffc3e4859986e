import { z } from 'zod';
import { actionList } from '../actions';
import { expression, jsonSchema, template, variableName } from './expression';
import { duration } from './duration';

/** A call whose answer the screen shows. Loaded when the screen opens, cached, shared by all who ask the same. */
export const dataSource = z
  .strictObject({
    call: z.string().describe('The operation id of a GET.'),
    input: template.optional(),
    when: expression.optional().describe('Loads only while this is true.'),
    keepFor: z
      .strictObject({ seconds: z.number().min(0).describe('In seconds.') })
      .optional()
      .describe('How long an answer is fresh.'),
    keepsLast: z
      .literal(true)
      .optional()
      .describe('While another input loads, the last answer stays and data.<name>.updating is true: for data to page through, such as months.'),
    poll: z
      .strictObject({
        while: expression.describe('Asks again while this is true.'),
        every: duration.optional().describe('The time between two attempts. Default: 5 seconds.'),
        debounce: duration.optional().describe('Several starts within this time count as one. Default: half a second.'),
        startAfter: duration.optional().describe('The time before the first attempt.'),
        attempts: z.number().int().min(1).optional().describe('The maximum number of attempts. Default: five.'),
      })
      .optional()
      .describe('Repeats the call until what it waits for is there.'),
    refetchOn: z.array(z.string()).optional().describe('Live categories or operation ids after which it loads again.'),
    topic: expression.optional().describe('The live topic that the page listens to while this is loaded; null means none.'),
    onMessage: actionList.optional().describe('The actions for each message of the topic; `event` is its payload.'),
    onMissed: actionList.optional().describe('The actions after lost messages of the topic, and once the page listens to it. Default: this loads again.'),
  })
  .meta({ id: 'DataSource' });

const parameter = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'A parameter of the address has lowercase letters, digits and hyphens, such as status or hired-after.')
  .describe('The name of the parameter.');

/** A variable of the screen. Changed only by the action `set`. */
const stateVariable = z
  .strictObject({
    schema: jsonSchema,
    initial: z.unknown().describe('Its value when the screen opens.'),
    inAddress: z
      .union([
        parameter,
        z.strictObject({
          name: parameter,
          properties: z.array(z.string()).min(1).describe('For an object: the properties that the address may show. Omit those that others must not read.'),
        }),
      ])
      .optional()
      .describe('The parameter of the address that keeps it, for a reload, the Back button and a link. Invalid values are ignored.'),
  })
  .meta({ id: 'StateVariable' });

/** What screens, dialogs and layouts have in common: what runs and what is loaded while they are open. */
export const screenParts = {
  let: z
    .record(variableName, expression)
    .optional()
    .describe(
      'Values by names that the whole file reads: data, events, actions, nodes, and the title of a dialog. Each may read those before it. They are computed again after each change, so keep long lists to the `let` of the node that shows them.',
    ),
  actions: z
    .record(variableName, actionList)
    .optional()
    .describe('Lists of actions by name, for use at several places: `{ "do": "save" }` runs them there, with the scope of that place.'),
  flow: z.string().optional().describe('The flow that runs while this is open.'),
  flowInput: template.optional().describe('The `input` of the flow.'),
  data: z.record(z.string(), dataSource).optional().describe('The calls whose answers it shows, by the name that expressions read: data.<name>.'),
  state: z.record(z.string(), stateVariable).optional().describe('Its variables, by the name that expressions read: state.<name>.'),
  on: z
    .record(z.string(), actionList)
    .optional()
    .describe(
      'The actions when the server or another page has changed something: "live.<category>", with the message as `event`; "live.missed" after lost messages; "saved.<call>" after a call of this page, and "failed.<data>" when its own data could not be loaded, both without `event`.',
    ),
};
export type DataSource = z.infer<typeof dataSource>;
