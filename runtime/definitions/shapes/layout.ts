import { z } from 'zod';
import { description, expression, id, schemaKey } from './expression';
import { node } from './node';
import { screenParts } from './screen-parts';

const pixels = z.union([z.number().min(0).max(400), expression]);

/** What stands around screens: bar, banner, panel, footer. It stays while screens come and go. */
export const layout = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('layout'),
    description,
    content: z.enum(['wide', 'centred', 'bare']).describe('wide: the whole page; centred: one card in the middle; bare: nothing but the screen.'),
    barHeight: pixels.optional().describe('Of the bar, in pixels. Without it as high as what it holds.'),
    menuOffset: pixels.optional().describe('From the upper edge of the bar to its menus, in pixels.'),
    contentOffset: pixels.optional().describe('From the upper edge of the page to its content, in pixels. Without it the content begins below the bar.'),
    barWhen: expression.optional().describe('The bar, what stands beside the content, and the footer show while this holds.'),
    banner: z.array(node).optional().describe('Above everything, in the bar.'),
    top: z.array(node).optional().describe('The bar, which stays at the upper edge.'),
    beside: z.array(node).optional().describe('To the right of the content; below it on a phone.'),
    bottom: z.array(node).optional().describe('The footer.'),
    background: z
      .strictObject({ image: expression.describe('The address of the picture.'), when: expression.optional().describe('It shows while this holds.') })
      .optional()
      .describe('A picture behind the content.'),
    ...screenParts,
  })
  .meta({ id: 'Layout' });
export type Layout = z.infer<typeof layout>;
/** The parts of a layout that hold nodes. */
export const layoutRegions = ['banner', 'top', 'beside', 'bottom'] as const;
