import { z } from 'zod';
import { expression, text } from '../shapes/expression';
import { common } from './every-node';
import type { NodeKind } from './node-kind';
import { sitePathText } from '../shapes/site-path';

/** The picture of the company, which leads home. */
export const logoNode = {
  shape: z.strictObject({
    ...common,
    logo: text.describe('The name, shown if there is no picture.'),
    image: expression.optional().describe('The address of the picture.'),
    imageWidth: expression
      .optional()
      .describe('The width of the picture file, in pixels. With "imageHeight" too, the page reserves the exact space before the picture loads.'),
    imageHeight: expression.optional().describe('The height of the picture file, in pixels.'),
    darkImage: expression.optional().describe('The address of the picture for dark pages. Default: "image" on a light plate.'),
    to: sitePathText.describe('Where it leads.'),
  }),
} satisfies NodeKind;
