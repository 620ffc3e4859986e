import { z } from 'zod';
import { actionList } from '../actions';
import { allow } from './allow';
import { icon } from './icon';
import { description, expression, id, jsonSchema, pointer, schemaKey, template, text } from './expression';

const rowAction = z
  .strictObject({
    id,
    label: text,
    name: text.optional().describe('The name for screen readers, if the label alone is ambiguous: Edit November 22, 2026. It begins with the label.'),
    icon: icon.optional().describe('Shows in place of the label, which screen readers read and which shows on hover.'),
    onPress: actionList.describe('Its actions; they read `row`.'),
    confirm: z
      .strictObject({ text: text.describe('The question; it reads `row`.'), yes: text.optional(), no: text.optional() })
      .optional()
      .describe('Asks in the row itself, in place of its actions, before it runs them.'),
    danger: z.boolean().optional().describe('It removes something, and has the color for that.'),
    visibleWhen: expression.optional().describe('It is offered while this is true; reads `row`.'),
    enabledWhen: expression.optional().describe('It is enabled while this is true; reads `row`.'),
    disabledText: text.optional().describe('The reason why it is disabled, while "enabledWhen" is false.'),
    allow: allow.optional(),
  })
  .meta({ id: 'RowAction' });
export type RowAction = z.infer<typeof rowAction>;

const column = z
  .strictObject({
    id,
    at: pointer.optional().describe('The value in the row.'),
    value: expression.optional().describe('A computed value, in place of `at`; reads `row`.'),
    each: expression
      .optional()
      .describe("A list: the column repeats for each of its elements, which it reads as `item`. Its ids are the column's id and the key."),
    key: pointer.optional().describe('The place in an element of `each` of what identifies it.'),
    label: text,
    hideLabel: z.boolean().optional().describe('Only screen readers get the label.'),
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
      .describe('How the value is drawn. Default: text.'),
    options: template
      .optional()
      .describe(
        'By the cell: `label` of a button or toggle; `alt` and `size` of an image; `label` of an icon, which screen readers read; `name`, `id` (its first character chooses the color), `active` and `size` of an avatar; `currency` and `decimals` of an amount; `unit` and `decimals` of a number with its unit; `items` of choices, badges and texts: each value with its text; `label` of a menu of actions.',
      ),
    format: z.string().optional().describe('The format of a date, such as M/d/yyyy h:mm a.'),
    alignEndWhen: expression.optional().describe('Its cells are right-aligned while this is true, by `item`. Numbers, amounts and units always are.'),
    width: z.number().min(24).optional().describe('In pixels; with `grow`, the minimum. Dates, buttons and headings get the width that they need.'),
    grow: z.number().positive().optional().describe('Its share of the spare room.'),
    priority: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe(
        'The order in which columns are hidden when there is little room: 1 stays longest. Default: by position. Hidden columns show when the row is opened, and in the list of columns. The first value of a row and its buttons always stay.',
      ),
    sortable: z.boolean().optional().describe('Its heading sorts the rows.'),
    inFiles: z
      .array(z.strictObject({ at: pointer, label: text }))
      .min(1)
      .optional()
      .describe('The columns that replace it in a file of the rows: for a composed name, its parts.'),
    sortBy: pointer.optional().describe('The place of the value by which the server sorts them, if it is not `at`: for a full name, the last name.'),
    emptyText: text.optional().describe('Shows in place of a missing value.'),
    total: z
      .strictObject({
        value: expression.describe('Reads `rows`: all rows that the filters and the search leave, or the page from the server.'),
        label: text.optional(),
      })
      .optional()
      .describe('The total below the rows, written like the cells of this column. Default label: that of the column.'),
    mark: z.strictObject({ when: expression, text }).optional().describe('A badge beside the value.'),
    visibleWhen: expression.optional(),
    enabledWhen: expression.optional().describe('A link, toggle or button is enabled while this is true; reads `row`.'),
    disabledText: text
      .optional()
      .describe('The reason why it is disabled, while "enabledWhen" is false. A disabled link without it becomes text; a toggle or button must have it.'),
    onPress: actionList.optional().describe('The actions of a link, toggle or button; they read `row`.'),
    actions: z.array(rowAction).min(1).optional().describe('The actions of a cell `actions`, in order: up to two as buttons side by side, more in a menu.'),
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
      list: pointer.describe('The place of the list in the answer.'),
      where: expression.describe('True for the element; reads `item` and `input`.'),
    })
    .optional()
    .describe('The first element of a list of the answer for which `where` is true: `items` is then a place in it.'),
  items: pointer.describe('The place of the rows in the answer.'),
  total: pointer.optional().describe('The place of their total number; with `request`.'),
  request: z
    .strictObject({
      page: z.string().describe('The parameter for the page.'),
      size: z.string().describe('The parameter for the page size.'),
      sort: z.string().optional().describe('The parameter for the order.'),
    })
    .optional()
    .describe(
      'The query parameters, or properties of the body, for page (from 0), size and sort (-Name: descending). Without it the table itself divides the rows into pages.',
    ),
  cursor: z
    .strictObject({
      parameter: z.string().describe('The query parameter, or property of the body, for the cursor; the first call omits it.'),
      next: pointer.describe('The place of the next cursor in an answer; after the last rows it is empty.'),
      size: z.string().optional().describe('The query parameter for the number of rows in an answer; its value is the first of `pageSizes`.'),
      sort: z.string().optional().describe('The query parameter for the order (-Name: descending).'),
      load: z.enum(['press', 'scroll']).optional().describe('press: more rows come with a button; scroll: also when the end comes into view. Default: press.'),
    })
    .optional()
    .describe('In place of pages: each answer has a cursor for the next one, and the total is unknown. Earlier rows stay.'),
  refetchOn: z.array(z.string()).optional().describe('Live categories or operation ids after which they load again.'),
});

