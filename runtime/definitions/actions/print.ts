import { z } from 'zod';
import { common } from './every-action';

/** Prints the page. */
export const printAction = z.strictObject({
  print: z.literal(true).describe("Opens the browser's print dialog. Bars, menus, buttons and footers are not printed."),
  ...common,
});
