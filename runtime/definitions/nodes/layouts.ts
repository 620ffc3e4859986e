import { z } from 'zod';
import { actionList } from '../actions';
import { expression, text } from '../shapes/expression';
import { linkAddress } from '../../format/addresses';
import { art } from '../shapes/art';
import { picture } from '../shapes/picture';
import { children } from './children';
import { gap } from './looks';
import { withNames } from './every-node';
import type { NodeKind } from './node-kind';

/** Parts one below the other. */
export const stackNode = {
  shape: z.strictObject({
    ...withNames,
    stack: children.describe('One below the other.'),
    gap,
    width: z.enum(['narrow', 'normal', 'wide']).optional().describe('narrow 440 px, normal 760 px, wide the full width.'),
    maximumHeight: z.number().int().min(80).optional().describe('In pixels: taller content scrolls.'),
    onScreenOnly: expression.optional().describe('While this is true it is not printed, such as an empty form.'),
  }),
  children: ['stack'],
} satisfies NodeKind;

/** Parts side by side. */
export const rowNode = {
  shape: z.strictObject({
    ...withNames,
    row: children.describe('Side by side; wraps when there is no room.'),
    gap,
    align: z.enum(['start', 'center', 'end', 'between']).optional().describe('The position of its parts in the row; between: spread over its width.'),
  }),
  children: ['row'],
} satisfies NodeKind;

/** Parts in columns. */
export const columnsNode = {
  shape: z.strictObject({
    ...withNames,
    columns: children.describe('Columns on a wide screen, below each other on a phone.'),
    gap,
    widths: z.array(z.number().positive()).optional().describe('The share of each column.'),
    atLeast: z.number().min(120).max(800).optional().describe('In place of shares: as many columns of equal width as fit, each at least so many pixels wide.'),
    scrolls: z.literal(true).optional().describe('With "atLeast": all parts are in one row, which scrolls sideways when there is no room.'),
    keepWidth: z
      .literal(true)
      .optional()
      .describe(
        'With "atLeast": few parts keep the width that many would have, and leave the row unfilled. With "scrolls": at most a fifth wider than "atLeast".',
      ),
  }),
  children: ['columns'],
} satisfies NodeKind;

/** Parts on a card. */
export const cardNode = {
  shape: z.strictObject({
    ...withNames,
    card: children,
    title: text.optional(),
    titleAs: z.literal('subheading').optional().describe('The card is under a heading: its title is one level lower. Default: a heading.'),
    picture: picture.optional().describe('A picture before the title.'),
    cover: art.optional().describe('A drawing across the top of the card.'),
    coverAs: z
      .union([z.literal('thumbnail'), expression])
      .optional()
      .describe('The drawing is small, beside the title: always, or while an expression gives "thumbnail".'),
    badge: text.optional().describe('A short label beside the title, such as New. An empty one is hidden.'),
    footer: children.optional().describe('Parts side by side at its lower edge.'),
    onPress: actionList
      .optional()
      .describe('The actions for a press anywhere on the card, except on its own controls. Its title is its button for keyboard and screen reader.'),
    to: z
      .union([
        z.string().regex(linkAddress, 'Write a path of the application, which begins with /, or another address, which begins with https://.'),
        expression,
      ])
      .optional()
      .describe(
        'The path of the screen, or the https address elsewhere, that the card opens. Its title is a link, so people can open it in a new tab and copy its address. An empty text leads nowhere.',
      ),
    newWindow: z
      .union([z.literal(true), expression])
      .optional()
      .describe('With "to": opens in a new window, always or while this is true.'),
    label: text.optional().describe('The name of the region for screen readers, if there is no title.'),
  }),
  children: ['card', 'footer'],
} satisfies NodeKind;
