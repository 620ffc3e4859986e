import { z } from 'zod';
import { description, expression, id, jsonSchema, schemaKey, text } from './expression';
import { node } from '../nodes';
import { picture } from './picture';
import { screenParts } from './screen-parts';

/** A window above the screen, with what it is given and what it answers. */
export const dialog = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('dialog'),
    description,
    title: text,
    icon: picture.optional().describe('The picture before the title.'),
    width: z
      .union([
        z.strictObject({ pixels: z.number().min(240).max(2000).describe('In pixels.') }),
        z.strictObject({ percent: z.number().min(10).max(100).describe('Of the window, in percent.') }),
      ])
      .optional()
      .describe('How wide it is on a wide screen. Without it: 80 percent of the window.'),
    maximumWidth: z
      .strictObject({ rem: z.number().min(15).max(200).describe('In rem: 16 px, unless the person has chosen larger letters.') })
      .optional()
      .describe('No wider than this. Without it: 120 rem.'),
    minimumWidth: z
      .strictObject({ pixels: z.number().min(240).max(2000).describe('In pixels.') })
      .optional()
      .describe('At least this wide, where the window is.'),
    height: z
      .union([
        z.strictObject({ pixels: z.number().min(120).max(2000).describe('In pixels.') }),
        z.strictObject({ percent: z.number().min(10).max(100).describe('Of the window, in percent.') }),
      ])
      .optional()
      .describe('How high it is where there is room. Without it: as high as what it holds.'),
    maximumHeight: z
      .strictObject({ pixels: z.number().min(120).max(2000).describe('In pixels.') })
      .optional()
      .describe('No higher than this: what has no room scrolls between title and buttons. Without it: as high as the window.'),
    input: jsonSchema.optional().describe('What it is given, as a JSON Schema.'),
    result: jsonSchema.optional().describe('What it answers, as a JSON Schema.'),
    dismissedAs: z
      .union([z.boolean(), z.number(), z.string()])
      .optional()
      .describe('What it answers when it is dismissed: `event` of "onDismiss", and `event.value` of a flow\'s event "dismissed".'),
    closeButton: z.literal(true).optional().describe('The title bar has a button Close, which does what Escape does.'),
    confirmDismissWhen: expression
      .optional()
      .describe('Escape, backdrop and the close button ask first while this holds, as they do while a form of the dialog is changed.'),
    mustAnswerWhen: expression.optional().describe('While this holds it closes by its own buttons only: neither Escape nor the backdrop dismisses it.'),
    ...screenParts,
    body: z.array(node),
    footer: z.array(node).optional().describe('Buttons, at the lower edge.'),
  })
  .meta({ id: 'Dialog' });
export type Dialog = z.infer<typeof dialog>;
