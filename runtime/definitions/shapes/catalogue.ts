import { z } from 'zod';
import { description, expression, id, pointer, schemaKey, text } from './expression';

const rule = z
  .strictObject({
    id,
    each: pointer.optional().describe('A list in an item: the rule is about each of its parts. "-" is each part of a list around it, as in /Fields/-/Options.'),
    validWhen: expression.describe('Must hold of each item, also as a customer has changed it. Reads `item`; with "each" also `part`.'),
    at: pointer.optional().describe('What is wrong where the rule does not hold: below the part, or below the item.'),
    message: text.describe('What is said then. Reads what validWhen reads.'),
  })
  .meta({ id: 'CatalogueRule' });

/** What the items of one kind are, and what must hold of them. */
export const catalogue = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('catalogue'),
    description,
    record: z.strictObject({ $ref: z.string().describe('record:Name') }).describe('The record that every item is.'),
    key: pointer.describe('What an item is known by for good: no two items of a customer have the same.'),
    title: pointer.describe('What people call an item.'),
    picture: pointer.optional().describe('Where the name of its picture stands: one of those that there are, or nothing.'),
    drawing: pointer.optional().describe('Where the name of its drawing stands: one of public/art, or nothing.'),
    lists: z
      .array(
        z.strictObject({
          at: pointer.describe('A list in an item. "-" is each part of a list around it, as in /Fields/-/Options.'),
          name: z.string().describe('The property that names a part of the list: no two of them have the same, and overlays address a part by it.'),
        }),
      )
      .optional()
      .describe('The lists in an item whose parts have names.'),
    fixed: z
      .array(pointer)
      .optional()
      .describe('What no overlay changes, beside the key and the names: what is kept relies on it. "-" is each part of a list, as in /Fields/-/Type.'),
    fields: z
      .strictObject({
        at: pointer.describe('The list in an item whose parts become fields of a form.'),
        fieldset: z.string().describe('The fieldset that makes them: each has one of its types.'),
      })
      .optional()
      .describe('What of an item becomes fields.'),
    texts: z.array(pointer).optional().describe('What of an item people read in their own language. "-" is each part of a list, as in /Fields/-/Label.'),
    references: z
      .array(
        z.strictObject({
          at: pointer.describe('A text, or a list of texts, in an item.'),
          catalogue: z.string().describe('The catalogue by whose items they are known.'),
        }),
      )
      .optional()
      .describe('What of an item names items of a catalogue: there must be one that is known by it.'),
    rules: z.array(rule).optional().describe('What must hold of every item. The check says where it does not, and nothing is published.'),
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
    catalogue: z.string().describe('The catalogue whose item it is.'),
    offered: z.boolean().optional().describe('False: it is kept for those who have it turned on. Without it, it is offered.'),
    value: z
      .record(z.string(), z.unknown())
      .describe("The item, as the catalogue's record has it. An overlay addresses its parts by their names: value/Fields/Weight."),
  })
  .meta({ id: 'Item' });
export type Item = z.infer<typeof item>;
