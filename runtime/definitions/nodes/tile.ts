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
    tile: text.describe('The name on a card that can be pressed.'),
    icon: picture.describe('The picture on it.'),
    value: text.optional().describe('The main value, in large type, such as the newest number.'),
    trend: z
      .strictObject({
        values: expression.describe('Numbers, oldest first. A line needs at least two.'),
        goals: expression.optional().describe('Target numbers, each a dashed line.'),
        text: text.describe('The same in words, for screen readers.'),
      })
      .optional()
      .describe('A small line of its trend, below the name.'),
    caption: text.optional().describe('A line of text below the name.'),
    onPress: actionList,
  }),
} satisfies NodeKind;
