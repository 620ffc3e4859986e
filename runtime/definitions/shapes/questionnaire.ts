import { z } from 'zod';
import { operators } from '../../formulas/model';
import { description, expression, id, plainText, schemaKey } from './expression';

/** Ids of questions and results. */
const questionIdPattern = /^[A-Za-z][A-Za-z0-9_-]{0,99}$/;
const named = z.string().regex(questionIdPattern, 'The id of a question has at most 100 letters, digits, _ and -, and begins with a letter.');
const questionId = named.describe('The stable name of the question, by which answers are stored. Never give it to another question.');

const condition = z
  .strictObject({
    question: z.string().describe('The id of the question that it reads.'),
    operator: z.enum(operators).describe('The comparison with its answers. Contains and DoesNotContain read all answers, the others the first one.'),
    values: z.array(z.string()).optional().describe('The values to compare with: values of options, numbers or dates, as texts.'),
  })
  .meta({ id: 'QuestionCondition' });
export type QuestionCondition = z.infer<typeof condition>;

const questionFormula = z
  .union([
    z.strictObject({ all: z.array(condition).min(1).describe('All of these must be true.') }),
    z.strictObject({ any: z.array(condition).min(1).describe('At least one of these must be true.') }),
  ])
  .meta({ id: 'QuestionFormula' });
export type QuestionFormula = z.infer<typeof questionFormula>;

const part = z.strictObject({
  name: plainText.describe('The label before its number.'),
  unit: plainText.optional().describe('Its unit, as people read it.'),
  minimum: z.number().optional().describe('The minimum.'),
  maximum: z.number().optional().describe('The maximum.'),
});

/** Something that is asked. */
const question = z
  .strictObject({
    id: questionId,
    question: plainText.describe('What is asked.'),
    type: z.string().describe("The kind of answer: one of the types of the questionnaire's fieldset."),
    help: plainText.optional().describe('A sentence about what to answer.'),
    optional: z.literal(true).optional().describe('Optional: it may stay empty.'),
    hidden: z.literal(true).optional().describe('Hidden, whatever the formulas of others say. Without formulas of its own it stays hidden.'),
    showWhen: z.array(questionFormula).min(1).optional().describe('It shows while all of these are true.'),
    options: z
      .array(
        z.strictObject({
          value: z.string().min(1).describe('The stored value. It never changes.'),
          text: plainText.describe('What is read.'),
          exclusive: z.literal(true).optional().describe('With several answers: it is chosen alone, such as "None of these".'),
        }),
      )
      .min(1)
      .optional()
      .describe('The choices.'),
    unit: plainText.optional().describe('The unit of a number, as people read it.'),
    quantity: z
      .string()
      .optional()
      .describe(
        'The quantity of the number: one of the constant `quantities`. People answer in their own unit; the stored answer, `unit` and the limits use the stored unit.',
      ),
    minimum: z.number().optional().describe('The minimum.'),
    maximum: z.number().optional().describe('The maximum.'),
    maxLength: z.number().int().min(1).optional().describe('The maximum number of characters.'),
    decimals: z.number().int().min(0).max(6).optional().describe('The maximum number of decimal places.'),
    ends: z
      .strictObject({ minimum: plainText.describe('The meaning of the minimum.'), maximum: plainText.describe('The meaning of the maximum.') })
      .optional()
      .describe('For a scale: the meanings of its minimum and its maximum.'),
    parts: z.array(part).min(1).optional().describe('The numbers of the answer. Formulas read the first one.'),
    known: expression.optional().describe('A known answer, or null: it counts until a person gives another. Reads `session` and `today`.'),
    measure: z.string().optional().describe('What it measures: a known value counts until a person answers.'),
    description,
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof question>;

/** Something that is only read. */
const information = z
  .strictObject({
    id: questionId,
    information: plainText.describe('What is said.'),
    showWhen: z.array(questionFormula).min(1).optional().describe('It shows while all of these are true.'),
    description,
  })
  .meta({ id: 'Information' });

const level = z.strictObject({
  code: id.describe('The name of the level, unique within its area.'),
  name: plainText.describe('Its name for people.'),
  from: z.number().describe('The level begins at this score and ends at the next level.'),
  tone: z.enum(['success', 'info', 'warning', 'error']).optional().describe('The kind of message, shown by its color and icon.'),
  advice: plainText.optional().describe('What people can do about it.'),
});

const results = z
  .strictObject({
    values: z
      .array(
        z.strictObject({
          id: named.describe('Expressions below it read it as `values.<id>`.'),
          value: expression.describe('Reads `answers` and the values above it.'),
          description,
        }),
      )
      .optional()
      .describe('Values that are computed once and read below, as `values.<id>`. Each may read those before it.'),
    areas: z
      .array(
        z.strictObject({
          id: named.describe('The name of the area: `overall` reads its score as `areas.<id>`, and its history is stored by it. It never changes.'),
          name: plainText.describe('Its name for people.'),
          score: expression.describe('A number, or null with too few answers. Reads `answers` and `values`.'),
          levels: z.array(level).min(1).describe('From the lowest score to the highest.'),
          description,
        }),
      )
      .min(1)
      .describe('The areas in order, each with its own score.'),
    overall: z
      .strictObject({
        score: expression.describe('Also reads `areas`: the score of each area by its id.'),
        levels: z.array(level).min(1).describe('From the lowest score to the highest.'),
      })
      .describe('The overall result.'),
  })
  .meta({ id: 'QuestionnaireResults' });

/** Pages of questions that show and hide by formulas, and what the answers come to. */
export const questionnaire = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('questionnaire'),
    description,
    name: plainText.describe('Its name for people.'),
    fieldset: z.string().describe('The fieldset with the types of its questions.'),
    measures: z.string().optional().describe('The constant with the names of what questions can measure.'),
    pages: z
      .array(
        z.strictObject({
          id,
          name: plainText.describe('Its name for people.'),
          showWhen: questionFormula.optional().describe('It shows while this is true. Default: always.'),
          contents: z.array(z.union([question, information])).describe('Questions and information, in their order.'),
          description,
        }),
      )
      .min(1)
      .describe('In their order.'),
    results: results.optional().describe('The results of the answers.'),
  })
  .meta({ id: 'Questionnaire' });
export type Questionnaire = z.infer<typeof questionnaire>;
