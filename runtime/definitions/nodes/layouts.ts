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
    width: z.enum(['narrow', 'normal', 'wide']).optional().describe('narrow 440 px, normal 760 px, wide all there is.'),
    maximumHeight: z.number().int().min(80).optional().describe('In pixels: what is higher scrolls within it.'),
    onScreenOnly: expression.optional().describe('While this holds it is left out on paper, such as a form in which nothing is written yet.'),
  }),
  children: ['stack'],
} satisfies NodeKind;

/** Parts side by side. */
export const rowNode = {
  shape: z.strictObject({
    ...withNames,
    row: children.describe('Side by side; wraps where there is no room.'),
    gap,
    align: z.enum(['start', 'center', 'end', 'between']).optional().describe('Where its parts stand in the row; between: spread over it.'),
  }),
  children: ['row'],
} satisfies NodeKind;

/** Parts in columns. */
export const columnsNode = {
  shape: z.strictObject({
    ...withNames,
    columns: children.describe('Columns on a wide screen, one below the other on a phone.'),
    gap,
    widths: z.array(z.number().positive()).optional().describe('The share of each column.'),
    atLeast: z
      .number()
      .min(120)
      .max(800)
      .optional()
      .describe('Instead of shares: as many columns of one width as there is room for, each at least so many pixels wide.'),
    scrolls: z.literal(true).optional().describe('With "atLeast": all stand in one row, which scrolls sideways where there is no room for them.'),
    keepWidth: z
      .literal(true)
      .optional()
      .describe(
        'With "atLeast": few parts do not fill the row; each is as wide as where there are many. With "scrolls": at most a fifth wider than "atLeast".',
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
    titleAs: z.literal('subheading').optional().describe('The card stands under a heading: its title is one below it. Without it a heading.'),
    picture: picture.optional().describe('A picture before the title.'),
    cover: art.optional().describe('A drawing over the whole width of the card, at its upper edge.'),
    coverAs: z
      .union([z.literal('thumbnail'), expression])
      .optional()
      .describe('The drawing is small, beside the title: always, or while an expression gives "thumbnail".'),
    badge: text.optional().describe('A few letters beside the title, such as New. None where they are empty.'),
    footer: children.optional().describe('Parts at its lower edge, side by side.'),
    onPress: actionList
      .optional()
      .describe('What a press anywhere on the card does, except on what can be pressed itself. Its button, for keyboard and screen reader, is the title.'),
    to: z
      .union([
        z.string().regex(linkAddress, 'Write a path of the application, which begins with /, or an address elsewhere, which begins with https://.'),
        expression,
      ])
      .optional()
      .describe(
        'The path of the screen, or the https address elsewhere, that the card leads to. Its title is a link, so that it opens in a new tab and its address can be copied. Empty text: it leads nowhere.',
      ),
    newWindow: z
      .union([z.literal(true), expression])
      .optional()
      .describe('With "to": opens in a new window, always or while this holds.'),
    label: text.optional().describe('Names the region for screen readers, where there is no title.'),
  }),
  children: ['card', 'footer'],
} satisfies NodeKind;
