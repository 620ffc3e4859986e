import { z } from 'zod';
import { linkAddress } from '../../format/addresses';
import { expression, text } from '../shapes/expression';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** A link to another screen, or out of the application. */
export const linkNode = {
  shape: z.strictObject({
    ...common,
    link: text,
    to: z
      .union([
        z.string().regex(linkAddress, 'Write a path of the application, which begins with /, or another address, which begins with https://.'),
        expression,
      ])
      .describe('A path of the application, an https address, or an expression that gives one of them.'),
    newWindow: z
      .union([z.literal(true), expression])
      .optional()
      .describe('Opens in a new window: always, or while this is true.'),
    image: expression
      .optional()
      .describe('The address of a picture in place of the text: screen readers read the text, and it shows if the picture cannot be loaded.'),
  }),
} satisfies NodeKind;
