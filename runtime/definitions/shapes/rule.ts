import { z } from 'zod';
import { description, expression, id, pointer, requiredTemplate, schemaKey } from './expression';
import { resourceChanges } from './resource';

const whole = z.number().int();

/** How long after its beginning an occasion is due. */
const offset = z
  .strictObject({
    days: whole.optional().describe('Days of the calendar: a change of clocks does not move the time of day.'),
    hours: whole.optional().describe('Hours, after the days.'),
    minutes: whole.optional().describe('Minutes, after the days.'),
  })
  .refine((value) => Object.keys(value).length > 0, 'Give days, hours or minutes.');

const timing = {
  resource: z.string().describe('The resource whose rows it is about.'),
  after: offset.optional().describe('The time from the change or the date until the rule runs; negative numbers run it before the date. Default: at once.'),
  at: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time of day is written as 09:00.')
    .optional()
    .describe('The time of day, in the time zone of the person or company that owns the row.'),
};

const when = z.union([
  z.strictObject({ change: z.array(z.enum(resourceChanges)).min(1).describe('Runs for each row that is added, changed or removed.'), ...timing }),
  z.strictObject({ date: pointer.describe('Runs once for each row when this date or moment of the row arrives.'), ...timing }),
]);

const action = z.union([
  z.strictObject({
    id,
    send: z.string().describe('The message to send.'),
    input: z.record(z.string(), requiredTemplate).optional().describe('The input of the message.'),
    to: expression.optional().describe('The id of the person who gets it. Default: the person who owns the row.'),
  }),
  z.strictObject({
    id,
    set: z.record(z.string(), requiredTemplate).describe('Properties of the row and their new values. The change itself starts no rule.'),
  }),
]);

/** What the server does by itself when rows change or when time passes. */
export const rule = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('rule'),
    description,
    purpose: z.string().min(1).describe('What it does, in one sentence. Administrators see it in the list of rules.'),
    on: when.describe('When it runs: at changes of rows, or at a date of each row.'),
    if: expression
      .optional()
      .describe('Runs only if this is true when it is due. Reads row, before (the row before the change, or null), person, company, settings, now and today.'),
    do: z.array(action).min(1).describe('All of it is done, or nothing. Expressions read what `if` reads.'),
    atMost: z
      .strictObject({ times: whole.min(1).describe('How many times.'), per: z.enum(['day', 'week', 'month']).describe('The last 1, 7 or 30 days.') })
      .optional()
      .describe('The most often that one person is affected by this rule; further occasions are skipped.'),
  })
  .meta({ id: 'ServerRule' });
export type Rule = z.infer<typeof rule>;
