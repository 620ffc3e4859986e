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
    .regex(keyName, 'A key is named as browsers name it, such as ArrowDown, Space or Control+Enter.')
    .describe('The key as browsers name it, with those that are held before it: ArrowDown, Space, Control+Enter.'),
  does: z.string().describe('What it does, and where only somewhere, where: one sentence.'),
  native: z.literal(true).optional().describe("The browser's own control answers to it, or a library that draws the widget: the widget has no code for it."),
});

/** A change that whoever names the widget in a definition notices. */
const widgetChange = z.strictObject({
  date: z.iso.date('A date is written YYYY-MM-DD.').describe('The day from which it holds.'),
  what: z.string().describe('What is new or otherwise for definitions that name the widget: one sentence.'),
});

/** What a widget says of itself beside its code. */
export const widgetShape = z.strictObject({
  $schema: z.string().optional().describe('The meta-schema: it lets an editor complete and explain every key.'),
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'A widget has a name of lower case letters, digits and hyphens.')
    .describe('How definitions name it; its folder has the same name.'),
  description: z.string().describe('What it draws, and how it keeps the value.'),
  shows: z.literal(true).optional().describe('It only shows its value, and never writes one.'),
  value: jsonSchema.describe('The values it can draw.'),
  options: jsonSchema.describe('What a definition may set.'),
  events: z.record(z.string(), jsonSchema).optional().describe('What it can say that happened, with the schema of each detail.'),
  uploads: z.boolean().optional().describe('It can send files as soon as they are chosen.'),
  searches: z.boolean().optional().describe('What can be chosen may be looked for elsewhere, by what the person types.'),
  keys: z.array(widgetKey).optional().describe('The keys that it answers to, beside Tab and those by which text is typed. Each stands once.'),
  status: z
    .enum(['new', 'deprecated'])
    .optional()
    .describe('new: its options may still change. deprecated: no definition should begin to name it, and `instead` says what to name. Without it: stable.'),
  instead: z.string().optional().describe('The widget to name instead of one that is deprecated.'),
  changes: z.array(widgetChange).optional().describe('What changed for definitions that name it, the newest first.'),
  messages: z
    .record(z.string(), text)
    .optional()
    .describe('The message for a fault of its value, by the code: required, pattern, format … A form may say it otherwise. `limit` is what the schema allows.'),
});
export type WidgetShape = z.infer<typeof widgetShape>;
