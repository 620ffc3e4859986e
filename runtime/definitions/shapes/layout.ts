import { z } from 'zod';
import { description, expression, id, schemaKey, text } from './expression';
import { node } from '../nodes';
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
    barWhen: expression.optional().describe('The bar, the panel and the footer show while this holds.'),
    bannerAlertWhen: expression.optional().describe('What stands above everything is drawn as an alert while this holds.'),
    banner: z.array(node).optional().describe('Above everything, in the bar.'),
    top: z.array(node).optional().describe('The bar, which stays at the upper edge.'),
    panel: z
      .strictObject({
        label: text.describe('Names it for screen readers.'),
        when: expression.optional().describe('It is there while this holds.'),
        openWhen: expression.describe('It is open while this holds. On a phone it then covers the content.'),
        width: expression.describe('Its share of the window while it is open, in percent. Not on a phone, where it has all of it.'),
        show: z.array(node).describe('What it holds while it is open.'),
        closed: z.array(node).describe('What stands at the edge while it is closed.'),
      })
      .optional()
      .describe('At the right edge of the window, as high as the window; the page stands beside it.'),
    beside: z.array(node).optional().describe('With content centred: beside the card where the window is wide; nowhere else, so nothing that is needed.'),
    bottom: z.array(node).optional().describe('The footer.'),
    toast: z
      .strictObject({
        label: text.describe('Names it for screen readers.'),
        when: expression.describe('There is a toast while this holds.'),
        show: z.array(node).describe('What it holds.'),
      })
      .optional()
      .describe(
        'A card over the lower edge of the page. It shows while the page is in front and no dialog is open, takes no focus, and is announced politely.',
      ),
    background: z
      .strictObject({ image: expression.describe('The address of the picture.'), when: expression.optional().describe('It shows while this holds.') })
      .optional()
      .describe('A picture behind the content.'),
    ...screenParts,
  })
  .meta({ id: 'Layout' });
export type Layout = z.infer<typeof layout>;
