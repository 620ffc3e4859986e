import { z } from 'zod';
import { expression, template } from '../shapes/expression';
import { common } from './every-action';
import { sitePathText } from '../shapes/site-path';

/** Goes to another screen. */
export const navigateAction = z.strictObject({
  navigate: z.union([sitePathText, expression]).describe('The path of another screen.'),
  query: template.optional(),
  replace: z.boolean().optional().describe('Adds no entry for the Back button.'),
  ...common,
});

/** Loads the page again. */
export const reloadAction = z.strictObject({ reload: z.literal(true), ...common });