const rowsAtHand = z.strictObject({
  from: expression.describe('The list; reads `input`. Nothing is loaded, so nothing can wait or fail.'),
});

/** A table: where its rows come from, which columns show. */
export const table = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('table'),
    description,
    rows: z.union([rowsOfCall, rowsAtHand]).describe('The source of the rows: a call, or a list that is already there.'),
    key: pointer.describe('The place of what identifies a row.'),
    input: jsonSchema.optional().describe('What the screen gives the table.'),
    events: z.record(z.string(), jsonSchema).optional().describe('The events that the table reports to the screen, with the schema of each payload.'),
    columns: z.array(column).min(1).describe('The columns, from left to right.'),
    title: z
      .strictObject({
        text: text.describe('The name of a row; reads `row`.'),
        columns: z.array(z.string()).min(1).describe('The ids of the columns that it consists of: a card does not repeat them.'),
      })
      .optional()
      .describe("The title of a row's card on a phone. Default: the first link, otherwise the first column."),
    dense: z.literal(true).optional().describe('Lower rows: for long lists that people scan, such as a log.'),
    rowPress: actionList
      .optional()
      .describe(
        'The actions for a press on a row; they read `row`. A cell "link" without "onPress" runs the same actions, for keyboard users: there must be one.',
      ),
    current: z
      .strictObject({
        when: expression.describe('True for the row; reads `row`.'),
        text: text.describe('The reason for the highlight, for screen readers and on a phone.'),
      })
      .optional()
      .describe('A highlighted row, such as the one that is being edited.'),
    select: z.enum(['none', 'one', 'many']).optional().describe('How many rows can be chosen.'),
    sort: z
      .strictObject({ column: z.string().describe('The id of a column.'), direction: z.enum(['ascending', 'descending']).describe('Which way.') })
      .optional()
      .describe('The initial order.'),
    pageSizes: z.array(z.number().int().min(1).max(100)).min(1).optional().describe('The page sizes to choose from; the first one is the default.'),
    filters: z
      .strictObject({
        form: z.string().describe('The form by its id.'),
        initial: z.unknown().optional().describe('The initial values of the filters.'),
        keepWhen: expression.optional().describe('If the table itself divides rows into pages: a row shows while this is true; reads `row` and `filters`.'),
      })
      .optional()
      .describe('A form above the table; its values are `filters`, also for the input of the call.'),
    search: z
      .strictObject({ columns: z.array(z.string()).min(1).describe('The ids of the columns.'), label: text })
      .optional()
      .describe('A search box for these columns; it searches the loaded rows.'),
    notice: z
      .strictObject({
        when: expression.describe('It shows while this is true; `data.rows.value` is the answer.'),
        text,
        tone: z.enum(['info', 'success', 'warning', 'error']).optional().describe('The kind of message, shown by its color and icon.'),
      })
      .optional()
      .describe('A sentence above the rows.'),
    emptyOnFailure: z.literal(true).optional().describe('If the rows cannot be loaded, `failed` shows in place of `empty`, as if there were none.'),
    stackWhen: expression.optional().describe('While this is true each row is a card, as on a phone.'),
    remember: z
      .string()
      .optional()
      .describe('Keeps its filters and its order for the next visit, in this value of `stored` of the application, by the id of the part that shows it.'),
    edit: z
      .strictObject({
        form: z.string().describe('A form whose data is a row: its field for the value of a column edits the cells of that column.'),
        columns: z.array(z.string()).min(1).describe('The ids of the columns with editable cells.'),
        when: expression.optional().describe('A row can be edited while this is true; reads `row`.'),
        allow: allow.optional(),
        label: text.optional().describe('What screen readers read beside the value; reads `row`. Default: Edit, and the name of the column.'),
        onSave: actionList.describe(
          'The actions that save a row; they read `row`, as it was, and `form`, as it is now. The message of a failed call shows at the cell.',
        ),
      })
      .optional()
      .describe('Cells that are edited in place: a press or Enter opens the field, Enter or leaving it saves, Escape cancels.'),
    empty: text.optional(),
    failed: text.optional(),
    missing: text
      .optional()
      .describe(
        'Shows instead when the server answers that there is no such thing (400, 404 or 410), with a link to the home page. Default: This does not exist, or you do not have access to it. Required if the address of a screen chooses what is loaded.',
      ),
  })
  .meta({ id: 'Table' });
export type Table = z.infer<typeof table>;
/** Rows that a call answers. */
export type RowsOfCall = Extract<Table['rows'], { call: string }>;
