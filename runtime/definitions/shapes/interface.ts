import { z } from 'zod';
import { description, expression, id, jsonSchema, schemaKey, template, text } from './expression';

const made = z
  .strictObject({
    call: z.string().describe('The operation id of the call.'),
    input: template.optional().describe('Path and query parameters by name, and `body`. Reads `input`.'),
    when: expression.optional().describe('It is made while this holds; else `answers` has null for it.'),
  })
  .meta({ id: 'MadeCall' });

const how = z
  .strictObject({
    calls: z.record(z.string(), made).describe('The calls that are made, all at once, each by the name under which `answers` has what it answers.'),
    answer: template.describe('What it comes to. Reads `input` and `answers`.'),
    failed: text.optional().describe('What is said when a call is refused; `event` is the failure.'),
    unreachable: text.optional().describe('What is said when the server could not be reached.'),
  })
  .meta({ id: 'InterfaceWay' });
export type InterfaceWay = z.infer<typeof how>;

/** Calls by one name each, where there are several ways to make them: what uses them knows one shape only. */
export const interfaceShape = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('interface'),
    description,
    ways: z
      .array(
        z.strictObject({
          id,
          when: expression.optional().describe('It is taken while this holds. Reads `session`, `settings`, and the `input` of the call.'),
          description,
        }),
      )
      .min(1)
      .describe('The ways, in this order: the first whose condition holds is taken.'),
    calls: z
      .record(
        z.string(),
        z.strictObject({
          description,
          input: jsonSchema.optional().describe('What it takes, as an object.'),
          answer: jsonSchema.describe('What it answers, whichever way is taken.'),
          ways: z
            .record(z.string(), how)
            .describe('How it is made in each way, by its id. A way that does not stand here is passed over; the last one stands here.'),
        }),
      )
      .describe('Each call by its name: it is used as <interface>.<name>, wherever a call is.'),
  })
  .meta({ id: 'Interface' });
export type Interface = z.infer<typeof interfaceShape>;
