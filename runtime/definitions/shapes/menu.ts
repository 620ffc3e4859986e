import { z } from 'zod';
import { type IconName, iconNames } from '../icon-names';
import { type Expression, expression, pointer, type Text, text } from './expression';

export type MenuLook = 'bar' | 'drop' | 'list';

/** What opens a menu or a popover. */
export interface Opener {
  text: Text;
  image?: Expression;
  icon?: IconName;
  badge?: Expression;
}

/** Items that come from data, as records. */
export interface FurtherItems {
  items: Expression;
  label: string;
  to: string;
  icon?: string;
  inMore?: string;
  outside?: string;
  below?: string;
}

export const opener = z.strictObject({
  text: text.describe('What is read on it, and by screen readers.'),
  image: expression.optional().describe('The address of a picture beside the text.'),
  icon: z.enum(iconNames).optional().describe('A picture before the text.'),
  badge: expression.optional().describe('A number beside the text; none is shown for 0.'),
});

export const furtherItems = z.strictObject({
  items: expression.describe('The list of records.'),
  label: pointer.describe('Where a record says what is read.'),
  to: pointer.describe('Where it says the path.'),
  icon: pointer.optional().describe('Where it names its picture; one that does not exist is not shown.'),
  inMore: pointer.optional().describe('Where it says whether it stands in "more".'),
  outside: pointer.optional().describe('Where it says that its path leads out of this application.'),
  below: pointer.optional().describe('Where it lists the records below it: they stand under its name as a heading, in a bar in "more".'),
});
