import { z } from 'zod';
import { description, expression, id, jsonSchema, pointer, schemaKey, text } from './expression';
import { adds, count, field, rule, starts } from './form';

const record = z.strictObject({ $ref: z.string().describe('record:Name') });

/** One thing by which can be filtered. */
const part = z
  .strictObject({
    id,
    label: text.describe('What it is called where it is added, and above its fields.'),
    help: text.optional(),
    fields: z.array(field).min(1).describe('What it asks.'),
    visibleWhen: expression.optional().describe('It is offered while this holds; else its values are cleared.'),
    starts: starts.optional(),
    rules: z.array(rule).optional().describe('What must hold of its values. They go with it where it is taken out.'),
    description,
  })
  .meta({ id: 'FilterPart' });
export type FilterPart = z.infer<typeof part>;

const { id: _id, at: _at, visibleWhen: _visibleWhen, whenHidden: _whenHidden, computed: _computed, ...fieldParts } = field.shape;
/** A field of a value that stands in the entry of a property. */
const inEntry = z.strictObject({ at: pointer.describe('Where the value stands in the entry.'), ...fieldParts });
export type FieldInEntry = z.infer<typeof inEntry>;

/** Filters that a record makes: one for each property that somebody has added to it. */
const ownFields = z
  .strictObject({
    record: record.describe('Each of its properties becomes a filter of its own; its title is the label.'),
    form: z.string().optional().describe('The form whose fields have the labels of these properties, and the names of their choices.'),
    at: pointer.describe('The list in the data that holds an entry for each of them.'),
    name: pointer.describe('Where an entry says which property it is about.'),
    values: inEntry.describe('The values looked for, as a list of strings; its widget follows from the type of the property.'),
    dates: z
      .strictObject({
        status: inEntry.describe('What of a date is asked.'),
        range: z.string().describe('The status for which start and end are asked.'),
        start: inEntry.describe('The first day.'),
        end: inEntry.describe('The last day.'),
        rules: z
          .array(
            z.strictObject({
              id,
              of: z.enum(['start', 'end']).describe('Which of them it is about.'),
              use: z.string().describe('The name of a validator of schemas/validators.'),
              given: z.string().optional().describe('The option under which it gets the other one.'),
              options: z.record(z.string(), z.unknown()).optional().describe('What else the validator needs to know.'),
              message: text.optional(),
            }),
          )
          .optional()
          .describe('What must hold of the days.'),
      })
      .describe('Of a property that is a date.'),
  })
  .meta({ id: 'OwnFields' });
export type OwnFields = z.infer<typeof ownFields>;

/** What can be filtered by. It becomes a form of the same id, of whose parts a person adds those they want. */
export const filter = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('filter'),
    description,
    data: record.optional().describe('The record that a filter is sent as.'),
    extends: z.string().optional().describe('The filter that has everything of this one but what stands here.'),
    input: jsonSchema.optional().describe('What the screen gives beside the data.'),
    adds: adds.optional(),
    filters: z.array(part).optional().describe('What can be filtered by, in the order in which it is offered.'),
    required: z.array(z.string()).optional().describe('The ids of those that always show, and whose first field must be filled.'),
    ownFields: ownFields.optional().describe('One more for each property that a customer has added to a record.'),
    rules: z.array(rule).optional(),
    count: count.optional().describe('How many are found, said while the filter is made.'),
  })
  .meta({ id: 'Filter' });
export type Filter = z.infer<typeof filter>;
