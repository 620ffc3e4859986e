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
    selected: z.string().optional().describe("The variable of `state` that holds the chosen rows' keys."),
    inAddress: z
      .union([z.literal(true), id])
      .optional()
      .describe(
        'The address says its page, order, search and filters, as `page`, `size`, `sort`, `search` and `filter`: a reload, the Back button and a link keep them. Where a screen has several tables, the name that stands before them.',
      ),
    on: z.record(z.string(), actionList).optional().describe("What to do at the table's events; `event` is the payload."),
    narrowed: z
      .strictObject({
        when: expression.describe('A search or filters of the screen are in use.'),
        onClear: actionList.describe('Takes them away.'),
      })
      .optional()
      .describe(
        'What outside of the table narrows its rows. Where none is left, a picture and Clear filters show, as they do for the search and filters of the table itself.',
      ),
    label: text.describe('Names the table for screen readers.'),
    detail: z
      .array(panel)
      .length(1)
      .optional()
      .describe('What opens under a row, once for each row that is opened: its parts, its data and its label read `row`.'),
  }),
  panels: ['detail'],
} satisfies NodeKind;
