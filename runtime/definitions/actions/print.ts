import { z } from 'zod';
import { common } from './every-action';

/** Prints the page. */
export const printAction = z.strictObject({
  print: z.literal(true).describe("Opens the browser's print dialog. Paper has no bar, menus, buttons and footer."),
  ...common,
});
