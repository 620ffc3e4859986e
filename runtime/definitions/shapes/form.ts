import { z } from 'zod';
import { computedText, description, expression, id, jsonSchema, pointer, schemaKey, template, text } from './expression';

const conditions = {
  visibleWhen: expression.optional().describe('Shows it only while this is true. Needs whenHidden.'),
  whenHidden: z
    .enum(['keep', 'clear', 'omit'])
    .optional()
    .describe('What happens to the value while the field is hidden: it is kept, cleared in the form, or kept in the form and omitted when sent.'),
};

/** What can be chosen comes from a call. */
const choicesFrom = z
  .strictObject({
    call: z.string().describe('The operation id of a call that only reads.'),
    input: template.optional().describe('Its parameters by name. Reads `form`, `search` (what the person has typed) and `chosen` (the list of chosen values).'),
    items: pointer.optional().describe('The place of the list in the answer; an empty text: the answer is the list. Default: `/Items`.'),
    value: pointer.optional().describe('The place of the value that is stored. Default: `/Value`.'),
    text: z
      .union([pointer, computedText])
      .optional()
      .describe('The text of a choice: its place, or a computed text that reads the choice as `item`. Default: `/Text`.'),
  })
  .meta({ id: 'ChoicesFrom' });
/** How a value is stored as a list of strings. */
export const stringList = z
  .enum(['one', 'many', 'number', 'numbers'])
  .optional()
  .describe(
    'The value is stored as a list of strings. Says what the widget gets: the first string, all of them, the first as a number, or all as numbers. Default: the value is stored as the widget gives it.',
  );
export type ChoicesFrom = z.infer<typeof choicesFrom>;

/** The quantity of a number, and how its field keeps it. */
const fieldQuantity = z.union([
  z.string(),
  z.strictObject({
    name: z.string().describe('The quantity.'),
    kept: z.string().optional().describe('The unit of the stored value, by its name. Default: the stored unit of the quantity.'),
    decimals: z.number().int().min(0).max(3).optional().describe('The maximum number of decimal places. Default: that of the unit.'),
  }),
]);

/** One value of the form's data, drawn by one widget. */
export const field = z
  .strictObject({
    id,
    at: pointer,
    same: z
      .string()
      .regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'Write the form and the field, such as sign-in/user-name.')
      .optional()
      .describe('Another field, as form/field or filter/field: its keys apply unless this field has them. Written out before the check.'),
    widget: z.string().optional().describe('The widget that draws the value. Default: that of the type.'),
    label: text.optional().describe("The label. Default: the property's title."),
    help: text.optional().describe('A help text below the value.'),
    helpAs: z.enum(['text', 'tooltip']).optional().describe('tooltip: behind a question mark beside the label. Default: below the value.'),
    placeholder: text.optional(),
    options: template.optional().describe("The widget's options: see its manifest."),
    choicesFrom: choicesFrom.optional().describe('The choices, if a call answers them. The server makes the same call to check the value.'),
    upload: z
      .string()
      .optional()
      .describe(
        'The call that receives each file as soon as it is chosen, with its progress; its answer is the value. Default: the file is sent with the form.',
      ),
    ...conditions,
    requiredWhen: expression.optional().describe('Required while this is true.'),
    readOnlyWhen: expression.optional().describe('Read-only while this is true.'),
    enabledWhen: expression.optional().describe('Enabled while this is true.'),
    computed: expression
      .optional()
      .describe('Computes the value from `form`; null means no value, and `multipleOf` rounds it. It is read-only, and the server computes it too.'),
    offer: z
      .strictObject({ value: template.describe('The value; null offers nothing.'), text: text.describe('The text of the button.') })
      .optional()
      .describe('A known value that one press fills in. The button shows while the field has another value.'),
    quantity: fieldQuantity
      .optional()
      .describe(
        'The quantity of the number: one of the constant `quantities`. People type and read it in their own unit; the stored value and the limits of its schema keep one unit.',
      ),
    clears: z.array(pointer).min(1).optional().describe('Values that are cleared when a person changes this one, because they belonged to it.'),
    stringList,
    phrase: text.optional().describe('How the sentence about what was added describes its value, which it reads as `value`. Default: is {value}.'),
    errors: z
      .record(z.string(), text)
      .optional()
      .describe('Messages by fault code: required, pattern, maxLength … or a code of the server. `limit` is the limit of the schema.'),
    width: z
      .enum(['full', 'half', 'third', 'pair'])
      .optional()
      .describe('The share of a row on a wide screen; pair: half, also with less room, as in a panel.'),
    description,
  })
  .meta({ id: 'Field' });
export type Field = z.infer<typeof field>;

/** Fields that come from a call at run time: a list of records, each one question, read by a fieldset. */
export const fieldsetNode = z
  .strictObject({
    id,
    fieldset: z.string().describe('The fieldset that turns a record into a field.'),
    items: expression.describe('The list of records.'),
    at: pointer.describe('The place of the answers in the data.'),
    answers: z
      .union([
        z.literal('properties').describe('Each answer is a property, named by the field.'),
        z.strictObject({ key: pointer, value: pointer }).describe('The answers are a list: key names the question, value has the answer.'),
      ])
      .default('properties'),
    showsBy: z
      .strictObject({
        formulas: z.string().describe('The formulas, which say where the record has its parts.'),
        record: expression.describe('The record with the groups and fields, and the answers of fields that are not here.'),
      })
      .optional()
      .describe('Its fields show and hide by their own formulas, which read other answers. A hidden answer is kept and does not count.'),
    requiredWhen: expression.optional().describe('Required fields are required while this is true. Default: always.'),
    enabledWhen: expression.optional().describe('Its fields are enabled while this is true.'),
    atLeastOne: z
      .strictObject({
        when: expression.optional().describe('Asked while this is true.'),
        among: expression.describe('True for the fields of which one is required; reads their record as `item`.'),
        report: expression.optional().describe('True for those that show the message if none is filled in. Default: all of them.'),
        as: z.string().describe('The code of the message that they show: atLeastOne, or one for which the fields have a message, such as type.'),
      })
      .optional()
      .describe('One of several fields is required. The message shows at a submission; a form that lacks only this can be sent.'),
    ...conditions,
    description,
  })
  .meta({ id: 'FieldsetNode' });
