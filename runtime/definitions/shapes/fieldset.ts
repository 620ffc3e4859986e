import { z } from 'zod';
import { computedText, description, expression, id, jsonSchema, pointer, schemaKey, text } from './expression';
import { stringList } from './form';

const errors = z
  .record(z.string(), text)
  .optional()
  .describe(
    'Messages by the code of the fault, where the usual sentence or that of the widget is not the right one. `limit` is what the schema allows, `limits.minimum` and `limits.maximum` its limits.',
  );

/** How one record of a list that a call answers becomes a field of a form. */
export const fieldset = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('fieldset'),
    description,
    record: z.strictObject({ $ref: z.string().describe('record:Name') }).describe('The record that describes one field.'),
    name: pointer.describe('Names the field: the property, or the key of its answer.'),
    label: pointer,
    type: z.union([pointer, z.strictObject({ at: pointer, otherwise: z.string().describe('The type of a record that has none there.') })]),
    help: z
      .union([pointer, computedText])
      .optional()
      .describe('Where the sentence stands; or a text that is computed: it reads the record as `item`, `session` and `settings`.'),
    offer: z
      .strictObject({
        value: pointer.describe('Where the value stands, as answers are stored.'),
        text: computedText.describe('What the button says. It reads what `help` reads.'),
      })
      .optional()
      .describe('What is known and can be filled in with one press. Nothing is offered where there is no value.'),
    tooltipAbove: z.number().int().min(0).optional().describe('Help of more characters than this is given as a tooltip.'),
    unit: pointer.optional(),
    quantity: z
      .union([pointer, z.strictObject({ at: pointer, kept: pointer.describe('Where the name of the unit stands in which the value is kept.') })])
      .optional()
      .describe('Where an item names the quantity of a number: one of the constant `quantities`. People enter and read the number in their own unit.'),
    required: z
      .union([
        pointer,
        z.strictObject({
          at: pointer,
          lacks: z.string().describe('Required while the list does not hold this word.'),
          unless: pointer.optional().describe('A value that counts while nothing else is answered: where it is there, nothing is required.'),
        }),
      ])
      .optional(),
    readOnly: pointer.optional().describe('Whether the answer can be read but not changed.'),
    disabled: pointer.optional().describe('Whether the field cannot be used at all: nobody gets into it.'),
    minimum: pointer.optional(),
    maximum: pointer.optional(),
    maxLength: pointer.optional(),
    pattern: pointer.optional(),
    computed: pointer
      .optional()
      .describe(
        'Where it stands by what its value is computed of the other answers: an expression, as a text, that reads them by name as `values`. Nobody fills such a field in; it has as many digits as `decimals` says.',
      ),
    decimals: pointer.optional().describe('How many digits may stand behind the point.'),
    options: z
      .strictObject({ at: pointer, value: pointer.optional(), text: pointer.optional(), exclusive: pointer.optional() })
      .optional()
      .describe('The list of choices; without value and text the items are plain texts. One that is exclusive is chosen alone.'),
    optionsQuantity: z
      .strictObject({
        at: pointer.describe('Where the quantity is named.'),
        names: pointer.describe('Where an option lists its texts for certain units.'),
        unit: pointer.describe('Where such a text names its unit.'),
      })
      .optional()
      .describe('Where an item names the quantity whose unit the texts of options follow. The check finds quantities and units that do not exist.'),
    parts: z
      .strictObject({ at: pointer, name: pointer, unit: pointer.optional(), minimum: pointer.optional(), maximum: pointer.optional() })
      .optional()
      .describe('Of an answer that consists of several numbers: the list of them, and what stands where in it. It becomes the option `parts`.'),
    validations: z
      .strictObject({
        at: pointer.describe('The list of them in the record.'),
        type: pointer.describe('What kind each of them is.'),
        message: pointer.optional().describe('What it says of a value that is missing, or that is not within the limits.'),
        minimum: pointer.optional(),
        maximum: pointer.optional(),
        limitsWhen: expression.optional().describe('The limits count while this holds, by `item`; without it, always.'),
        types: z
          .record(
            z.string(),
            z.strictObject({
              required: z.literal(true).optional().describe('There must be a value.'),
              schema: jsonSchema.optional().describe('What a number must be, beside what its type says.'),
            }),
          )
          .describe('What each kind means.'),
      })
      .optional()
      .describe('What the value must be stands in a list of its own, with messages.'),
    errors,
    types: z
      .record(
        z.string(),
        z.strictObject({
          widget: z.string().describe('The widget that draws it.'),
          schema: jsonSchema,
          stringList,
          options: z.record(z.string(), z.unknown()).optional().describe("The widget's options: see its manifest."),
          optionsAt: z.record(z.string(), pointer).optional().describe("Options that stand in the record, by the option's name."),
          placeholder: text.optional(),
          width: z.enum(['full', 'half', 'third']).optional().describe('How much of a row it takes on a wide screen.'),
          errors,
          onlyRead: z.literal(true).optional().describe('There is nothing to fill in: it is never required.'),
          needsOptions: z.literal(true).optional().describe('Without choices it cannot be answered: that is said instead.'),
          hiddenWithoutOptions: z.boolean().optional().describe('Not shown when the list of choices is empty.'),
        }),
      )
      .describe('For each type on the wire, the widget and the constraints.'),
    fields: z
      .record(
        z.string(),
        z.strictObject({
          widget: z.string().describe('The widget that draws it.'),
          schema: jsonSchema.optional().describe('What its value must be, beside what its type says.'),
          options: z.record(z.string(), z.unknown()).optional().describe("The widget's options: see its manifest."),
          placeholder: text.optional(),
          width: z.enum(['full', 'half', 'third']).optional().describe('How much of a row it takes on a wide screen. Without it: as its type says.'),
          errors,
        }),
      )
      .optional()
      .describe('Fields that need another widget than their type says, by name.'),
  })
  .meta({ id: 'Fieldset' });
export type Fieldset = z.infer<typeof fieldset>;
