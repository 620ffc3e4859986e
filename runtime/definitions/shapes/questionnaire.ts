import { z } from 'zod';
import { operators } from '../../formulas/model';
import { description, expression, id, plainText, schemaKey } from './expression';

/** Ids of questions and results. */
const questionIdPattern = /^[A-Za-z][A-Za-z0-9_-]{0,99}$/;
const named = z.string().regex(questionIdPattern, 'The id of a question is letters, digits, _ and -, begins with a letter, and has at most 100 of them.');
const questionId = named.describe('The stable name of the question: answers are kept by it. Never give it to another question.');

const condition = z
  .strictObject({
    question: z.string().describe('The id of the question that is looked at.'),
    operator: z.enum(operators).describe('How its answers are compared. Contains and DoesNotContain look at all answers, the others at the first.'),
    values: z.array(z.string()).optional().describe('What they are compared with: the values of options, numbers or dates, as texts.'),
  })
  .meta({ id: 'QuestionCondition' });
export type QuestionCondition = z.infer<typeof condition>;

const questionFormula = z
  .union([
    z.strictObject({ all: z.array(condition).min(1).describe('All of these must hold.') }),
    z.strictObject({ any: z.array(condition).min(1).describe('One of these is enough.') }),
  ])
  .meta({ id: 'QuestionFormula' });
export type QuestionFormula = z.infer<typeof questionFormula>;

const part = z.strictObject({
  name: plainText.describe('What is read before its number.'),
  unit: plainText.optional().describe('Its unit, as it is read.'),
  minimum: z.number().optional().describe('The least number.'),
  maximum: z.number().optional().describe('The greatest number.'),
});

/** Something that is asked. */
const question = z
  .strictObject({
    id: questionId,
    question: plainText.describe('What is asked.'),
    type: z.string().describe("The kind of answer: one of the types of the questionnaire's fieldset."),
    help: plainText.optional().describe('A sentence that says what to answer.'),
    optional: z.literal(true).optional().describe('It need not be answered.'),
    hidden: z.literal(true).optional().describe('It does not show, whatever the formulas of others say. Without formulas of its own it stays so.'),
    showWhen: z.array(questionFormula).min(1).optional().describe('It shows while all of these hold.'),
    options: z
      .array(
        z.strictObject({
          value: z.string().min(1).describe('What is stored. It never changes.'),
          text: plainText.describe('What is read.'),
          exclusive: z.literal(true).optional().describe('Of several answers: it stands alone, such as "None of these".'),
        }),
      )
      .min(1)
      .optional()
      .describe('What can be chosen.'),
    unit: plainText.optional().describe('The unit of a number, as it is read.'),
    quantity: z
      .string()
      .optional()
      .describe(
        'What the number measures: one of the constant `quantities`. People answer in their own unit; the answer, `unit` and the limits are in the stored unit.',
      ),
    minimum: z.number().optional().describe('The least number.'),
    maximum: z.number().optional().describe('The greatest number.'),
    maxLength: z.number().int().min(1).optional().describe('How many characters a text may have.'),
    decimals: z.number().int().min(0).max(6).optional().describe('How many digits may stand behind the point.'),
    ends: z
      .strictObject({ minimum: plainText.describe('What the least number means.'), maximum: plainText.describe('What the greatest number means.') })
      .optional()
      .describe('Of a scale: what its least and its greatest number mean.'),
    parts: z.array(part).min(1).optional().describe('The numbers of which the answer consists. The first is the one that formulas see.'),
    known: expression
      .optional()
      .describe('What is known without asking, or null: it stands as the answer until a person gives another. Reads `session` and `today`.'),
    measure: z.string().optional().describe('What it measures: a value that is known already counts until a person answers.'),
    description,
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof question>;

/** Something that is only read. */
const information = z
  .strictObject({
    id: questionId,
    information: plainText.describe('What is said.'),
    showWhen: z.array(questionFormula).min(1).optional().describe('It shows while all of these hold.'),
    description,
  })
  .meta({ id: 'Information' });

const level = z.strictObject({
  code: id.describe('Names the level, beside others of its area.'),
  name: plainText.describe('What it is called.'),
  from: z.number().describe('From this score on, up to that of the next level.'),
  tone: z.enum(['success', 'info', 'warning', 'error']).optional().describe('What it says by its colour and its sign.'),
  advice: plainText.optional().describe('What a person can do.'),
});

const results = z
  .strictObject({
    values: z
      .array(
        z.strictObject({
          id: named.describe('Expressions below read it as `values.<id>`.'),
          value: expression.describe('Reads `answers` and the values above it.'),
          description,
        }),
      )
      .optional()
      .describe('What is computed once and used below, as `values.<id>`. A later one may read an earlier one.'),
    areas: z
      .array(
        z.strictObject({
          id: named.describe('Names the area: `overall` reads its score as `areas.<id>`, and its history is kept by it. It never changes.'),
          name: plainText.describe('What it is called.'),
          score: expression.describe('A number, or null where too little was answered. Reads `answers` and `values`.'),
          levels: z.array(level).min(1).describe('From the least score to the greatest.'),
          description,
        }),
      )
      .min(1)
      .describe('Each with a score of its own, in their order.'),
    overall: z
      .strictObject({
        score: expression.describe('Reads also `areas`: the score of each by its id.'),
        levels: z.array(level).min(1).describe('From the least score to the greatest.'),
      })
      .describe('What it all comes to.'),
  })
  .meta({ id: 'QuestionnaireResults' });

/** Pages of questions that show and hide by formulas, and what the answers come to. */
export const questionnaire = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('questionnaire'),
    description,
    name: plainText.describe('What it is called.'),
    fieldset: z.string().describe('The fieldset whose types its questions have.'),
    measures: z.string().optional().describe('The constant whose names are what questions can measure.'),
    pages: z
      .array(
        z.strictObject({
          id,
          name: plainText.describe('What it is called.'),
          showWhen: questionFormula.optional().describe('It shows while this holds; without it, always.'),
          contents: z.array(z.union([question, information])).describe('Questions and information, in their order.'),
          description,
        }),
      )
      .min(1)
      .describe('In their order.'),
    results: results.optional().describe('What the answers come to.'),
  })
  .meta({ id: 'Questionnaire' });
export type Questionnaire = z.infer<typeof questionnaire>;
