import { z } from 'zod';
import { pointer, template } from '../shapes/expression';
import { callAction } from './call';
import { common } from './every-action';

/** What may become of a list; one of them stands in each action. */
export const changes = {
  replace: template.optional().describe('Replaces the item with the same key; without "key", replaces everything at "at".'),
  prepend: template.optional().describe('Adds this at the start of the list and removes an item with the same key.'),
  append: template.optional().describe('Adds this at the end of the list and removes an item with the same key.'),
  remove: template.optional().describe('Removes the item with this key from the list.'),
  merge: template.optional().describe('A list: adds those of its items whose key the list lacks, and sorts the list by "by".'),
};

/** Changes an answer that the page has, without asking for it again. */
export const updateAction = z.strictObject({
  update: z.string().describe('The data whose answer changes, by its id; or every answer that the page holds of a call, by its operation id.'),
  at: pointer.optional().describe('The place of the list in the answer, as a JSON Pointer. Default: the answer is the list.'),
  key: pointer.optional().describe('The place of the key in each item, such as /Id.'),
  by: pointer.optional().describe('With "merge": the place in each item of the value to sort by, ascending.'),
  ...changes,
  with: callAction
    .omit({ when: true })
    .optional()
    .describe('The call that saves the change. The page shows the change at once, and takes it back if the call fails.'),
  ...common,
});
