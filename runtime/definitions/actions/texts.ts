import { z } from 'zod';
import { text } from '../shapes/expression';
import { common } from './every-action';

/** Copies a text. */
export const copyAction = z.strictObject({
  copy: text.describe('Copies this to the clipboard.'),
  failed: text.describe('The message when the browser does not allow it; the next actions are then skipped.'),
  ...common,
});

/** Saves a text as a file. */
export const saveTextAction = z.strictObject({ saveText: text.describe('Saves this as a file of plain text.'), fileName: text, ...common });
