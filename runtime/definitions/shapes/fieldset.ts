import { z } from 'zod';
import { computedText, description, expression, id, jsonSchema, pointer, schemaKey, text } from './expression';
import { stringList } from './form';

const errors = z
  .record(z.string(), text)
  .optional()
  .describe(
    "Messages by fault code, in place of the default or the widget's message. `limit` is the limit of the schema, `limits.minimum` and `limits.maximum` its two limits.",
  );

/** How one record of a list that a call answers becomes a field of a form. */
export const fieldset = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('fieldset'),
    description,
    record: z.strictObject({ $ref: z.string().describe('record:Name') }).describe('The record that describes one field.'),
    name: pointer.describe('The name of the field: the property, or the key of its answer.'),
    label: pointer,
    type: z.union([pointer, z.strictObject({ at: pointer, otherwise: z.string().describe('The type of a record without one.') })]),
    help: z
      .union([pointer, computedText])
      .optional()
      .describe('The place of the help text; or a computed text that reads the record as `item`, `session` and `settings`.'),
    offer: z
      .strictObject({
        value: pointer.describe('The place of the value, in the form in which answers are stored.'),
        text: computedText.describe('The text of the button. It reads what `help` reads.'),
      })
      .optional()
      .describe('A known value that one press fills in. Nothing is offered without a value.'),
    tooltipAbove: z.number().int().min(0).optional().describe('A longer help text than this many characters becomes a tooltip.'),
    unit: pointer.optional(),
    quantity: z
      .union([pointer, z.strictObject({ at: pointer, kept: pointer.describe('The place of the name of the unit in which the value is stored.') })])
      .optional()
      .describe('The place in an item of the quantity of a number: one of the constant `quantities`. People type and read the number in their own unit.'),
    required: z
      .union([
        pointer,
        z.strictObject({
          at: pointer,
          lacks: z.string().describe('Required unless the list has this word.'),
          unless: pointer.optional().describe('A value that counts as the answer until there is another; if it is there, the field is not required.'),
        }),
      ])
      .optional(),
    readOnly: pointer.optional().describe('Whether the answer is read-only.'),
    disabled: pointer.optional().describe('Whether the field is disabled: it cannot get the focus.'),
    minimum: pointer.optional(),
    maximum: pointer.optional(),
    maxLength: pointer.optional(),
    pattern: pointer.optional(),
    computed: pointer
      .optional()
      .describe(
        'The place of the expression, as a text, that computes the value from the other answers, which it reads by name as `values`. People cannot type into such a field. It has as many decimal places as `decimals`.',
      ),
    decimals: pointer.optional().describe('The maximum number of decimal places.'),
    options: z
      .strictObject({ at: pointer, value: pointer.optional(), text: pointer.optional(), exclusive: pointer.optional() })
      .optional()
      .describe('The list of choices; without value and text, the items are texts. An exclusive choice is chosen alone.'),
    optionsQuantity: z
      .strictObject({
        at: pointer.describe("The place of the quantity's name."),
        names: pointer.describe("The place of an option's texts for certain units."),
        unit: pointer.describe('The place of the unit of such a text.'),
      })
      .optional()
      .describe('The place in an item of the quantity whose unit the texts of options follow. The check reports unknown quantities and units.'),
    parts: z
      .strictObject({ at: pointer, name: pointer, unit: pointer.optional(), minimum: pointer.optional(), maximum: pointer.optional() })
      .optional()
      .describe('For an answer of several numbers: the place of their list, and of each value in it. It becomes the option `parts`.'),
    validations: z
      .strictObject({
        at: pointer.describe('The place of the list in the record.'),
        type: pointer.describe('The kind of each of them.'),
        message: pointer.optional().describe('The message for a missing value, or one outside of the limits.'),
        minimum: pointer.optional(),
        maximum: pointer.optional(),
        limitsWhen: expression.optional().describe('The condition for the limits, which reads `item`. Default: always.'),
        types: z
          .record(
            z.string(),
            z.strictObject({
              required: z.literal(true).optional().describe('A value is required.'),
              schema: jsonSchema.optional().describe('Constraints of a number, beside those of its type.'),
            }),
          )
          .describe('The meaning of each kind.'),
      })
      .optional()
      .describe('The constraints are a list of their own, with messages.'),
    errors,
    types: z
      .record(
        z.string(),
        z.strictObject({
          widget: z.string().describe('The widget of the field.'),
          schema: jsonSchema,
          stringList,
          options: z.record(z.string(), z.unknown()).optional().describe("The widget's options: see its manifest."),
          optionsAt: z.record(z.string(), pointer).optional().describe("Options in the record, by the option's name."),
          placeholder: text.optional(),
          width: z.enum(['full', 'half', 'third']).optional().describe('The share of a row on a wide screen.'),
          errors,
          onlyRead: z.literal(true).optional().describe('Nothing to fill in: never required.'),
          needsOptions: z.literal(true).optional().describe('Without choices it cannot be answered: this text shows instead.'),
          hiddenWithoutOptions: z.boolean().optional().describe('Hidden when the list of choices is empty.'),
        }),
      )
      .describe('The widget and the constraints for each type of a record.'),
    fields: z
      .record(
        z.string(),
        z.strictObject({
          widget: z.string().describe('The widget of the field.'),
          schema: jsonSchema.optional().describe('The constraints of its value, beside those of its type.'),
          options: z.record(z.string(), z.unknown()).optional().describe("The widget's options: see its manifest."),
          placeholder: text.optional(),
          width: z.enum(['full', 'half', 'third']).optional().describe('The share of a row on a wide screen. Default: that of its type.'),
          errors,
        }),
      )
      .optional()
      .describe('Fields that need another widget than that of their type, by name.'),
  })
  .meta({ id: 'Fieldset' });
export type Fieldset = z.infer<typeof fieldset>;
