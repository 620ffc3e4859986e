import { z } from 'zod';

/** `x-unique` of a property that is stored with a person: no two people of a company have the same value. */
export const unique = z.union([
  z.literal('company').describe('The value is unique within a company; the second person reads a default message.'),
  z.strictObject({
    within: z.literal('company').describe('The people among whom it is unique.'),
    message: z.string().min(1).max(300).optional().describe('The message beside the field for the second person.'),
  }),
]);
