import { z } from 'zod';
import { allow } from './allow';
import { jsonSchema, pointer, requiredTemplate, variableName } from './expression';
import { resourceDoes } from './resource';

const content = z.strictObject({ 'application/json': z.strictObject({ schema: jsonSchema }) });
const fileType = 'application/octet-stream';
const file = z
  .strictObject({ [fileType]: z.strictObject({ schema: z.strictObject({ type: z.literal('string'), format: z.literal('binary') }) }) })
  .describe('A file of any kind, sent piece by piece; the action `download` saves it.');
const partType = 'multipart/form-data';
const part = z
  .strictObject({ [partType]: z.strictObject({ schema: jsonSchema }) })
  .describe('One file, sent piece by piece as the part File: the schema is an object with the property File, a record StoredFile. Texts may stand beside it.');
const response = z.strictObject({ description: z.string(), content: z.union([content, file]).optional() });

/** A form that a value of the body chooses. */
const chosenForm = z.strictObject({
  at: pointer.describe('Where the value stands in the body.'),
  forms: z.string().describe('The constant that names a form for each value; a value without one chooses none.'),
});

const switchValue = z.union([z.string(), z.boolean()]);

const follows = z.strictObject({
  parameter: z.string().describe('The parameter of the query.'),
  on: switchValue.describe("Its value by which the partner's row holds."),
  off: switchValue.describe('Its value by which the own row holds.'),
});

/** What a call does with the rows of a resource, in place of a handler. */
const resourceCall = z.strictObject({
  resource: z.string().describe('The resource.'),
  does: z
    .enum(resourceDoes)
    .describe(
      'What it does with the rows; upsert: replaces the row with which what is sent has the first `unique` in common, or adds it; save-all: the body is the list of all rows, and those that it lacks are removed.',
    ),
  key: z.string().optional().describe('The parameter, or the property of the body, that names the row. An update that lacks it creates.'),
  follows: follows
    .optional()
    .describe(
      "Of a single row with `inherits`: a parameter says whether the partner's holds. A call that saves attaches or detaches by it; one that reads shows what would hold, and changes nothing.",
    ),
});

const input = z.record(z.string(), requiredTemplate).optional().describe('What it is given; a value that is null is left out.');

/** What a call whose answer is a template reads, beside what it knows without asking. */
const answerRead = z.union([
  z.strictObject({ query: z.string().describe('One of the `x-queries` of a document.'), input }),
  z.strictObject({
    call: z.string().describe('Another call that changes nothing. Whoever may not make it is refused.'),
    input,
  }),
  z.strictObject({
    rows: z.string().describe("A resource: of single rows what holds, of others the list of the rows. The caller's, or those of the company in `entityId`."),
    follows: follows.optional(),
  }),
]);

/** An answer that is written down, in place of a handler. */
const answerTemplate = z.strictObject({
  reads: z
    .record(variableName, answerRead)
    .optional()
    .describe('What is read first, by the names under which the expressions of `value` read it: reads.<name>.'),
  value: requiredTemplate.describe(
    'The answer. Its expressions read session, settings (those for the server too), path, query, body, now, today and reads. Of objects goes out what the schema of the answer has; a null that it does not allow is left out.',
  ),
  missing: z.string().optional().describe('What a person reads where the value is null: then it is not found.'),
});

/** What the server can be asked for, by calls whose answers are templates. */
const serverQuery = z.strictObject({
  description: z.string().describe('What it gives, and of whom.'),
  input: z.record(z.string(), jsonSchema).optional().describe('What it may be given.'),
  required: z.array(z.string()).optional().describe('What of it it must be given.'),
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
  'x-reads': z.literal(true).optional().describe('A POST that changes nothing: it may be used wherever a GET may, and its body says what is asked for.'),
  'x-refusals': z
    .literal('answered')
    .optional()
    .describe('What the call refuses it answers as well, such as why, and when it could be had: `Successful` false is no failure of it then.'),
  'x-audit': z
    .enum(['refusals', 'itself'])
    .optional()
    .describe(
      'What the audit trail has of it: refusals: each refusal of the call to somebody who is signed in; itself: that, and the call writes down by itself what it does.',
    ),
  'x-body-limit': z
    .number()
    .int()
    .min(1)
    .optional()
    .describe(
      'The largest body, in kilobytes. Without it: 16 for a call that everyone may make, else what the server allows at all. Only a call for everyone may not have more than that.',
    ),
  'x-resource': resourceCall
    .optional()
    .describe('The call reads or writes the rows of a resource and has no handler. Of a row it answers the properties that its answer has.'),
  'x-person': z
    .string()
    .optional()
    .describe(
      "The parameter of the path that names whose rows the call reads or writes, in place of the caller: one of the people of those companies for which a designation of `x-allow` lets the actor in, and not the actor. Anybody else is not found. Rules, defaults and settings are those of that person's company.",
    ),
  'x-answer': answerTemplate
    .optional()
    .describe('The call changes nothing and has no handler: its answer is this template. What joins, orders, counts or guards by code has a handler.'),
  'x-form': z
    .union([z.string(), chosenForm])
    .optional()
    .describe(
      'The form whose conditions and rules the body must satisfy, or how the body chooses it. Values that the form hides and does not keep are taken out before they are stored; the conditions of a filter are not.',
    ),
});

/** The part of OpenAPI 3.1 that calls are described with. */
export const endpoints = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string().optional() }),
  'x-queries': z
    .record(variableName, serverQuery)
    .optional()
    .describe('What the templates of `x-answer` can ask the server for, in each document: read only, and within the reach of the caller.'),
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
