import { z } from 'zod';
import { computedText, description, expression, id, jsonSchema, pointer, schemaKey, template, text } from './expression';

const conditions = {
  visibleWhen: expression.optional().describe('Shows it only while this holds. Needs whenHidden.'),
  whenHidden: z
    .enum(['keep', 'clear', 'omit'])
    .optional()
    .describe('What becomes of the value while hidden: keep it, clear it in the form, or keep it here and leave it out of what is sent.'),
};

/** What can be chosen comes from a call. */
const choicesFrom = z
  .strictObject({
    call: z.string().describe('The operation id of a call that changes nothing.'),
    input: template
      .optional()
      .describe('Its parameters by name. May read `form`, `search`: what the person has typed, and `chosen`: the list of values that are chosen.'),
    items: pointer.describe('Where the list stands in the answer; an empty text: the answer is the list.'),
    value: pointer.describe('What is stored of one of them.'),
    text: z.union([pointer, computedText]).describe('What is read of one of them: where it stands; or a text that is computed, which reads it as `item`.'),
  })
  .meta({ id: 'ChoicesFrom' });
/** How a value is stored as a list of strings. */
export const stringList = z
  .enum(['one', 'many', 'number', 'numbers'])
  .optional()
  .describe(
    'The value is stored as a list of strings. This says how the widget reads the list: the first, all of them, the first as a number, or all as numbers. Without it the value is stored as the widget gives it.',
  );
export type ChoicesFrom = z.infer<typeof choicesFrom>;

/** The quantity of a number, and how its field keeps it. */
const fieldQuantity = z.union([
  z.string(),
  z.strictObject({
    name: z.string().describe('The quantity.'),
    kept: z.string().optional().describe('The unit in which the value is kept, by its name. Without it: as the quantity is stored.'),
    decimals: z.number().int().min(0).max(3).optional().describe('The most decimal places. Without it: as the unit says.'),
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
      .describe('Another field, as form/field: what this one does not say is as it is there. Written out before the check.'),
    widget: z.string().optional().describe('The widget that draws the value. Without it: the one usual for the type.'),
    label: text.optional().describe("What stands above the value. Without it: the property's title."),
    help: text.optional().describe('A sentence below the value that says what to write.'),
    helpAs: z.enum(['text', 'tooltip']).optional().describe('tooltip: behind a question mark beside the label. Without it: below the value.'),
    placeholder: text.optional(),
    options: template.optional().describe("The widget's options: see its manifest."),
    choicesFrom: choicesFrom
      .optional()
      .describe('What can be chosen, where a call answers it. The server asks the same call whether the value is one of them.'),
    upload: z
      .string()
      .optional()
      .describe(
        'The call that takes each file as soon as it is chosen, with its progress; what it answers is the value. Without it a file is sent with the form.',
      ),
    ...conditions,
    requiredWhen: expression.optional().describe('Must be filled while this holds.'),
    readOnlyWhen: expression.optional().describe('Can be read but not changed while this holds.'),
    enabledWhen: expression.optional().describe('Can be used only while this holds.'),
    computed: expression
      .optional()
      .describe(
        'What the value is, computed of `form`; nothing where it is null, and in the steps of `multipleOf`. It is shown and cannot be changed, and the server computes it itself.',
      ),
    offer: z
      .strictObject({ value: template.describe('The value; nothing is offered for null.'), text: text.describe('What the button says.') })
      .optional()
      .describe('A value that is known and can be filled in with one press. The button shows while the field has another value.'),
    quantity: fieldQuantity
      .optional()
      .describe(
        'What the number measures: one of the constant `quantities`. People enter and read it in their own unit; what is stored, and the limits of its schema, stay in one.',
      ),
    clears: z.array(pointer).min(1).optional().describe('Values that are taken away when a person changes this one: they belonged to what it was before.'),
    stringList,
    phrase: text.optional().describe('How the sentence about what was added says its value, which it reads as `value`. Without it: is {value}.'),
    errors: z
      .record(z.string(), text)
      .optional()
      .describe('The message for a fault, by its code: required, pattern, maxLength … or a code that the server answers. `limit` is what the schema allows.'),
    width: z
      .enum(['full', 'half', 'third', 'pair'])
      .optional()
      .describe('How much of a row it takes on a wide screen; pair: half of it, also where there is less room, as in a panel.'),
    description,
  })
  .meta({ id: 'Field' });
export type Field = z.infer<typeof field>;

/** Fields that come from a call at run time: a list of records, each one question, read by a fieldset. */
export const fieldsetNode = z
  .strictObject({
    id,
    fieldset: z.string().describe('The fieldset that says how a record becomes a field.'),
    items: expression.describe('The list of records.'),
    at: pointer.describe('Where the answers stand in the data.'),
    answers: z
      .union([
        z.literal('properties').describe('Each answer is a property, named by the field.'),
        z.strictObject({ key: pointer, value: pointer }).describe('The answers are a list: key names the question, value holds the answer.'),
      ])
      .default('properties'),
    showsBy: z
      .strictObject({
        formulas: z.string().describe('The formulas that say where the record holds what.'),
        record: expression.describe('The record that holds the groups and fields, with the answers of fields that do not stand here.'),
      })
      .optional()
      .describe('Its fields show and hide by formulas of their own, which look at the answers of others. What is hidden is kept, and does not count.'),
    requiredWhen: expression.optional().describe('Fields that must be filled must be so while this holds; without it, always.'),
    enabledWhen: expression.optional().describe('Its fields can be used only while this holds.'),
    atLeastOne: z
      .strictObject({
        when: expression.optional().describe('It is asked while this holds.'),
        among: expression.describe('Holds for the fields of which one must be filled, by their record as `item`.'),
        report: expression.optional().describe('Holds for those of them that say so where none is; without it, all of them.'),
        as: z.string().describe('The code of the fault whose message they show: atLeastOne, or one that the fields have a message for, such as type.'),
      })
      .optional()
      .describe('One of several fields must be filled. It is said when the form is sent; a form that lacks only this can be sent.'),
    ...conditions,
    description,
  })
  .meta({ id: 'FieldsetNode' });
export type FieldsetNode = z.infer<typeof fieldsetNode>;

/** What stands in an optional group when it has just been added. */
export const starts = template.describe('What its values are when it is added: properties of the data.');

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
    at: pointer.describe('Where the list stands in the data. How many rows it has at least and at most says its schema: minItems, maxItems.'),
    list: z.array(field).min(1).describe('The fields of a row; `at` begins at the row. Their expressions read `row` beside `form`.'),
    label: text.describe('What stands above the list.'),
    help: text.optional(),
    rowLabel: text.describe('What a row is called. May read `row`, and `position`: 1 for the first.'),
    addLabel: text.describe('The button by which a row is added.'),
    empty: text.optional().describe('What is said while there are no rows.'),
    move: z.literal(true).optional().describe('Rows can be put elsewhere: their order matters.'),
    compact: z
      .literal(true)
      .optional()
      .describe(
        'Each row stands in one line with its buttons at the end, where there is room; what it is called is read, and not shown. For rows of two or three short fields.',
      ),
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
      .describe('Shows once a person adds it, or while one of its values is there; taking it away clears them. Needs "adds" of the form.'),
    starts: starts.optional(),
    description,
  })
  .meta({ id: 'Group' });

