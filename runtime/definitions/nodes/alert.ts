import { z } from 'zod';
import { text } from '../shapes/expression';
import { tone } from './looks';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** A message that stays where it stands. */
export const alertNode = {
  shape: z.strictObject({ ...common, alert: text, tone }),
} satisfies NodeKind;
