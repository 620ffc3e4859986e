import { z } from 'zod';
import { allow } from './allow';
import { description, expression, id, pointer, requiredTemplate, schemaKey, text } from './expression';

/** What a call does with the rows of a resource. */
export const resourceDoes = [
  'list',
  'get',
  'create',
  'update',
  'upsert',
  'save-all',
  'remove',
  'order',
  'export',
  'list-all',
  'export-all',
  'one',
  'save',
  'reset',
] as const;
export type ResourceDoes = (typeof resourceDoes)[number];

export const resourceChanges = ['create', 'update', 'remove'] as const;
export type ResourceChange = (typeof resourceChanges)[number];

const call = z.strictObject({
  allow: allow.describe('Who may make this call. Not everyone: rows belong to people, so the server must know the caller.'),
});

const calls = z.strictObject({
  list: call
    .extend({
      filters: z.array(pointer).optional().describe('Properties that filter the list by their value, each a query parameter.'),
      search: z.array(pointer).optional().describe('Texts in which `search` looks, ignoring letter case and accents.'),
      pageSize: z.number().int().min(1).max(100).optional().describe('The rows of a page if the caller gives no number. Default: 20.'),
    })
    .optional()
    .describe('A page of the rows: { Items, Total }.'),
  get: call.optional().describe('One row by its key.'),
  create: call.optional().describe('Adds a row.'),
  update: call.optional().describe('Replaces a row by its key.'),
  remove: call.optional().describe('Removes a row by its key.'),
  order: call.optional().describe('Saves a manual order of the rows: takes the keys of all of them.'),
  export: call.optional().describe('The rows as a file, CSV or XLSX.'),
  one: call.optional().describe('For a single row: the current settings, which are the row over the defaults.'),
  save: call.optional().describe('For a single row: saves it as a whole.'),
  reset: call.optional().describe("For a single row: deletes it, so that the defaults apply, or the partner's row."),
});

const rule = z.strictObject({
  id,
  on: z.array(z.enum(resourceChanges)).min(1).describe('The changes for which it must be true.'),
  validWhen: expression.describe(
    "Reads before (null for a new row), after (null for a removed one), caller, isOwn (false for the rows of a person whom the call names by `x-person`), settings (also those for the server, of the company whose rows they are), count (the owner's rows before the change), now and today.",
  ),
  status: z
    .union([z.literal(400), z.literal(403), z.literal(409)])
    .describe('The status of the refusal: 400 for a wrong value, 403 for a caller without the right, 409 for a conflict with other rows.'),
  message: text.describe('The message for people. It may read what the rule reads.'),
  at: pointer.optional().describe('The property at which the message shows.'),
});

const setValue = z.strictObject({
  value: requiredTemplate.describe(
    'The value; its expressions read sent (what was sent, also for properties that the server sets), before, after, caller, isOwn, settings, now and today.',
  ),
  on: z.enum(['create', 'save']).describe('create: once; save: with each change.'),
});

const column = z.string();
const table = z.strictObject({
  name: z.string().describe('The table, one of `server/records/resource-tables.ts`. Its columns are named as in the code.'),
  owner: column.describe('The column of the owner.'),
  key: column.optional().describe('The column of the key. Only a single row has none.'),
  position: column.optional().describe('The column of the manual order.'),
  columns: z.record(z.string(), column).describe('The column of each property, except the key, `ownerKey` and Version.'),
  only: z.record(column, z.string()).optional().describe('Values that all rows of the resource have. Other rows of the table do not belong to it.'),
});
export type ResourceTable = z.infer<typeof table>;

