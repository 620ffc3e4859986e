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
  messages: z
    .record(z.string(), text)
    .optional()
    .describe('The message for a fault of its value, by the code: required, pattern, format … A form may say it otherwise. `limit` is what the schema allows.'),
});
export type WidgetShape = z.infer<typeof widgetShape>;
