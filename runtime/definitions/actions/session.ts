import { z } from 'zod';
import { requiredTemplate } from '../shapes/expression';
import { common } from './every-action';

/** Signs in. */
export const startSessionAction = z.strictObject({
  startSession: requiredTemplate.describe('The answer of signing in, with `Token`. It is kept for the next visit.'),
  ...common,
});

/** Asks who is signed in. */
export const refreshSessionAction = z.strictObject({ refreshSession: z.literal(true).describe('Asks the server again who is signed in.'), ...common });

/** Signs out. */
export const endSessionAction = z.strictObject({ endSession: z.literal(true), ...common });
