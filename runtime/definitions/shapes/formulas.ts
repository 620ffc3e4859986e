import { z } from 'zod';
import { description, id, pointer, schemaKey } from './expression';

const word = (what: string) => z.strictObject({ at: pointer, is: z.string().describe('The value that means it.') }).describe(what);

/** Where a record holds groups of fields that show and hide by formulas, such as the pages of a long questionnaire. */
export const formulas = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('formulas'),
    description,
    record: z.strictObject({ $ref: z.string().describe('record:Name') }).describe('The record that holds it all.'),
    groups: pointer.describe('The list of groups in the record.'),
    group: z
      .strictObject({ id: pointer, formula: pointer.describe('The formula by which it shows; without one it always does.'), fields: pointer })
      .describe('What stands where in a group.'),
    field: z
      .strictObject({
        id: pointer,
        formulas: pointer.describe('The list of formulas that must all hold for it to show.'),
        features: z
          .strictObject({
            at: pointer,
            hidden: z.string().describe('The word for a field that came hidden.'),
            optional: z.string().describe('The word for a field that need not be answered.'),
          })
          .describe('A list of words about the field.'),
        asked: word('What is asked, and not only shown.'),
        given: pointer.describe('The list of answers.'),
        measured: pointer.describe('A value from elsewhere that counts while the list of answers is empty.'),
      })
      .describe('What stands where in a field.'),
    formula: z
      .strictObject({
        any: z
          .strictObject({
            at: pointer,
            is: z.string().describe('The value that means it.'),
            otherwise: z
              .string()
              .optional()
              .describe('The value that means that all must hold. With it every other value is a fault; without it any value means so.'),
          })
          .describe('A formula of which one condition is enough.'),
        conditions: pointer.describe('The list of conditions.'),
        field: pointer.describe('In a condition: the field that is looked at.'),
        operator: pointer.describe('In a condition: the comparison.'),
        values: pointer.describe('In a condition: what the answers are compared with.'),
      })
      .describe('What stands where in a formula.'),
    elsewhere: z
      .strictObject({ at: pointer, field: pointer, given: pointer })
      .optional()
      .describe('The list of answers of fields that the record does not hold.'),
    step: z
      .strictObject({ field: pointer, given: pointer, measured: pointer })
      .optional()
      .describe('What stands where in one step of a trial by the command line.'),
  })
  .meta({ id: 'Formulas' });
export type FormulasMapping = z.infer<typeof formulas>;
