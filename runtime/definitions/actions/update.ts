import { z } from 'zod';
import { pointer, template } from '../shapes/expression';
import { callAction } from './call';
import { common } from './every-action';

/** What may become of a list; one of them stands in each action. */
export const changes = {
  replace: template
    .optional()
    .describe('Stands from now on in the place of the item with the same key; without "key", in the place of all that "at" leads to.'),
  prepend: template.optional().describe('Is put in front of the list; an item with the same key goes.'),
  append: template.optional().describe('Is put at the end of the list; an item with the same key goes.'),
  remove: template.optional().describe('The key of the item that is taken out of the list.'),
  merge: template.optional().describe('A list: those of its items whose key the list does not have yet are put into it, and it is put in the order of "by".'),
};

/** Changes an answer that the page has, without asking for it again. */
export const updateAction = z.strictObject({
  update: z.string().describe('The data whose answer changes, by its id; or every answer that the page has of a call, by its operation id.'),
  at: pointer.optional().describe('Where the list stands in the answer, as a JSON Pointer. Without it the answer is the list.'),
  key: pointer.optional().describe('Where each item of the list has its key, such as /Id.'),
  by: pointer.optional().describe('Of "merge": where each item has what the list is ordered by, the smallest first.'),
  ...changes,
  with: callAction
    .omit({ when: true })
    .optional()
    .describe('The call that saves the change. The page shows the change at once, and takes it back where the call fails.'),
  ...common,
});
