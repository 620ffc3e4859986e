import { z } from 'zod';
import { description, expression, id, jsonSchema, schemaKey, text } from './expression';

/** A check that rules of forms use by its name: what holds of a valid value, and what is said otherwise. */
export const validator = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('validator'),
    description,
    value: jsonSchema.optional().describe('The schema of the value. Default: any value.'),
    options: jsonSchema.optional().describe('What a rule gives beside the value, as `options`.'),
    evenEmpty: z.boolean().optional().describe('Also check an empty value. By default an empty value is valid; use `required`.'),
    validWhen: expression.describe('True for a valid `value`. Reads value, options, today, session and settings.'),
    limits: z
      .record(z.string(), expression)
      .optional()
      .describe(
        'The same limit as a keyword of JSON Schema, such as formatMinimum, so that the widget can apply it. Reads what validWhen reads, except `value`.',
      ),
    message: text.describe('The message if it is false.'),
  })
  .meta({ id: 'Validator' });
export type Validator = z.infer<typeof validator>;
