import { z } from 'zod';
import { description, expression, id, jsonSchema, pointer, schemaKey, text } from './expression';
import { adds, count, field, rule, starts } from './form';

const record = z.strictObject({ $ref: z.string().describe('record:Name') });

/** One thing by which can be filtered. */
const part = z
  .strictObject({
    id,
    label: text.describe('Its name where people add it, and above its fields.'),
    help: text.optional(),
    fields: z.array(field).min(1).describe('What it asks.'),
    visibleWhen: expression.optional().describe('It is offered while this is true; otherwise its values are cleared.'),
    starts: starts.optional(),
    rules: z.array(rule).optional().describe('Rules for its values. An overlay that removes it removes them too.'),
    description,
  })
  .meta({ id: 'FilterPart' });
export type FilterPart = z.infer<typeof part>;

const { id: _id, at: _at, visibleWhen: _visibleWhen, whenHidden: _whenHidden, computed: _computed, same: _same, ...fieldParts } = field.shape;
/** A field of a value that stands in the entry of a property. */
const inEntry = z.strictObject({ at: pointer.describe('The place of the value in the entry.'), ...fieldParts });
export type FieldInEntry = z.infer<typeof inEntry>;

/** Filters that a record makes: one for each property that somebody has added to it. */
const ownFields = z
  .strictObject({
    record: record.describe("Each of its properties becomes a filter, with the property's title as its label."),
    form: z.string().optional().describe('The form whose fields have the labels of these properties and the names of their choices.'),
    at: pointer.describe('The place in the data of the list with an entry for each of them.'),
    name: pointer.describe("The place in an entry of its property's name."),
    values: inEntry.describe('The values to find, as a list of strings; the widget follows from the type of the property.'),
    dates: z
      .strictObject({
        status: inEntry.describe('The choices for a date.'),
        range: z.string().describe('The status that needs start and end.'),
        start: inEntry.describe('The first day.'),
        end: inEntry.describe('The last day.'),
        rules: z
          .array(
            z.strictObject({
              id,
              of: z.enum(['start', 'end']).describe('The date that it is about.'),
              use: z.string().describe('The name of a validator of schemas/validators.'),
              given: z.string().optional().describe('The option that gets the other date.'),
              options: z.record(z.string(), z.unknown()).optional().describe('Further options of the validator.'),
              message: text.optional(),
            }),
          )
          .optional()
          .describe('Rules for the dates.'),
      })
      .describe('For a property that is a date.'),
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
    data: record.optional().describe('The record that the filter sends.'),
    extends: z.string().optional().describe('The filter that has everything of this one, except what is here.'),
    input: jsonSchema.optional().describe('What the screen gives it beside the data.'),
    adds: adds.optional(),
    filters: z.array(part).optional().describe('The filters, in the order in which they are offered.'),
    required: z.array(z.string()).optional().describe('The ids of filters that always show and whose first field is required.'),
    ownFields: ownFields.optional().describe('One filter for each property that a customer has added to a record.'),
    rules: z.array(rule).optional(),
    count: count.optional().describe('The number of matches, shown while the person filters.'),
  })
  .meta({ id: 'Filter' });
export type Filter = z.infer<typeof filter>;