export type FieldsetNode = z.infer<typeof fieldsetNode>;

/** What stands in an optional group when it has just been added. */
export const starts = template.describe('Its values when it is added: properties of the data.');

export interface Group {
  id: string;
  group: FieldNode[];
  title?: z.infer<typeof text>;
  help?: z.infer<typeof text>;
  visibleWhen?: z.infer<typeof expression>;
  whenHidden?: 'keep' | 'clear' | 'omit';
  optional?: true;
  starts?: unknown;
  description?: string;
}

/** A list of the data, with fields for each of its rows. */
export const listField = z
  .strictObject({
    id,
    at: pointer.describe('The place of the list in the data. Its schema has the minimum and maximum number of rows: minItems, maxItems.'),
    list: z.array(field).min(1).describe('The fields of a row; `at` begins at the row. Their expressions read `row` beside `form`.'),
    label: text.describe('The text above the list.'),
    help: text.optional(),
    rowLabel: text.describe('The name of a row. Reads `row`, and `position`: 1 for the first.'),
    addLabel: text.describe('The text of the button that adds a row.'),
    empty: text.optional().describe('The text while there are no rows.'),
    move: z.literal(true).optional().describe('People can reorder the rows.'),
    compact: z
      .literal(true)
      .optional()
      .describe('Each row is on one line with its buttons at the end, if there is room; screen readers get its name. For rows of two or three short fields.'),
    ...conditions,
    description,
  })
  .meta({ id: 'ListField' });
export type ListField = z.infer<typeof listField>;

export type FieldNode = Field | FieldsetNode | ListField | Group;

/** Fields under one heading. */
const group: z.ZodType<Group> = z
  .strictObject({
    id,
    group: z.array(z.lazy(() => fieldNode)).describe('The fields under it.'),
    title: text.optional(),
    help: text.optional(),
    ...conditions,
    optional: z
      .literal(true)
      .optional()
      .describe('Shows after a person adds it, or while one of its values is there; removing it clears them. Needs "adds" of the form.'),
    starts: starts.optional(),
    description,
  })
  .meta({ id: 'Group' });

export const fieldNode: z.ZodType<FieldNode> = z.union([field, fieldsetNode, listField, group]).meta({ id: 'FieldNode' });

const ruleParts = {
  id,
  at: pointer.describe('The field that shows the message.'),
  code: z.string().optional().describe("The code in the server's answer. Default: the id."),
};

/** What must hold of a value, or between several: an expression of the form's own, or a validator by its name. */
export const rule = z
  .union([
    z.strictObject({ ...ruleParts, validWhen: expression.describe('True for valid data.'), message: text }),
    z.strictObject({
      ...ruleParts,
      use: z.string().describe('The name of a validator of schemas/validators.'),
      options: template.optional().describe('The options of the validator; reads `form`.'),
      message: text.optional().describe("Replaces the validator's message."),
    }),
  ])
  .meta({ id: 'Rule' });
export type Rule = z.infer<typeof rule>;

/** A value that is filled in for the person. */
const fill = z
  .strictObject({
    id,
    at: pointer.describe('The value to fill in. It is filled in while it is empty, and updated until the person changes it.'),
    after: z.array(pointer).min(1).describe('Evaluated when the person has changed one of these and leaves it.'),
    value: expression.describe('The value; null fills in nothing. Reads `form` and `input`.'),
    replaces: expression.optional().describe('Also replaces an existing value while this is true.'),
    description,
  })
  .meta({ id: 'Fill' });
export type Fill = z.infer<typeof fill>;

/** What a form says of its optional groups. */
export const adds = z
  .strictObject({
    label: text.describe('The text of the button that adds a group.'),
    none: text.describe('The sentence while no value is there.'),
  })
  .meta({ id: 'Adds' });

/** How many there are of what the data describes. */
export const count = z
  .strictObject({
    call: z.string().describe('The operation id of a call that only reads.'),
    input: template.optional().describe('Its parameters by name, and `body`. Reads `form` and `input`.'),
    at: pointer.describe('The place of the number in the answer.'),
    text: text.describe('The text, which reads `count`.'),
  })
  .meta({ id: 'Count' });
export type Count = z.infer<typeof count>;

/** A form: which data, and what shows of it, in which order. */
export const form = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('form'),
    description,
    data: z
      .union([z.strictObject({ $ref: z.string().describe('record:Name') }), jsonSchema])
      .describe('The record that this form edits, or a JSON Schema of its own.'),
    input: jsonSchema.optional().describe('What the screen gives the form beside the data, such as lists of options.'),
    fields: z.array(fieldNode),
    adds: adds.optional().describe('The texts for adding optional groups.'),
    count: count.optional().describe('A number below the fields while the data is valid, asked again after each change.'),
    fills: z.array(fill).optional().describe('Values that are computed from what the person types.'),
    rules: z.array(rule).optional(),
  })
  .meta({ id: 'Form' });
export type Form = z.infer<typeof form>;
