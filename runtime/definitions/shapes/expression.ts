import { z } from 'zod';

/** The name by which expressions read a value that a definition names. */
export const variableName = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'A name in expressions has letters and digits, and begins with a lowercase letter.');

const source = z.string().min(1).describe("An expression in CEL, for example session.user.Roles.exists(r, r == 'Admin').");

/** A value computed at run time: the whole value, never a part of a string. The language is CEL. What is read of a file has no `let`: it is written out. */
export const expression = z
  .strictObject({
    $: source,
    let: z
      .record(variableName, z.strictObject({ $: source }))
      .optional()
      .describe('Parts of the expression by name. Each may read those before it.'),
  })
  .meta({ id: 'Expression', description: 'A value computed at run time.' });
export type Expression = Pick<z.infer<typeof expression>, '$'>;

/** Plain JSON in which any value may be an expression. */
export const template: z.ZodType<unknown> = z.unknown().meta({ id: 'Template', description: 'JSON in which any value can be an expression { "$": "…" }.' });

const filledText = {
  text: z.string().describe('English, with {name} for each value.'),
  values: z
    .record(z.string(), z.union([expression, z.string(), z.number()]))
    .optional()
    .describe('The value for each {name}.'),
};

/** The same, where a value must stand: `unknown` alone takes none for one. */
export const requiredTemplate: z.ZodType<unknown> = template.refine((value) => value !== undefined, 'A value is missing here.');

const chosenText = {
  choose: z
    .array(z.strictObject({ when: expression.optional(), ...filledText }))
    .min(2)
    .describe('The first text whose `when` is true; the last one has no `when`.'),
};

/** A text that values enter, that is chosen, or that an expression gives. */
export const computedText = z.union([z.strictObject(filledText), z.strictObject(chosenText), expression]).meta({ id: 'ComputedText' });

/** What a person reads: plain English, English with values entered at {name}, a choice between such texts, or an expression that gives a text. */
export const text = z
  .union([z.string(), z.strictObject(filledText), z.strictObject(chosenText), expression])
  .meta({ id: 'Text', description: 'A text for people. With values: { "text": "{n} days", "values": { "n": { "$": "…" } } }.' });
export type Text = z.infer<typeof text>;

/** What a person reads, always the same: plain English, into which no value enters. */
export const plainText = z.string().min(1);

/** How every node, field, column and form is addressed: by overlays, by provenance, by faults. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'An id has lowercase letters, digits and hyphens, and begins with a letter.')
  .describe('The stable name of this part. Overlays refer to parts by id, never by position.');

/** A JSON Pointer into the data, such as /Custom/badgeNumber. */
export const pointer = z
  .string()
  .regex(/^(\/([^~/]|~[01])*)*$/, 'A pointer begins with / and names one property after another, such as /Address/City.')
  .describe('The place of the value in the data, as a JSON Pointer.');

export const description = z.string().optional().describe('The reason, for people. The program ignores it.');
export const schemaKey = z.string().optional().describe('The meta-schema, by which an editor completes and explains every key.');

/** A JSON Schema written in a definition. Its own keywords are checked by the JSON Schema meta-schema. */
export const jsonSchema = z.record(z.string(), z.unknown()).meta({ id: 'JsonSchema', description: 'A JSON Schema 2020-12.' });
