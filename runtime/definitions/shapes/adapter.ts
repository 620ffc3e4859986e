import { z } from 'zod';
import { description, expression, id, jsonSchema, schemaKey, template, text } from './expression';

const variantCall = z
  .strictObject({
    call: z.string().describe('The operation id of the call.'),
    input: template.optional().describe('Path and query parameters by name, and `body`. Reads `input`.'),
    when: expression.optional().describe('The call is made while this is true; otherwise `answers` has null for it.'),
  })
  .meta({ id: 'VariantCall' });

const variant = z
  .strictObject({
    calls: z.record(z.string(), variantCall).describe('The calls to make, all at once, each by the name of its answer in `answers`.'),
    answer: template.describe('The result. Reads `input` and `answers`.'),
    failed: text.optional().describe('The message when a call is refused; `event` is the failure.'),
    unreachable: text.optional().describe('The message when the server cannot be reached.'),
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
          when: expression.optional().describe('The condition for this variant. Reads `session`, `settings`, and the `input` of the call.'),
          description,
        }),
      )
      .min(1)
      .describe('The variants in order: the first one whose condition is true is used.'),
    calls: z
      .record(
        z.string(),
        z.strictObject({
          description,
          input: jsonSchema.optional().describe('Its input, as an object.'),
          answer: jsonSchema.describe('Its answer, the same for each variant.'),
          variants: z
            .record(z.string(), variant)
            .describe("How each variant makes the call, by the variant's id. A missing variant is skipped; the last one is required."),
        }),
      )
      .describe('Each call by its name: use it as <adapter>.<name>, wherever a call is used.'),
  })
  .meta({ id: 'Adapter' });
export type Adapter = z.infer<typeof adapter>;
