import { z } from 'zod';
import { description, expression, id, jsonSchema, schemaKey, text } from './expression';

/** A check that rules of forms use by its name: what holds of a valid value, and what is said otherwise. */
export const validator = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('validator'),
    description,
    value: jsonSchema.optional().describe('What the value is. Without it: anything.'),
    options: jsonSchema.optional().describe('What a rule gives beside the value, as `options`.'),
    evenEmpty: z
      .boolean()
      .optional()
      .describe('Also asked where there is no value. Without it no value is always valid: whether it must be there is another question.'),
    validWhen: expression.describe('Holds for a valid `value`. Reads value, options, today, session and settings.'),
    limits: z
      .record(z.string(), expression)
      .optional()
      .describe(
        'What it says of the value in the words of a JSON Schema, such as formatMinimum, so that the widget keeps to it. Reads what validWhen reads but `value`.',
      ),
    message: text.describe('What is said otherwise.'),
  })
  .meta({ id: 'Validator' });
export type Validator = z.infer<typeof validator>;
