import { z } from 'zod';
import { template, text } from '../shapes/expression';
import { common } from './every-action';
import { later } from './later';

/** Opens a dialog. */
export const openDialogAction = z.strictObject({
  openDialog: z.string().describe('The dialog by its id.'),
  input: template.optional(),
  onResult: later('`event` is the result.'),
  onDismiss: later(),
  ...common,
});

/** Closes the dialog it stands in. */
export const closeDialogAction = z.strictObject({
  closeDialog: z.literal(true).describe('Without a result it asks first if a form of the dialog has unsaved changes.'),
  result: template.optional(),
  ...common,
});

/** Asks, and does what was answered. */
export const confirmAction = z.strictObject({
  confirm: text.describe('The question.'),
  title: text.optional(),
  yes: text.optional(),
  no: text.optional(),
  width: z
    .union([z.number().min(240).max(1200), z.strictObject({ percent: z.number().min(10).max(100).describe('A share of the window, in percent.') })])
    .optional()
    .describe('The width of the dialog in pixels, or { "percent": 40 } of the window. Default: 400 pixels.'),
  danger: z.boolean().optional().describe('Yes removes something: its button has the color for that.'),
  onYes: later(),
  onNo: later(),
  ...common,
});
