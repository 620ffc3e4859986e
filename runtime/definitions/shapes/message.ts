import { z } from 'zod';
import { expression, id, jsonSchema, schemaKey, text, variableName } from './expression';

/** Lanes of the outbox: a message waits only for those of its own lane. */
const messageLanes = ['security', 'personal', 'mass'] as const;

const paragraph = z.strictObject({
  id,
  when: expression.optional().describe('The paragraph is in the message only while this is true.'),
  text: text.describe('The text. Put a value in braces: {name}, {company} or one of `values`. An empty text adds no paragraph.'),
});

/** An email or a text message that the server sends for one purpose. */
export const message = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('message'),
    purpose: z.string().min(1).describe('Why it is sent, in one sentence. Administrators see it in the list of messages.'),
    channel: z.enum(['email', 'text']).describe('email, or text for a message to a phone.'),
    lane: z.enum(messageLanes).describe('The lane of the outbox: security (codes and links), personal (about one person), mass (to many people).'),
    input: z
      .record(variableName, jsonSchema)
      .describe('The values that the server gives, each with its JSON Schema. The first of `examples` is shown in the preview.'),
    values: z
      .record(variableName, expression)
      .optional()
      .describe(
        'The values that the texts name in braces, in addition to {name} (the first name of the recipient) and {company}. Expressions read input, person, company, timeZone (of the recipient), origin (the address of this installation), settings, now and today.',
      ),
    subject: text.optional().describe('The subject of an email. A text message has none.'),
    body: z.array(paragraph).min(1).describe('The paragraphs. A blank line is between them in an email, a space in a text message.'),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof message>;
