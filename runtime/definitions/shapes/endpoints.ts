import { z } from 'zod';
import { allow } from './allow';
import { jsonSchema, pointer, requiredTemplate, variableName } from './expression';
import { resourceDoes } from './resource';

const content = z.strictObject({ 'application/json': z.strictObject({ schema: jsonSchema }) });
const fileType = 'application/octet-stream';
const file = z
  .strictObject({ [fileType]: z.strictObject({ schema: z.strictObject({ type: z.literal('string'), format: z.literal('binary') }) }) })
  .describe('A file of any kind, sent in pieces; the action `download` saves it.');
const partType = 'multipart/form-data';
const part = z
  .strictObject({ [partType]: z.strictObject({ schema: jsonSchema }) })
  .describe('One file, sent in pieces as the part File: the schema is an object with the property File, a record StoredFile. It may have texts too.');
const response = z.strictObject({ description: z.string(), content: z.union([content, file]).optional() });

/** A form that a value of the body chooses. */
const chosenForm = z.strictObject({
  at: pointer.describe('The place of the value in the body.'),
  forms: z.string().describe('The constant that names a form for each value; another value has no form.'),
});

const switchValue = z.union([z.string(), z.boolean()]);

const follows = z.strictObject({
  parameter: z.string().describe('The parameter of the query.'),
  on: switchValue.describe("The value for the partner's row."),
  off: switchValue.describe("The value for the company's own row."),
});

/** What a call does with the rows of a resource, in place of a handler. */
const resourceCall = z.strictObject({
  resource: z.string().describe('The resource.'),
  does: z
    .enum(resourceDoes)
    .describe(
      'What it does with the rows; upsert: replaces the row that has the same value for the first `unique`, or adds one; save-all: the body is the list of all rows, and rows that it lacks are removed.',
    ),
  key: z.string().optional().describe('The parameter, or the property of the body, that names the row. An update without it creates a row.'),
  follows: follows
    .optional()
    .describe(
      "For a single row with `inherits`: a parameter says whether the partner's row applies. A call that saves switches it; a call that reads shows what would apply, and changes nothing.",
    ),
});

const input = z.record(z.string(), requiredTemplate).optional().describe('Its input; null values are dropped.');

/** What a call whose answer is a template reads, beside what it knows without asking. */
const answerRead = z.union([
  z.strictObject({ query: z.string().describe('One of the `x-queries` of a document.'), input }),
  z.strictObject({
    call: z.string().describe('Another call that only reads. A caller who may not make it is refused.'),
    input,
  }),
  z.strictObject({
    rows: z
      .string()
      .describe("A resource: for single rows the current settings, for others the list of rows. They are the caller's, or those of the company in `entityId`."),
    follows: follows.optional(),
  }),
]);

/** An answer that is written down, in place of a handler. */
const answerTemplate = z.strictObject({
  reads: z.record(variableName, answerRead).optional().describe('What is read first, by the names that the expressions of `value` read: reads.<name>.'),
  value: requiredTemplate.describe(
    "The answer. Its expressions read session, settings (also those for the server), path, query, body, now, today and reads. It contains only properties of the answer's schema; nulls that the schema forbids are dropped.",
  ),
  missing: z.string().optional().describe('The message if the value is null: the answer is then 404.'),
});

/** What the server can be asked for, by calls whose answers are templates. */
const serverQuery = z.strictObject({
  description: z.string().describe('What it answers, and about whom.'),
  input: z.record(z.string(), jsonSchema).optional().describe('Its possible input.'),
  required: z.array(z.string()).optional().describe('The required part of its input.'),
  answer: jsonSchema.describe('What it gives.'),
});

/** One call. */
export const operationShape = z.strictObject({
  operationId: z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'An operationId is a verb and its object in camelCase, such as saveUserProfile.'),
  summary: z.string(),
  description: z.string().optional(),
  tags: z.array(z.string()).optional(),
  parameters: z
    .array(
      z.strictObject({
        name: z.string(),
        in: z.enum(['path', 'query']),
        required: z.boolean().optional(),
        description: z.string().optional(),
        schema: jsonSchema,
      }),
    )
    .optional(),
  requestBody: z.strictObject({ required: z.boolean().optional(), content: z.union([content, part]) }).optional(),
  responses: z.record(z.string(), response),
  'x-allow': allow,
  'x-reads': z.literal(true).optional().describe('A POST that only reads: use it wherever a GET is allowed; its body is the question.'),
  'x-refusals': z
    .literal('answered')
    .optional()
    .describe("The call's answer explains why it did nothing, such as when it will be possible: an answer with `Successful` false is no failure."),
  'x-audit': z
    .enum(['refusals', 'itself'])
    .optional()
    .describe('What goes into the audit trail: refusals: each time a signed-in caller is refused; itself: the same, and the call writes its own entries.'),
  'x-body-limit': z
    .number()
    .int()
    .min(1)
    .optional()
    .describe(
      "The maximum size of the body, in kilobytes. Default: 16 for a call with `allow` everyone, otherwise the server's limit. Only a call for signed-in people may have more than the server's limit.",
    ),
  'x-resource': resourceCall
    .optional()
    .describe('The call reads or writes the rows of a resource and has no handler. It answers those properties of a row that its answer has.'),
  'x-person': z
    .string()
    .optional()
    .describe(
      "The path parameter that names the person whose rows the call uses, in place of the caller: one of the people of the companies for which a designation of `x-allow` gives the actor access, other than the actor. Anyone else gives 404. Rules, defaults and settings are those of that person's company.",
    ),
  'x-answer': answerTemplate
    .optional()
    .describe(
      'The call only reads and has no handler: its answer is this template. An answer that needs joins, sorting, counts or checks in code has a handler.',
    ),
  'x-form': z
    .union([z.string(), chosenForm])
    .optional()
    .describe(
      'The form whose conditions and rules the body must satisfy, or how the body chooses it. Values that the form hides and does not keep are removed before the body is stored. Conditions of a filter do not apply.',
    ),
});

/** The part of OpenAPI 3.1 that calls are described with. */
export const endpoints = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string().optional() }),
  'x-queries': z
    .record(variableName, serverQuery)
    .optional()
    .describe("What the templates of `x-answer` can ask the server for, in each document: read only, and within the caller's reach."),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({
      get: operationShape.optional(),
      post: operationShape.optional(),
      put: operationShape.optional(),
      patch: operationShape.optional(),
      delete: operationShape.optional(),
    }),
  ),
});
export type Endpoints = z.infer<typeof endpoints>;
export type AnswerTemplate = z.infer<typeof answerTemplate>;
export type ServerQuery = z.infer<typeof serverQuery>;
export type EndpointOperation = z.infer<typeof operationShape>;

/** The schema of what a call answers or is sent; a file that is answered is a text. */
export const contentSchema = (
  part: EndpointOperation['requestBody'] | EndpointOperation['responses'][string] | undefined,
): z.infer<typeof jsonSchema> | undefined => Object.values(part?.content ?? {})[0]?.schema as z.infer<typeof jsonSchema> | undefined;

/** Whether a call is sent a file, as a part of its own. */
export const takesFile = ({ requestBody }: EndpointOperation): boolean => partType in (requestBody?.content ?? {});

/** Whether a call answers a file. */
export const answersFile = ({ responses }: EndpointOperation): boolean => fileType in (responses['200']?.content ?? {});