/** Rows as data: what a row is, whose it is, what holds of it, and the calls that read and write it. */
export const resource = z
  .strictObject({
    $schema: schemaKey,
    id: id.describe('The plural of its rows, such as quick-links, used for its calls and their paths.'),
    kind: z.literal('resource'),
    description,
    record: z.string().describe('The record of a row.'),
    single: z
      .literal(true)
      .optional()
      .describe('Each owner has one row at most, such as settings: it is read and saved as a whole, and has no key and no limit.'),
    defaults: z
      .record(z.string(), requiredTemplate)
      .optional()
      .describe(
        'For a single row: the values before the first save, one for each required property of the record. Expressions read entity (the company of the row) and settings. A property that is readOnly in the record is never saved: it always has this value.',
      ),
    key: z
      .string()
      .optional()
      .describe('The property that identifies a row: a text with the format uuid, or an integer. The server sets it. Only a single row has none.'),
    table: table
      .optional()
      .describe(
        "The table that has the rows, if queries of the server read them too. Only the product's own resources name one. Default: the table that all resources share.",
      ),
    ownerKey: z
      .string()
      .optional()
      .describe(
        'The property that identifies the owner. The server sets it. For rows of companies, a body can name the company by it, in place of the parameter entityId.',
      ),
    owner: z
      .enum(['person', 'company', 'platform'])
      .describe("The owner of a row: person: the caller; company: the caller's company, or one within reach; platform: everyone."),
    actorOwns: expression
      .optional()
      .describe(
        'For rows of people: whether the rows are those of the person at the keyboard, also while they act for someone else. Reads caller (for whom they act) and settings. Default: false.',
      ),
    inherits: z
      .union([
        z.literal(true),
        z.strictObject({
          by: pointer.describe(
            "A yes or no property of the row: whether the partner's row applies. The company keeps its own row, and gets it back afterwards.",
          ),
        }),
      ])
      .optional()
      .describe("For a company: a company without rows shows its partner's. A single row names a property that turns this on."),
    order: z
      .union([
        z
          .array(
            z.strictObject({
              by: pointer.describe('The property.'),
              direction: z.enum(['ascending', 'descending']).optional().describe('Default: ascending.'),
            }),
          )
          .min(1),
        z.literal('position'),
      ])
      .optional()
      .describe('The order of a list unless the caller sorts it; position: a manual order. Default: by creation.'),
    unique: z
      .array(
        z.strictObject({
          properties: z
            .array(pointer)
            .min(1)
            .describe('Properties that are unique among the rows of an owner. The comparison of texts ignores letter case and accents.'),
          message: text.describe('The message for a second row with the same values.'),
          code: z.string().optional().describe('The code of the refusal. Default: unique.'),
        }),
      )
      .optional()
      .describe('Constraints on the rows of one owner.'),
    references: z
      .record(pointer, z.string())
      .optional()
      .describe(
        "Properties that refer to something else, each with its kind: the id of a resource, programs, companies, or elsewhere for what is not stored here. It must belong to the row's owner or the owner's partner; otherwise the change is refused.",
      ),
    sets: z.record(z.string(), setValue).optional().describe('Properties that the server sets; a body may lack them.'),
    rules: z
      .array(rule)
      .optional()
      .describe('Rules for a change, beyond the record. No other change of the same owner can come between the check and the save.'),
    form: z
      .string()
      .optional()
      .describe('The form for adding and changing a row: the server applies its conditions, its rules and the limits of its files, as the page does.'),
    missing: text.optional().describe('The message for a row that does not exist.'),
    inUse: text.optional().describe('For rows in a table: the message for a row that cannot be removed, because other tables refer to it.'),
    limit: z.number().int().min(1).max(100_000).optional().describe('The maximum number of rows of one owner. Only a single row has none.'),
    live: z.string().optional().describe("A category of live messages: sent to the person, or to the company's people, after each change."),
    audit: z.literal(true).optional().describe('Each change and each refusal gets an entry in the audit trail.'),
    readableBy: allow.optional().describe('For rows of people: who may list and export those of all people within their reach, each with its owner.'),
    calls: calls.optional().describe('The calls that the resource creates. A call of an OpenAPI document can use its rows by `x-resource` instead.'),
  })
  .meta({ id: 'Resource' });
export type Resource = z.infer<typeof resource>;
