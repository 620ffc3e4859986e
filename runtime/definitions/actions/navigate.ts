import { z } from 'zod';
import { expression, template } from '../shapes/expression';
import { common } from './every-action';

/** Goes to another screen. */
export const navigateAction = z.strictObject({
  navigate: z.union([z.string().startsWith('/'), expression]).describe('The path of another screen.'),
  query: template.optional(),
  replace: z.boolean().optional().describe('Leaves no entry for the Back button.'),
  ...common,
});

/** Loads the page again. */
export const reloadAction = z.strictObject({ reload: z.literal(true), ...common });
