import { z } from 'zod';
import { actionList } from '../actions';
import { allow } from './allow';
import { icon } from './icon';
import { description, expression, id, jsonSchema, pointer, schemaKey, template, text } from './expression';

const rowAction = z
  .strictObject({
    id,
    label: text,
    name: text.optional().describe('What screen readers call it, where the label alone says too little: Edit November 22, 2026. It begins with the label.'),
    icon: icon.optional().describe('Shows instead of the label, which is then for screen readers and while the pointer rests.'),
    onPress: actionList.describe('What it does, by `row`.'),
    confirm: z
      .strictObject({ text: text.describe('The question, by `row`.'), yes: text.optional(), no: text.optional() })
      .optional()
      .describe('Asks in the row itself, in the place of its actions, before it does what it does.'),
    danger: z.boolean().optional().describe('It takes something away, and says so by its colour.'),
    visibleWhen: expression.optional().describe('It is offered while this holds, by `row`.'),
    enabledWhen: expression.optional().describe('It can be used while this holds, by `row`.'),
    disabledText: text.optional().describe('Says why it cannot be used, while "enabledWhen" does not hold.'),
    allow: allow.optional(),
  })
  .meta({ id: 'RowAction' });
export type RowAction = z.infer<typeof rowAction>;

const column = z
  .strictObject({
    id,
    at: pointer.optional().describe('The value in the row.'),
    value: expression.optional().describe('A computed value, by `row`, instead of `at`.'),
    each: expression
      .optional()
      .describe('A list: the column stands once for each of its elements, which all of it reads as `item`. Their ids are that of the column and the key.'),
    key: pointer.optional().describe('Where an element of `each` says what tells it from the others.'),
    label: text,
    hideLabel: z.boolean().optional().describe('The label is for screen readers only.'),
    cell: z
      .enum([
        'text',
        'number',
        'date',
        'date-time',
        'yes-no',
        'link',
        'toggle',
        'button',
        'badge',
        'image',
        'avatar',
        'icon',
        'currency',
        'unit',
        'choices',
        'files',
        'actions',
      ])
      .optional()
      .describe('How the value is drawn. Without it: text.'),
    options: template
      .optional()
      .describe(
        'By the cell: `label` of a button or toggle; `alt` and `size` of an image; `label` of an icon: what screen readers read; `name`, `id` (its first character gives the colour), `active` and `size` of an avatar; `currency` and `decimals` of an amount; `unit` and `decimals` of a number with its unit; `items` of choices, badges and texts: the values and what people read instead; `label` of a menu of actions.',
      ),
    format: z.string().optional().describe('Of a date, such as M/d/yyyy h:mm a.'),
    alignEndWhen: expression
      .optional()
      .describe('Its cells stand at the end, where numbers are read by their last digit, while this holds, by `item`. Numbers, amounts and units always do.'),
    width: z.number().min(24).optional().describe('In pixels; with `grow`, at least so many. Dates, buttons and heads get what they need, whatever it says.'),
    grow: z.number().positive().optional().describe('Its share of the room left.'),
    priority: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe(
        'Which columns stay where there is little room: 1 stays longest. Without it: its place in the row. What is left out shows when the row is opened, and by the list of columns. The first value of a row and its buttons always stay.',
      ),
    sortable: z.boolean().optional().describe('Its head sorts the rows.'),
    inFiles: z
      .array(z.strictObject({ at: pointer, label: text }))
      .min(1)
      .optional()
      .describe('What a file of the rows has in its place, a column for each: of a name that is put together, its parts.'),
    sortBy: pointer.optional().describe('By what the server sorts them, where that is not what stands `at`: of a name that is put together, the last name.'),
    emptyText: text.optional().describe('What shows for no value.'),
    total: z
      .strictObject({
        value: expression.describe('By `rows`: all that the filters and the search leave, or the page that the server sent.'),
        label: text.optional(),
      })
      .optional()
      .describe('What stands below the rows for this column, written as its cells are. Without a label of its own: that of the column.'),
    mark: z.strictObject({ when: expression, text }).optional().describe('A badge beside the value.'),
    visibleWhen: expression.optional(),
    enabledWhen: expression.optional().describe('A link, toggle or button can be used while this holds, by `row`.'),
    disabledText: text
      .optional()
      .describe('Says why it cannot be used, while "enabledWhen" does not hold. A link without it is a plain text then; a toggle or button has it.'),
    onPress: actionList.optional().describe('What a link, toggle or button does, by `row`.'),
    actions: z.array(rowAction).min(1).optional().describe('What a cell `actions` offers, in its order: up to two as buttons side by side, more in a menu.'),
    allow: allow.optional(),
    description,
  })
  .meta({ id: 'Column' });
export type Column = z.infer<typeof column>;

