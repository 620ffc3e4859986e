import { z } from 'zod';
import { expression } from '../shapes/expression';
import { panel, panelsFrom } from './panel';
import { withNames } from './every-node';
import type { NodeKind } from './node-kind';

/** Parts below headings that open and close. */
export const accordionNode = {
  shape: z.strictObject({
    ...withNames,
    accordion: z.array(panel).min(1).describe('Headings that open and close their content.'),
    ...panelsFrom,
    many: z.boolean().optional().describe('Several may be open at a time.'),
    open: z
      .union([z.array(z.string()), expression])
      .optional()
      .describe('The ids of the parts that are open at first; for a list, an expression that gives their keys.'),
  }),
  panels: ['accordion'],
} satisfies NodeKind;
