import { z } from 'zod';
import { description, schemaKey } from './expression';

/** The forms of a text in which a number stands, by the categories of the language (Unicode plural rules). */
const pluralForms = z
  .strictObject({
    by: z.string().describe('The name of the value that is the number.'),
    zero: z.string().optional().describe('The form for none, in languages that have one.'),
    one: z.string().optional().describe('The form for one.'),
    two: z.string().optional().describe('The form for two, in languages that have one.'),
    few: z.string().optional().describe('The form for a few, such as 2 to 4 in Polish.'),
    many: z.string().optional().describe('The form for many, such as 5 and more in Polish.'),
    other: z.string().describe('The form for all other numbers.'),
  })
  .meta({ id: 'PluralForms' });
export type PluralForms = z.infer<typeof pluralForms>;

const translation = z.union([z.string().min(1), pluralForms]);
/** A text in another language: one for all, or one for each kind of number. */
export type Translation = z.infer<typeof translation>;

/** What a person reads, in another language. */
export const language = z
  .strictObject({
    $schema: schemaKey,
    id: z
      .string()
      .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/, 'The id of a language is its tag in lowercase, such as es-419 or de.')
      .describe('The tag of the language (BCP 47), in lowercase: es-419, de, pt-br.'),
    kind: z.literal('language'),
    description,
    name: z.string().min(1).optional().describe("The language's own name: Español. Default: its tag."),
    direction: z.enum(['ltr', 'rtl']).optional().describe('rtl: written from right to left; pages are mirrored. Default: from left to right.'),
    toggle: z.string().optional().describe('Only people of companies with this toggle can choose it. Default: everyone can.'),
    insteadOf: z
      .string()
      .optional()
      .describe(
        'The language that this file replaces for people who chose it; en-US: also for those who chose none. It lets a customer run entirely in its own language.',
      ),
    dates: z.record(z.string(), z.string()).optional().describe('Date formats, by the English format: { "MMMM D, YYYY": "D \'de\' MMMM \'de\' YYYY" }.'),
    texts: z.record(z.string(), translation).describe('The translation of each English text, with the same {values}.'),
    rows: z
      .record(z.string(), z.string().min(1))
      .optional()
      .describe('The translation of texts in rows (`x-text`), by the stored text. An entry with {values} applies to all texts of that pattern.'),
    places: z.record(z.string(), translation).optional().describe('Other translations for single places, by the address in schemas/generated/texts.json.'),
  })
  .meta({ id: 'Language' });
export type LanguageDefinition = z.infer<typeof language>;
