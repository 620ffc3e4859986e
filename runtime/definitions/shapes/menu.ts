import { z } from 'zod';
import { icon } from './icon';
import { duration } from './duration';
import { expression, pointer, text } from './expression';

/** What opens a menu or a popover. */
export const opener = z.strictObject({
  text: text.describe('What is read on it, and by screen readers.'),
  image: expression.optional().describe('The address of a picture beside the text.'),
  icon: icon.optional(),
  hideText: z.literal(true).optional().describe('Only its picture shows; its text is read by screen readers and is a tip. With "icon" or "image" only.'),
  badge: expression.optional().describe('A number beside the text; none is shown for 0.'),
});
export type Opener = z.infer<typeof opener>;

export const leaveAfter = duration.optional().describe('How long after the pointer has left it closes.');

/** Items that come from data, as records. */
export const furtherItems = z.strictObject({
  items: expression.describe('The list of records.'),
  label: pointer.describe('Where a record says what is read.'),
  to: pointer.describe('Where it says the path.'),
  icon: pointer.optional().describe('Where it names its picture; one that does not exist is not shown.'),
  inMore: pointer.optional().describe('Where it says whether it stands in "more".'),
  outside: pointer.optional().describe('Where it says that its path leads out of this application.'),
  below: pointer.optional().describe('Where it lists the records below it: they stand under its name as a heading, in a bar in "more".'),
});
export type FurtherItems = z.infer<typeof furtherItems>;
