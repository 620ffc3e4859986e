import { z } from 'zod';
import { icon } from './icon';
import { duration } from './duration';
import { expression, pointer, text } from './expression';

/** What opens a menu or a popover. */
export const opener = z.strictObject({
  text: text.describe('Its text, also for screen readers.'),
  image: expression.optional().describe('The address of a picture beside the text.'),
  icon: icon.optional(),
  hideText: z.literal(true).optional().describe('Only its picture shows; its text is for screen readers and shows as a tip. With "icon" or "image" only.'),
  badge: expression.optional().describe('A number beside the text; 0 is hidden.'),
});
export type Opener = z.infer<typeof opener>;

export const leaveAfter = duration.optional().describe('How long it stays open after the pointer has left.');

/** Items that come from data, as records. */
export const furtherItems = z.strictObject({
  items: expression.describe('The list of records.'),
  label: pointer.describe("The place of a record's text."),
  to: pointer.describe('The place of its path.'),
  icon: pointer.optional().describe("The place of its picture's name; an unknown picture is not shown."),
  inMore: pointer.optional().describe('The place that says whether it is in "more".'),
  outside: pointer.optional().describe('The place that says that its path leads out of this application.'),
  below: pointer.optional().describe('The place of the list of records below it: they show under its name as a heading, in a bar in "more".'),
});
export type FurtherItems = z.infer<typeof furtherItems>;
