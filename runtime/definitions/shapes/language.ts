import { z } from 'zod';
import { description, schemaKey } from './expression';

/** The forms of a text in which a number stands, by the categories of the language (Unicode plural rules). */
const pluralForms = z
  .strictObject({
    by: z.string().describe('Which value of the text is the number.'),
    zero: z.string().optional().describe('The form for none, in languages that have one.'),
    one: z.string().optional().describe('The form for one.'),
    two: z.string().optional().describe('The form for two, in languages that have one.'),
    few: z.string().optional().describe('The form for a few, such as 2 to 4 in Polish.'),
    many: z.string().optional().describe('The form for many, such as 5 and more in Polish.'),
    other: z.string().describe('The form for every number that has none of its own.'),
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
      .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/, 'The id of a language is its tag in small letters, such as es-419 or de.')
      .describe('The tag of the language (BCP 47), in small letters: es-419, de, pt-br.'),
    kind: z.literal('language'),
    description,
    name: z.string().min(1).optional().describe('What the language calls itself: Español. Without it: its tag.'),
    direction: z.enum(['ltr', 'rtl']).optional().describe('rtl: it is written from right to left, and pages are turned. Without it: from left to right.'),
    toggle: z.string().optional().describe('Only people of companies with this toggle read it. Without it: everybody who has chosen it.'),
    insteadOf: z
      .string()
      .optional()
      .describe(
        'Who has chosen this language, or none where it is en-US, reads the language of this file instead: how a customer is wholly in its own language.',
      ),
    dates: z
      .record(z.string(), z.string())
      .optional()
      .describe('How dates are written, by how English writes them: { "MMMM D, YYYY": "D \'de\' MMMM \'de\' YYYY" }.'),
    texts: z.record(z.string(), translation).describe('Each text by what it is in English, with the same {values}.'),
    rows: z
      .record(z.string(), z.string().min(1))
      .optional()
      .describe(
        'What stands in rows for people to read (`x-text`), each text by what it is there. An entry with {values} fits all texts with something in their place.',
      ),
    places: z
      .record(z.string(), translation)
      .optional()
      .describe('Texts that are other words in one place, by its address as schemas/generated/texts.json has it.'),
  })
  .meta({ id: 'Language' });
export type LanguageDefinition = z.infer<typeof language>;
