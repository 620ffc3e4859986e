import { z } from 'zod';
import { actionList } from '../actions';
import { template } from '../shapes/expression';
import { children } from './children';
import { gap } from './looks';
import { withNames } from './every-node';
import type { NodeKind } from './node-kind';

/** A fragment, where it is used. */
export const useNode = {
  shape: z.strictObject({
    ...withNames,
    use: z.string().describe('The fragment by its id. Its parts stand here, one below the other.'),
    input: template.optional().describe('What the fragment is given.'),
    on: z.record(z.string(), actionList).optional().describe("What to do at the fragment's events; `event` is the payload."),
    gap,
    parts: children.optional().describe('Written out from the fragment; no file says it.'),
  }),
  children: ['parts'],
} satisfies NodeKind;
