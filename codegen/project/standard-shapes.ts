import { z } from 'zod';
import { jsonSchema, text } from '../../runtime/definitions/shapes/expression';

/** The outer form of a record. The rest is JSON Schema, held by its own meta-schema. */
export const recordShape = z.looseObject({
  $schema: z.literal('https://json-schema.org/draft/2020-12/schema'),
  $id: z.string().regex(/^record:[A-Z][A-Za-z0-9]*$/, 'The $id of a record is record: and its title, such as record:TrackerEntry.'),
  title: z.string().regex(/^[A-Z][A-Za-z0-9]*$/, 'The title of a record is one word with capitals, such as TrackerEntry.'),
  type: z.literal('object'),
  additionalProperties: z.literal(false, 'A record is closed: "additionalProperties" must be false.'),
  properties: z.record(z.string(), z.union([jsonSchema, z.boolean()])),
});
export type RecordShape = z.infer<typeof recordShape>;

const keyName = /^(?:(?:Control|Alt|Shift)\+)*(?:Arrow(?:Up|Down|Left|Right)|Page(?:Up|Down)|Home|End|Enter|Escape|Space|Backspace|Delete|Tab|F\d{1,2}|.)$/;

/** A key of a widget, beside Tab and those by which text is typed. */
const widgetKey = z.strictObject({
  key: z
    .string()
    .regex(keyName, 'Name a key as browsers do, such as ArrowDown, Space or Control+Enter.')
    .describe('The key as browsers name it, after the keys that are held with it: ArrowDown, Space, Control+Enter.'),
  does: z.string().describe('What it does, in one sentence; and where, if it works only in one place.'),
  native: z.literal(true).optional().describe("The browser's own control handles it, or a library that draws the widget: the widget has no code for it."),
});

/** A change that whoever names the widget in a definition notices. */
const widgetChange = z.strictObject({
  date: z.iso.date('A date is written YYYY-MM-DD.').describe('The day of the change.'),
  what: z.string().describe('What changes for definitions that name the widget: one sentence.'),
});

/** What a widget says of itself beside its code. */
export const widgetShape = z.strictObject({
  $schema: z.string().optional().describe('The meta-schema, by which an editor completes and explains every key.'),
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'The name of a widget has lowercase letters, digits and hyphens.')
    .describe('The name that definitions use; its folder has the same name.'),
  description: z.string().describe('What it draws, and how it stores the value.'),
  shows: z.literal(true).optional().describe('It only shows its value and never writes one.'),
  value: jsonSchema.describe('The values it can draw.'),
  options: jsonSchema.describe('The options that a definition can set.'),
  events: z.record(z.string(), jsonSchema).optional().describe('The events that it reports, with the schema of each detail.'),
  uploads: z.boolean().optional().describe('It can send files as soon as they are chosen.'),
  searches: z.boolean().optional().describe('It can search for choices by what the person types.'),
  keys: z.array(widgetKey).optional().describe('The keys that it handles, beside Tab and those that type text. Each is listed once.'),
  status: z
    .enum(['new', 'deprecated'])
    .optional()
    .describe('new: its options may still change. deprecated: new definitions should use `instead`. Default: stable.'),
  instead: z.string().optional().describe('The widget to use in place of a deprecated one.'),
  changes: z.array(widgetChange).optional().describe('The changes for definitions that name it, the newest first.'),
  messages: z
    .record(z.string(), text)
    .optional()
    .describe('The message for a fault of its value, by its code: required, pattern, format … A form can replace it. `limit` is the limit of the schema.'),
});
export type WidgetShape = z.infer<typeof widgetShape>;
