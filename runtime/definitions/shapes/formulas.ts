import { z } from 'zod';
import { description, id, pointer, schemaKey } from './expression';

const word = (what: string) => z.strictObject({ at: pointer, is: z.string().describe('The value with this meaning.') }).describe(what);

/** Where a record holds groups of fields that show and hide by formulas, such as the pages of a long questionnaire. */
export const formulas = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('formulas'),
    description,
    record: z.strictObject({ $ref: z.string().describe('record:Name') }).describe('The record with all of it.'),
    groups: pointer.describe('The place of the list of groups in the record.'),
    group: z
      .strictObject({ id: pointer, formula: pointer.describe('The place of its formula. Default: it always shows.'), fields: pointer })
      .describe('The places in a group.'),
    field: z
      .strictObject({
        id: pointer,
        formulas: pointer.describe('The place of the list of formulas that must all be true for it to show.'),
        features: z
          .strictObject({
            at: pointer,
            hidden: z.string().describe('The word for a field that is hidden at first.'),
            optional: z.string().describe('The word for an optional field.'),
          })
          .describe('The place of the list of words about the field.'),
        asked: word('The kinds that ask, and do not only show.'),
        given: pointer.describe('The place of the list of answers.'),
        measured: pointer.describe('The place of a known value that counts while the list of answers is empty.'),
      })
      .describe('The places in a field.'),
    formula: z
      .strictObject({
        any: z
          .strictObject({
            at: pointer,
            is: z.string().describe('The value with this meaning.'),
            otherwise: z
              .string()
              .optional()
              .describe('The value for "all must be true". With it, any other value is a fault; by default every value means this.'),
          })
          .describe('The place of a formula that needs one true condition.'),
        conditions: pointer.describe('The place of the list of conditions.'),
        field: pointer.describe('In a condition: the place of the field that it reads.'),
        operator: pointer.describe('In a condition: the place of the comparison.'),
        values: pointer.describe('In a condition: the place of the values to compare with.'),
      })
      .describe('The places in a formula.'),
    elsewhere: z
      .strictObject({ at: pointer, field: pointer, given: pointer })
      .optional()
      .describe('The place of the list of answers to fields outside of the record.'),
    step: z.strictObject({ field: pointer, given: pointer, measured: pointer }).optional().describe('The places in one step of a trial on the command line.'),
  })
  .meta({ id: 'Formulas' });
export type FormulasMapping = z.infer<typeof formulas>;
