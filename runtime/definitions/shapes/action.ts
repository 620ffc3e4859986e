import { z } from 'zod';
import { expression, pointer, requiredTemplate, template, text } from './expression';

/** One step that has an effect. `when` skips it. */
const step = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ ...shape, when: expression.optional().describe('Done only while this holds.') });

/** A single action or several, done one after another; a failing call ends the list. */
export type Actions = Action | Action[];

export type Action = { when?: z.infer<typeof expression> } & (
  | { call: string; input?: unknown; onOk?: Actions; onError?: Actions; failed?: z.infer<typeof text> }
  | { openDialog: string; input?: unknown; onResult?: Actions; onDismiss?: Actions }
  | { closeDialog: true; result?: unknown }
  | {
      confirm: z.infer<typeof text>;
      title?: z.infer<typeof text>;
      yes?: z.infer<typeof text>;
      no?: z.infer<typeof text>;
      width?: number;
      danger?: boolean;
      onYes?: Actions;
      onNo?: Actions;
    }
  | { navigate: string | z.infer<typeof expression>; query?: unknown; replace?: boolean }
  | { notify: z.infer<typeof text>; tone?: 'success' | 'info' | 'warning' | 'error' }
  | { refetch: string[] }
  | { send: string; payload?: unknown }
  | { emit: string; payload?: unknown }
  | { set: string; to: unknown }
  | { submitForm: string; unanswered?: 'allowed' | undefined }
  | { resetForm: string }
  | { fillForm: string; values: unknown }
  | { showErrors: string; errors: unknown }
  | { download: string; input?: unknown; fileName: z.infer<typeof text>; content?: string }
  | { startSession: unknown }
  | { refreshSession: true }
  | { refetchFailed: true }
  | { announce: string; payload?: unknown }
  | { store: string; value: unknown }
  | { leave: z.infer<typeof expression> | string }
  | { log: z.infer<typeof text> }
  | { endSession: true }
  | { reload: true }
  | { print: true }
  | { copy: z.infer<typeof text>; failed: z.infer<typeof text> }
  | { saveText: z.infer<typeof text>; fileName: z.infer<typeof text> }
);

const actions: z.ZodType<Actions> = z.lazy(() => z.union([action, z.array(action)]));

/** Each action and its parameters, by the key that names it. */
export const actionShapes = {
  call: step({
    call: z.string().describe('The operation id of the call.'),
    input: template.optional().describe('Path and query parameters by name, and `body`.'),
    onOk: actions.optional().describe('Done when it went well; `event` is the answer.'),
    onError: actions.optional().describe('Done when it failed; `event` has StatusCode and Errors. Without it, one message is shown.'),
    failed: text.optional().describe('The message of a failure.'),
  }),
  openDialog: step({
    openDialog: z.string().describe('The dialog by its id.'),
    input: template.optional(),
    onResult: actions.optional().describe('`event` is the result.'),
    onDismiss: actions.optional(),
  }),
  closeDialog: step({ closeDialog: z.literal(true), result: template.optional() }),
  confirm: step({
    confirm: text.describe('The question.'),
    title: text.optional(),
    yes: text.optional(),
    no: text.optional(),
    width: z.number().min(240).max(1200).optional().describe('Of the dialog, in pixels; 400 without it.'),
    danger: z.boolean().optional().describe('Yes takes something away: its button says so by its colour.'),
    onYes: actions.optional(),
    onNo: actions.optional(),
  }),
  navigate: step({
    navigate: z.union([z.string().startsWith('/'), expression]).describe('The path of another screen.'),
    query: template.optional(),
    replace: z.boolean().optional().describe('Leaves no entry for the Back button.'),
  }),
  notify: step({
    notify: text,
    tone: z.enum(['success', 'info', 'warning', 'error']).optional().describe('What the message says by its colour and its sign.'),
  }),
  refetch: step({ refetch: z.array(z.string()).min(1).describe('The data to load again, by its id or its operation id.') }),
  refetchFailed: step({ refetchFailed: z.literal(true).describe('Loads again what could not be loaded, wherever it is shown.') }),
  send: step({ send: z.string().describe('The event for the flow of this screen.'), payload: template.optional() }),
  emit: step({ emit: z.string().describe('The event of this table, declared in its `events`.'), payload: template.optional() }),
  set: step({ set: z.string().describe('A variable declared in `state`.'), to: requiredTemplate }),
  submitForm: step({
    submitForm: z.string().describe('The id of the form node.'),
    unanswered: z.literal('allowed').optional().describe('Values that must be filled may be missing: only what is filled is checked.'),
  }),
  resetForm: step({ resetForm: z.string().describe('The id of the form node.') }),
  fillForm: step({
    fillForm: z.string().describe('The id of the form node.'),
    values: requiredTemplate.describe('The new values, by property; the others stay.'),
  }),
  showErrors: step({ showErrors: z.string().describe('The id of the form node.'), errors: requiredTemplate.describe('A list of { Message, Field, Code }.') }),
  download: step({
    download: z.string().describe('The operation id of the call.'),
    input: template.optional(),
    fileName: text,
    content: pointer.optional().describe('Where the file stands in the answer: a text, or a data address. Without it the answer is the file.'),
  }),
  startSession: step({ startSession: requiredTemplate.describe('What signing in came to: `Token` is in it. It is kept for the next visit.') }),
  refreshSession: step({ refreshSession: z.literal(true).describe('Asks the server again who is signed in.') }),
  endSession: step({ endSession: z.literal(true) }),
  reload: step({ reload: z.literal(true) }),
  print: step({ print: z.literal(true).describe("Opens the browser's print dialog. Paper has no bar, menus, buttons and footer.") }),
  copy: step({
    copy: text.describe('Puts this into the clipboard.'),
    failed: text.describe('What is said where the browser does not allow it; what follows is left out then.'),
  }),
  saveText: step({ saveText: text.describe('Saves this as a file of plain text.'), fileName: text }),
  announce: step({
    announce: z.string().describe('The event, for the flows of the application: each hears it whose state waits for it.'),
    payload: template.optional(),
  }),
  store: step({
    store: z.string().describe('What the browser keeps for the next visit, declared in `stored` of the application.'),
    value: requiredTemplate.describe('The new value; null takes it away.'),
  }),
  leave: step({
    leave: z
      .union([z.string().startsWith('/'), expression])
      .describe('Leaves the application for another address: one of this server, or https. Anything else leads home.'),
  }),
  log: step({ log: text.describe('Said on the console only, for what nobody at the page can do anything about.') }),
} satisfies Record<string, z.ZodType>;

export type ActionName = keyof typeof actionShapes;

export const action: z.ZodType<Action> = z
  .union(Object.values(actionShapes) as unknown as [z.ZodType<Action>, z.ZodType<Action>])
  .meta({ id: 'Action', description: 'One effect: a call, a dialog, a message, another screen …' });

export const actionList: z.ZodType<Actions> = z.union([action, z.array(action)]).meta({ id: 'Actions' });
