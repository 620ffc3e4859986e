import { z } from 'zod';
import { actionList } from '../actions';
import { expression, id, template, text } from '../shapes/expression';
import { common } from './every-node';
import { panel } from './panel';
import type { NodeKind } from './node-kind';

/** A table, with what happens at its events. */
export const tableNode = {
  shape: z.strictObject({
    ...common,
    table: z.string().describe('The table by its id.'),
    input: template.optional(),
    selected: z.string().optional().describe('The variable of `state` that holds the keys of the chosen rows.'),
    inAddress: z
      .union([z.literal(true), id])
      .optional()
      .describe(
        'The address has its page, order, search and filters, as `page`, `size`, `sort`, `search` and `filter`, so that a reload, the Back button and a link keep them. If a screen has several tables: the name to put before them.',
      ),
    on: z.record(z.string(), actionList).optional().describe("The actions for the table's events; `event` is the payload."),
    narrowed: z
      .strictObject({
        when: expression.describe('True while a search or filters of the screen are in use.'),
        onClear: actionList.describe('Clears them.'),
      })
      .optional()
      .describe(
        "Filters outside of the table that narrow its rows. If no row is left, a picture and Clear filters show, as for the table's own search and filters.",
      ),
    label: text.describe('The name of the table for screen readers.'),
    detail: z.array(panel).length(1).optional().describe('Opens under a row, once for each open row: its parts, its data and its label read `row`.'),
  }),
  panels: ['detail'],
} satisfies NodeKind;
