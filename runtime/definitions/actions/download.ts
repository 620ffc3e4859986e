import { z } from 'zod';
import { pointer, template, text } from '../shapes/expression';
import { common } from './every-action';

/** Calls the server and saves the file that it answers. */
export const downloadAction = z.strictObject({
  download: z.string().describe('The operation id of the call.'),
  input: template.optional(),
  fileName: text,
  content: pointer.optional().describe('The place of the file in the answer, as a JSON Pointer. By default the answer is the file.'),
  ...common,
});
