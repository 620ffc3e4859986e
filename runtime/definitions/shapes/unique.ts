import { z } from 'zod';

/** `x-unique` of a property that is stored with a person: no two people of a company have the same value. */
export const unique = z.union([
  z.literal('company').describe('No two people of a company have the same value; who is second reads a usual sentence.'),
  z.strictObject({
    within: z.literal('company').describe('Among whom it differs.'),
    message: z.string().min(1).max(300).optional().describe('What a person reads who is second, beside the field.'),
  }),
]);
