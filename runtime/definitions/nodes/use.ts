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
    use: z.string().describe('The fragment by its id. Its parts show here, one below the other.'),
    input: template.optional().describe('What the fragment gets.'),
    on: z.record(z.string(), actionList).optional().describe("The actions for the fragment's events; `event` is the payload."),
    gap,
    parts: children.optional().describe('Set by the compiler from the fragment; never written in a file.'),
  }),
  children: ['parts'],
} satisfies NodeKind;