const rowsOfCall = z.strictObject({
  call: z.string().describe('The operation id of a GET.'),
  input: template.optional(),
  within: z
    .strictObject({
      list: pointer.describe('Where the list stands in the answer.'),
      where: expression.describe('Holds for the element, by `item` and `input`.'),
    })
    .optional()
    .describe('The first element of a list of the answer for which `where` holds: `items` is then looked for in it.'),
  items: pointer.describe('Where the rows stand in the answer.'),
  total: pointer.optional().describe('Where their whole number stands; with `request`.'),
  request: z
    .strictObject({
      page: z.string().describe('The parameter for the page.'),
      size: z.string().describe('The parameter for the rows of a page.'),
      sort: z.string().optional().describe('The parameter for the order.'),
    })
    .optional()
    .describe('The query parameters, or properties of the body, for page (from 0), size and sort (-Name: descending). Without it the table pages by itself.'),
  cursor: z
    .strictObject({
      parameter: z.string().describe('The query parameter, or property of the body, that takes where to go on; the first call is without it.'),
      next: pointer.describe('Where an answer says where to go on. Nothing there: these were all.'),
      size: z.string().optional().describe('The query parameter for how many rows an answer has; the first of `pageSizes`.'),
      sort: z.string().optional().describe('The query parameter for the order (-Name: descending).'),
      load: z.enum(['press', 'scroll']).optional().describe('press: more comes by a button; scroll: when the end comes into view too. Without it: press.'),
    })
    .optional()
    .describe('Instead of pages: each answer says where the next one goes on, and nobody knows how many rows there are. Those that came stay.'),
  refetchOn: z.array(z.string()).optional().describe('Live categories or operation ids after which they load again.'),
});

const rowsAtHand = z.strictObject({
  from: expression.describe('The list, by `input`: nothing is loaded, so nothing is waited for and nothing can fail.'),
});

/** A table: where its rows come from, which columns show. */
export const table = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('table'),
    description,
    rows: z.union([rowsOfCall, rowsAtHand]).describe('Where the rows come from: a call, or a list that is at hand.'),
    key: pointer.describe('What tells one row from another.'),
    input: jsonSchema.optional().describe('What the screen gives the table.'),
    events: z.record(z.string(), jsonSchema).optional().describe('What the table tells the screen, with the schema of each payload.'),
    columns: z.array(column).min(1).describe('What each row shows, from left to right.'),
    title: z
      .strictObject({
        text: text.describe('What a row is called, by `row`.'),
        columns: z.array(z.string()).min(1).describe('The ids of the columns that it is made of: a card does not say them again.'),
      })
      .optional()
      .describe('What the card of a row is called on a phone. Without it: what the first link says, else the first column.'),
    dense: z.literal(true).optional().describe('Its rows are lower: for long lists that are looked through, such as a log.'),
    rowPress: actionList
      .optional()
      .describe('What a press on a row does, by `row`. A cell "link" without "onPress" does the same, so that a keyboard reaches it: there must be one.'),
    current: z
      .strictObject({
        when: expression.describe('Holds for the row, by `row`.'),
        text: text.describe('Why it stands out: for screen readers, and on a phone.'),
      })
      .optional()
      .describe('A row that stands out, such as the one that is being edited.'),
    select: z.enum(['none', 'one', 'many']).optional().describe('How many rows can be chosen.'),
    sort: z
      .strictObject({ column: z.string().describe('The id of a column.'), direction: z.enum(['ascending', 'descending']).describe('Which way.') })
      .optional()
      .describe('The order at first.'),
    pageSizes: z.array(z.number().int().min(1).max(100)).min(1).optional().describe('The sizes of a page to choose from; it begins with the first.'),
    filters: z
      .strictObject({
        form: z.string().describe('The form by its id.'),
        initial: z.unknown().optional().describe('What the filters are at first.'),
        keepWhen: expression.optional().describe('Where the table pages by itself: a row shows while this holds, by `row` and `filters`.'),
      })
      .optional()
      .describe('A form above the table; its values are `filters`, also for the input of the call.'),
    search: z
      .strictObject({ columns: z.array(z.string()).min(1).describe('The ids of the columns.'), label: text })
      .optional()
      .describe('A box that searches these columns of the rows at hand.'),
    notice: z
      .strictObject({
        when: expression.describe('It shows while this holds; `data.rows.value` is the answer.'),
        text,
        tone: z.enum(['info', 'success', 'warning', 'error']).optional().describe('What it says by its colour and its sign.'),
      })
      .optional()
      .describe('A sentence above the rows.'),
    emptyOnFailure: z.literal(true).optional().describe('Rows that cannot be loaded count as none: `failed` stands where `empty` would.'),
    stackWhen: expression.optional().describe('Its columns stack, one card a row as on a phone, while this holds.'),
    remember: z
      .string()
      .optional()
      .describe('Its filters and its order are kept for the next visit, in this thing of `stored` of the application, by the id of the part that shows it.'),
    edit: z
      .strictObject({
        form: z.string().describe('A form of which a row is the data: its field at the place of a column edits the cells of the column.'),
        columns: z.array(z.string()).min(1).describe('The ids of the columns whose cells are edited.'),
        when: expression.optional().describe('A row can be edited while this holds, by `row`.'),
        allow: allow.optional(),
        label: text.optional().describe('What screen readers read beside the value, by `row`. Without it: Edit, and what the column is called.'),
        onSave: actionList.describe('What saves a row, by `row`: as it was, and `form`: as it has become. What a failed call says stands at the cell.'),
      })
      .optional()
      .describe('Cells that are edited where they stand: a press or Enter opens the field, Enter or leaving it saves, Escape takes back.'),
    empty: text.optional(),
    failed: text.optional(),
  })
  .meta({ id: 'Table' });
export type Table = z.infer<typeof table>;
/** Rows that a call answers. */
export type RowsOfCall = Extract<Table['rows'], { call: string }>;
