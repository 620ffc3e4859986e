import { z } from 'zod';
import { actionList } from '../actions';
import { expression, jsonSchema, template, variableName } from './expression';
import { duration } from './duration';

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
    keepsLast: z
      .literal(true)
      .optional()
      .describe('While it is loaded with another input, the last answer stays and data.<name>.updating is true: for what is turned over, such as months.'),
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
    topic: expression.optional().describe('The live topic that the page listens to while this is loaded. Without a value none.'),
    onMessage: actionList.optional().describe('What to do at each message of the topic; `event` is its payload.'),
    onMissed: actionList.optional().describe('What to do where messages of the topic were lost, and once the page listens to it. Without it this loads again.'),
  })
  .meta({ id: 'DataSource' });

const parameter = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'A parameter of the address is small letters, digits and hyphens, such as status or hired-after.')
  .describe('The name of the parameter.');

/** A variable of the screen. Changed only by the action `set`. */
const stateVariable = z
  .strictObject({
    schema: jsonSchema,
    initial: z.unknown().describe('What it is when the screen opens.'),
    inAddress: z
      .union([
        parameter,
        z.strictObject({
          name: parameter,
          properties: z
            .array(z.string())
            .min(1)
            .describe('Of an object: which of its properties the address may say. Leave out what others must not read there.'),
        }),
      ])
      .optional()
      .describe(
        'The parameter of the address that says it too, so that a reload, the Back button and a link keep it. What makes no sense there is passed over.',
      ),
  })
  .meta({ id: 'StateVariable' });

/** What screens, dialogs and layouts have in common: what runs and what is loaded while they are open. */
export const screenParts = {
  let: z
    .record(variableName, expression)
    .optional()
    .describe(
      'Values by names that all of this file reads: data, events, actions, nodes, and the title of a dialog. Each may read those before it. Computed again after each change, so keep long lists to the `let` of the node that shows them.',
    ),
  actions: z
    .record(variableName, actionList)
    .optional()
    .describe('Lists of actions by name, for what is done at several places: `{ "do": "save" }` does them there, with the scope of that place.'),
  flow: z.string().optional().describe('The flow that runs while this is open.'),
  flowInput: template.optional().describe("What the flow's `input` gets."),
  data: z.record(z.string(), dataSource).optional().describe('The calls whose answers it shows, by the name that expressions read: data.<name>.'),
  state: z.record(z.string(), stateVariable).optional().describe('Its variables, by the name that expressions read: state.<name>.'),
  on: z
    .record(z.string(), actionList)
    .optional()
    .describe(
      'What it does when the server or another page has changed something: "live.<category>", with what the message carries as `event`; "live.missed" where messages were lost; "saved.<call>" after a call of this page, and "failed.<data>" when data of its own could not be loaded, with no `event`.',
    ),
};
export type DataSource = z.infer<typeof dataSource>;
