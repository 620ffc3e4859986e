import { z } from 'zod';
import { allow } from '../shapes/allow';
import { description, expression, id, variableName } from '../shapes/expression';

const stateTest = z.strictObject({
  state: z.union([z.string(), z.array(z.string()).min(1)]).describe('A state of the flow, or a list of states; Parent.Child names a nested one.'),
});

const when = z.union([expression, stateTest]);
/** When a node shows: an expression, or a state of the screen's flow. */
export type When = z.infer<typeof when>;

/** What every node may say, whatever its kind. */
export const common = {
  id,
  when: when.optional().describe('Shows it only while this is true.'),
  allow: allow.optional().describe('Shows it only to these people. The server decides on its own.'),
  description,
};

/** What nodes with parts below them may say, whatever their kind. */
export const withNames = {
  ...common,
  let: z
    .record(variableName, expression)
    .optional()
    .describe('Values by names that this node and all below it read. Computed once until something that they read changes; each may read those before it.'),
};
