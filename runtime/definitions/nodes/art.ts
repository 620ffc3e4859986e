import { z } from 'zod';
import { art } from '../shapes/art';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** A drawing. */
export const artNode = {
  shape: z.strictObject({
    ...common,
    art,
    size: z.enum(['small', 'medium', 'wide']).optional().describe('small 160 px, medium 280 px, wide the full width. Default: medium.'),
  }),
} satisfies NodeKind;
