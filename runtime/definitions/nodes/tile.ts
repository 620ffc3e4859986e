import { z } from 'zod';
import { actionList } from '../actions';
import { text } from '../shapes/expression';
import { picture } from '../shapes/picture';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** A picture with a name, to press. */
export const tileNode = {
  shape: z.strictObject({
    ...common,
    tile: text.describe('The name on a card to press.'),
    icon: picture.describe('The picture on it.'),
    caption: text.optional().describe('A line below the name.'),
    onPress: actionList,
  }),
} satisfies NodeKind;