export const fieldNode: z.ZodType<FieldNode> = z.union([field, fieldsetNode, listField, group]).meta({ id: 'FieldNode' });

const ruleParts = {
  id,
  at: pointer.describe('The field that shows the message.'),
  code: z.string().optional().describe('The code the server answers. Without it: the id.'),
};

/** What must hold of a value, or between several: an expression of the form's own, or a validator by its name. */
export const rule = z
  .union([
    z.strictObject({ ...ruleParts, validWhen: expression.describe('The data is right while this holds.'), message: text }),
    z.strictObject({
      ...ruleParts,
      use: z.string().describe('The name of a validator of schemas/validators.'),
      options: template.optional().describe('What the validator needs to know; may read `form`.'),
      message: text.optional().describe("Instead of the validator's own message."),
    }),
  ])
  .meta({ id: 'Rule' });
export type Rule = z.infer<typeof rule>;

/** A value that is filled in for the person. */
const fill = z
  .strictObject({
    id,
    at: pointer.describe('Which value. It is filled in while it is empty, and follows until the person changes it.'),
    after: z.array(pointer).min(1).describe('It is looked at when the person has left one of these, changed.'),
    value: expression.describe('What is filled in; nothing where it is null. Reads `form` and `input`.'),
    replaces: expression.optional().describe('A value that is there is replaced, too, while this holds.'),
    description,
  })
  .meta({ id: 'Fill' });
export type Fill = z.infer<typeof fill>;

/** What a form says of its optional groups. */
export const adds = z
  .strictObject({
    label: text.describe('The button by which a group is added.'),
    none: text.describe('What the sentence says while no value is there.'),
  })
  .meta({ id: 'Adds' });

/** How many there are of what the data describes. */
export const count = z
  .strictObject({
    call: z.string().describe('The operation id of a call that changes nothing.'),
    input: template.optional().describe('Its parameters by name, and `body`. May read `form` and `input`.'),
    at: pointer.describe('Where the number stands in the answer.'),
    text: text.describe('How it is said, by `count`.'),
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
      .describe('The record this form edits, or a JSON Schema of its own.'),
    input: jsonSchema.optional().describe('What the screen gives the form beside the data: lists of options, for example.'),
    fields: z.array(fieldNode),
    adds: adds.optional().describe('What is said where optional groups are added.'),
    count: count.optional().describe('Said below the fields while the data is right, and asked again when it changes.'),
    fills: z.array(fill).optional().describe('What is computed for the person from what is typed.'),
    rules: z.array(rule).optional(),
  })
  .meta({ id: 'Form' });
export type Form = z.infer<typeof form>;
