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
        z.strictObject({ percent: z.number().min(10).max(100).describe('A share of the window, in percent.') }),
      ])
      .optional()
      .describe('The width on a wide screen. Default: 80 percent of the window.'),
    maximumWidth: z
      .strictObject({ rem: z.number().min(15).max(200).describe('In rem: 16 px, or more if the person has chosen larger text.') })
      .optional()
      .describe('The maximum width. Default: 120 rem.'),
    minimumWidth: z
      .strictObject({ pixels: z.number().min(240).max(2000).describe('In pixels.') })
      .optional()
      .describe('The minimum width, if the window has it.'),
    height: z
      .union([
        z.strictObject({ pixels: z.number().min(120).max(2000).describe('In pixels.') }),
        z.strictObject({ percent: z.number().min(10).max(100).describe('A share of the window, in percent.') }),
      ])
      .optional()
      .describe('The height, if there is room. Default: that of the content.'),
    maximumHeight: z
      .strictObject({ pixels: z.number().min(120).max(2000).describe('In pixels.') })
      .optional()
      .describe('The maximum height: taller content scrolls between title and buttons. Default: that of the window.'),
    input: jsonSchema.optional().describe('Its input, as a JSON Schema.'),
    result: jsonSchema.optional().describe('Its result, as a JSON Schema.'),
    dismissedAs: z
      .union([z.boolean(), z.number(), z.string()])
      .optional()
      .describe('The result when it is dismissed: `event` of "onDismiss", and `event.value` of a flow\'s event "dismissed".'),
    closeButton: z.literal(true).optional().describe('The title bar has a button Close, which does the same as Escape.'),
    confirmDismissWhen: expression
      .optional()
      .describe('While this is true, Escape, the backdrop and the close button ask first, as they do while a form of the dialog has unsaved changes.'),
    mustAnswerWhen: expression.optional().describe('While this is true only its own buttons close it: Escape and the backdrop do nothing.'),
    ...screenParts,
    body: z.array(node),
    footer: z.array(node).optional().describe('Buttons, at the lower edge.'),
  })
  .meta({ id: 'Dialog' });
export type Dialog = z.infer<typeof dialog>;
