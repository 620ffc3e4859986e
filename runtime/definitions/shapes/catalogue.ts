import { z } from 'zod';
import { description, expression, id, pointer, schemaKey, text } from './expression';

const rule = z
  .strictObject({
    id,
    each: pointer
      .optional()
      .describe('A list in an item: the rule is checked for each of its parts. "-" is each part of a list around it, as in /Fields/-/Options.'),
    validWhen: expression.describe('Must be true for each item, also as changed by a customer. Reads `item`; with "each" also `part`.'),
    at: pointer.optional().describe('The place of the fault: below the part, or below the item.'),
    message: text.describe('The message of the fault. Reads what validWhen reads.'),
  })
  .meta({ id: 'CatalogueRule' });

/** What the items of one kind are, and what must hold of them. */
export const catalogue = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('catalogue'),
    description,
    record: z.strictObject({ $ref: z.string().describe('record:Name') }).describe('The record of every item.'),
    key: pointer.describe("What identifies an item permanently: it is unique among a customer's items."),
    title: pointer.describe('The name of an item for people.'),
    picture: pointer.optional().describe("The place of its picture's name: an existing picture, or nothing."),
    drawing: pointer.optional().describe("The place of its drawing's name: a file of public/art, or nothing."),
    lists: z
      .array(
        z.strictObject({
          at: pointer.describe('A list in an item. "-" is each part of a list around it, as in /Fields/-/Options.'),
          name: z.string().describe('The property that names a part of the list: it is unique there, and overlays refer to a part by it.'),
        }),
      )
      .optional()
      .describe('The lists in an item whose parts have names.'),
    fixed: z
      .array(pointer)
      .optional()
      .describe(
        'What overlays cannot change, beside the key and the names, because stored data relies on it. "-" is each part of a list, as in /Fields/-/Type.',
      ),
    fields: z
      .strictObject({
        at: pointer.describe('The list in an item whose parts become fields of a form.'),
        fieldset: z.string().describe('The fieldset that makes them: each part has one of its types.'),
      })
      .optional()
      .describe('The part of an item that becomes fields.'),
    texts: z.array(pointer).optional().describe('The texts of an item that languages translate. "-" is each part of a list, as in /Fields/-/Label.'),
    references: z
      .array(
        z.strictObject({
          at: pointer.describe('A text, or a list of texts, in an item.'),
          catalogue: z.string().describe('The catalogue of the items that they refer to.'),
        }),
      )
      .optional()
      .describe('Properties of an item that refer to items of a catalogue: the item must exist.'),
    rules: z.array(rule).optional().describe('Rules for every item. The check reports where one is broken, and publishing is refused.'),
  })
  .meta({ id: 'Catalogue' });
export type Catalogue = z.infer<typeof catalogue>;

/** One item of a catalogue. */
export const item = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('item'),
    description,
    catalogue: z.string().describe('The catalogue of the item.'),
    offered: z.boolean().optional().describe('False: only people who have it turned on get it. Default: everyone is offered it.'),
    value: z
      .record(z.string(), z.unknown())
      .describe("The item, as the catalogue's record has it. Overlays refer to its parts by their names: value/Fields/Weight."),
  })
  .meta({ id: 'Item' });
export type Item = z.infer<typeof item>;
