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

const changes = ['create', 'update', 'remove'] as const;
export type ResourceChange = (typeof changes)[number];

const call = z.strictObject({
  allow: allow.describe('Who may make this call. Not everyone: rows belong to people, and the server must know whose are asked for.'),
});

const calls = z.strictObject({
  list: call
    .extend({
      filters: z.array(pointer).optional().describe('Properties by whose value the list may be narrowed, each a query parameter of its own.'),
      search: z.array(pointer).optional().describe('Texts in which `search` looks, without regard to letter case and accents.'),
      pageSize: z.number().int().min(1).max(100).optional().describe('Rows of a page where the caller does not say. Without it: 20.'),
    })
    .optional()
    .describe('A page of the rows: { Items, Total }.'),
  get: call.optional().describe('One row by its key.'),
  create: call.optional().describe('Adds a row.'),
  update: call.optional().describe('Replaces a row by its key.'),
  remove: call.optional().describe('Removes a row by its key.'),
  order: call.optional().describe('Puts the rows in an order by hand: takes the keys of all of them.'),
  export: call.optional().describe('The rows as a file, CSV or XLSX.'),
  one: call.optional().describe('Of a single row: what holds, the row laid over the defaults.'),
  save: call.optional().describe('Of a single row: writes it whole.'),
  reset: call.optional().describe('Of a single row: removes it, so that the defaults hold again, or what the partner has.'),
});

const rule = z.strictObject({
  id,
  on: z.array(z.enum(changes)).min(1).describe('The changes for which it must hold.'),
  validWhen: expression.describe(
    'Reads before (null where a row is created), after (null where it is removed), caller, isOwn (no: the rows of a person whom the call names by `x-person`), settings (those for the server too, of the company whose rows they are), count (the rows of the owner before the change), now and today.',
  ),
  status: z
    .union([z.literal(400), z.literal(403), z.literal(409)])
    .describe('How it is refused: 400 for a wrong value, 403 for somebody who may not, 409 for what does not go with other rows.'),
  message: text.describe('What the person reads. It may read what the rule reads.'),
  at: pointer.optional().describe('The property that the message stands beside.'),
});

const setValue = z.strictObject({
  value: requiredTemplate.describe('What it is set to; its expressions read before, after, caller, isOwn, settings, now and today.'),
  on: z.enum(['create', 'save']).describe('create: once; save: with each change.'),
});

/** Rows as data: what a row is, whose it is, what holds of it, and the calls that read and write it. */
export const resource = z
  .strictObject({
    $schema: schemaKey,
    id: id.describe('The plural of what it holds, such as quick-links: the calls and their paths have it.'),
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
        'Of a single row: what holds before anybody has saved it, a value for each property that the record requires. Expressions read entity (the company of the row) and settings. What the record calls readOnly is never saved: it is always as it stands here.',
      ),
    key: z
      .string()
      .optional()
      .describe('The property that names a row: a text with the format uuid, or an integer. The server gives it. Only a single row has none.'),
    owner: z
      .enum(['person', 'company', 'platform'])
      .describe("Whose the rows are: person: the caller's; company: those of the caller's company, or of one within reach; platform: everybody's."),
    inherits: z
      .union([
        z.literal(true),
        z.strictObject({
          by: pointer.describe("Yes or no of the row: whether the partner's holds. The company keeps its own row meanwhile, and has it back afterwards."),
        }),
      ])
      .optional()
      .describe('Of a company: one without rows of its own shows those of its partner. A single row says by a property of its own whether it does.'),
    order: z
      .union([
        z
          .array(
            z.strictObject({
              by: pointer.describe('The property.'),
              direction: z.enum(['ascending', 'descending']).optional().describe('ascending without it.'),
            }),
          )
          .min(1),
        z.literal('position'),
      ])
      .optional()
      .describe('How a list stands unless the caller sorts it; position: by hand. Without it: in the order in which the rows were created.'),
    unique: z
      .array(
        z.strictObject({
          properties: z
            .array(pointer)
            .min(1)
            .describe('What no two rows of an owner have in common. Texts count the same without regard to letter case and accents.'),
          message: text.describe('What the person reads who saves a second one.'),
        }),
      )
      .optional()
      .describe('What must differ among the rows of one owner.'),
    references: z
      .record(pointer, z.string())
      .optional()
      .describe(
        'Properties that name something else, each with what that is: a resource by its id, programs, companies, or elsewhere where it is not kept here. It must be of the owner of the row or of its partner; else the change is refused.',
      ),
    sets: z.record(z.string(), setValue).optional().describe('Properties that the server sets, over whatever was sent.'),
    rules: z
      .array(rule)
      .optional()
      .describe('What must hold of a change beyond the record. It is looked at where no other change of the same owner comes between.'),
    form: z
      .string()
      .optional()
      .describe(
        'The form by which a row is added or changed: its conditions, its rules and the limits of its files hold on the server as they do in the page.',
      ),
    limit: z.number().int().min(1).max(100_000).optional().describe('The most rows of one owner. Only a single row has none.'),
    live: z.string().optional().describe("A category of live messages: said to the person, or to the company's people, after each change."),
    audit: z.literal(true).optional().describe('Each change is written into the audit trail, and each refusal.'),
    readableBy: allow.optional().describe("Of a person's rows: who may list and export those of all people within their reach, each with whose it is."),
    calls: calls.optional().describe('The calls that the resource makes. A call of an OpenAPI document may have its rows by `x-resource` instead.'),
  })
  .meta({ id: 'Resource' });
export type Resource = z.infer<typeof resource>;
