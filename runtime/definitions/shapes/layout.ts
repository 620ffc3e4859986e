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
    content: z.enum(['wide', 'centred', 'bare']).describe('wide: the full width; centred: one card in the middle; bare: only the screen.'),
    barHeight: pixels.optional().describe('The height of the bar, in pixels. Default: that of its content.'),
    menuOffset: pixels.optional().describe('From the top of the bar to its menus, in pixels.'),
    contentOffset: pixels.optional().describe('From the top of the page to its content, in pixels. Default: the content begins below the bar.'),
    barWhen: expression.optional().describe('The bar, the panel and the footer show while this is true.'),
    bannerAlertWhen: expression.optional().describe('The banner is drawn as an alert while this is true.'),
    banner: z.array(node).optional().describe('At the top of the bar.'),
    top: z.array(node).optional().describe('The bar, which stays at the top.'),
    panel: z
      .strictObject({
        label: text.describe('Its name for screen readers.'),
        when: expression.optional().describe('It exists while this is true.'),
        openWhen: expression.describe('It is open while this is true. On a phone it then covers the content.'),
        width: expression.describe('Its share of the window while it is open, in percent. On a phone it has the whole window.'),
        show: z.array(node).describe('Its content while it is open.'),
        closed: z.array(node).describe('Its content at the edge while it is closed.'),
      })
      .optional()
      .describe('At the right edge of the window, at full height; the page is beside it.'),
    beside: z.array(node).optional().describe('With content centred: beside the card on a wide window only, so nothing essential.'),
    bottom: z.array(node).optional().describe('The footer.'),
    toast: z
      .strictObject({
        label: text.describe('Its name for screen readers.'),
        when: expression.describe('The toast exists while this is true.'),
        show: z.array(node).describe('What it holds.'),
      })
      .optional()
      .describe(
        'A card over the lower edge of the page. It shows while the page is in front and no dialog is open, never takes the focus, and is announced politely.',
      ),
    background: z
      .strictObject({ image: expression.describe('The address of the picture.'), when: expression.optional().describe('It shows while this is true.') })
      .optional()
      .describe('A picture behind the content.'),
    ...screenParts,
  })
  .meta({ id: 'Layout' });
export type Layout = z.infer<typeof layout>;
