import { z } from 'zod';
import { description, expression, id, jsonSchema, schemaKey, template, text } from './expression';

const variantCall = z
  .strictObject({
    call: z.string().describe('The operation id of the call.'),
    input: template.optional().describe('Path and query parameters by name, and `body`. Reads `input`.'),
    when: expression.optional().describe('It is made while this holds; else `answers` has null for it.'),
  })
  .meta({ id: 'VariantCall' });

const variant = z
  .strictObject({
    calls: z.record(z.string(), variantCall).describe('The calls that are made, all at once, each by the name under which `answers` has what it answers.'),
    answer: template.describe('What it comes to. Reads `input` and `answers`.'),
    failed: text.optional().describe('What is said when a call is refused; `event` is the failure.'),
    unreachable: text.optional().describe('What is said when the server could not be reached.'),
  })
  .meta({ id: 'AdapterVariant' });
export type AdapterVariant = z.infer<typeof variant>;

/** Calls under one name each, with a variant for each set of server calls that can make them: whatever uses them knows one shape only. */
export const adapter = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('adapter'),
    description,
    variants: z
      .array(
        z.strictObject({
          id,
          when: expression.optional().describe('It is used while this holds. Reads `session`, `settings`, and the `input` of the call.'),
          description,
        }),
      )
      .min(1)
      .describe('The variants, in this order: the first whose condition holds is used.'),
    calls: z
      .record(
        z.string(),
        z.strictObject({
          description,
          input: jsonSchema.optional().describe('What it takes, as an object.'),
          answer: jsonSchema.describe('What it answers, whichever variant is used.'),
          variants: z
            .record(z.string(), variant)
            .describe('How it is made in each variant, by its id. A variant that is missing here is skipped; the last one must be here.'),
        }),
      )
      .describe('Each call by its name: it is used as <adapter>.<name>, wherever a call is.'),
  })
  .meta({ id: 'Adapter' });
export type Adapter = z.infer<typeof adapter>;
