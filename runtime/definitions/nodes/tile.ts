import { z } from 'zod';
import { actionList } from '../actions';
import { expression, text } from '../shapes/expression';
import { picture } from '../shapes/picture';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** A picture with a name, to press. */
export const tileNode = {
  shape: z.strictObject({
    ...common,
    tile: text.describe('The name on a card to press.'),
    icon: picture.describe('The picture on it.'),
    value: text.optional().describe('What matters most of it, large, such as its newest number.'),
    trend: z
      .strictObject({
        values: expression.describe('Numbers, the oldest first. With fewer than two nothing is drawn.'),
        goals: expression.optional().describe('Numbers of the goal, each a dashed line.'),
        text: text.describe('The same in words, for screen readers.'),
      })
      .optional()
      .describe('A small line of how it went, below the name.'),
    caption: text.optional().describe('A line below the name.'),
    onPress: actionList,
  }),
} satisfies NodeKind;
