import { z } from 'zod';
import { text } from '../shapes/expression';
import { common } from './every-action';

/** Copies a text. */
export const copyAction = z.strictObject({
  copy: text.describe('Puts this into the clipboard.'),
  failed: text.describe('What is said where the browser does not allow it; what follows is left out then.'),
  ...common,
});

/** Saves a text as a file. */
export const saveTextAction = z.strictObject({ saveText: text.describe('Saves this as a file of plain text.'), fileName: text, ...common });
