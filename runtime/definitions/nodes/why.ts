import { z } from 'zod';
import { expression, pointer, text } from '../shapes/expression';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** Why a field shows or not, by formulas. */
export const whyNode = {
  shape: z.strictObject({
    ...common,
    why: expression.describe('A record whose fields show and hide by formulas. The person chooses a field and reads why it shows or not, with the answers.'),
    formulas: z.string().describe('The formulas, which say where the record has its parts.'),
    names: z
      .strictObject({ field: pointer.describe("The place of a field's name."), group: pointer.describe("The place of a group's name.") })
      .describe('The places of their names.'),
    label: text.describe('The text above the list of fields.'),
  }),
} satisfies NodeKind;
