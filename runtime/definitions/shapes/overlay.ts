import { z } from 'zod';
import { description, id, jsonSchema, schemaKey } from './expression';
import { fieldNode } from './form';

/** What one customer has different: single operations by id, never a copy of a file. */
const target = { in: z.string().describe('The definition, such as form:user-profile, screen:programs or record:User.') };
const place = {
  before: z.string().optional().describe('The id of the part after it.'),
  after: z.string().optional().describe('The id of the part before it.'),
};

export const customProperty = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'A customer property begins with a lowercase letter and has at most 40 letters and digits.')
  .refine(
    (name) => !['constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf'].includes(name),
    'This name is reserved by the language of the browser.',
  );

/** The operations of the language itself. Others are definitions of the kind `overlay-operation`, and stand for some of these. */
export const operationNames = ['insert-field', 'insert', 'insert-entry', 'move', 'set', 'remove'] as const;

const overlayOperation = z
  .union([
    z.strictObject({
      op: z.literal('insert-field'),
      form: z.string().describe('The form that shows the field.'),
      ...place,
      group: z.string().optional().describe('The group in which it is last.'),
      record: z.string().describe('The record whose Custom object gets the property.'),
      name: customProperty.describe("The property's name below Custom."),
      required: z.boolean().optional().describe('The property is required.'),
      property: jsonSchema.describe('The constraints, as JSON Schema; "x-unique": "company" requires a different value for each person of a company.'),
      field: z.record(z.string(), z.unknown()).describe('The field, without `at`: that is /Custom and the name.'),
      columns: z.array(z.string()).optional().describe('The tables that also show it, each in a last column.'),
    }),
    z.strictObject({
      op: z.literal('insert'),
      ...target,
      ...place,
      into: z
        .string()
        .optional()
        .describe('The id of the part in which it is last; bar.beside or .footer names a list other than the first. For a state of a flow, the parent state.'),
      value: z
        .union([fieldNode, z.record(z.string(), z.unknown())])
        .describe('The part, with its `id`. For a state of a flow, a constant or a guard the id is its name.'),
    }),
    z.strictObject({
      op: z.literal('insert-entry'),
      ...target,
      node: z.string().optional().describe('The id of the part. Default: the definition itself.'),
      property: z.string().describe('The key of the part that holds the entries: a list of texts or numbers, or values by name.'),
      before: z.union([z.string(), z.number()]).optional().describe('The entry of the list after it.'),
      after: z.union([z.string(), z.number()]).optional().describe('The entry of the list before it. Default: it goes to the end.'),
      name: z.string().optional().describe('The name of the entry, if entries have names.'),
      value: z
        .unknown()
        .refine((value) => value !== undefined, 'A value is missing here.')
        .describe('The entry.'),
    }),
    z.strictObject({
      op: z.literal('move'),
      ...target,
      node: z.string().describe('The id of the part.'),
      ...place,
      into: z.string().optional().describe('The id of the part in which it is last; bar.beside or .footer names a list other than the first.'),
    }),
    z.strictObject({
      op: z.literal('set'),
      ...target,
      node: z.string().optional().describe('The id of the part. Default: the definition itself.'),
      property: z.string().describe('The key of the part.'),
      was: z
        .unknown()
        .optional()
        .describe('The value in the base; omit it if the base has none. When the base changes, the overlay is reported, so that no change is lost unseen.'),
      to: z.unknown().optional().describe('The new value. Without it, the property is removed.'),
    }),
    z.strictObject({ op: z.literal('remove'), ...target, node: z.string().describe('The id of the part.') }),
  ])
  .meta({ id: 'OverlayOperation' });
export type OverlayOperation = z.infer<typeof overlayOperation>;

/** An operation that a definition describes: what it says besides `op` is held to the schema of that definition. */
const namedOperation = z
  .looseObject({
    op: z
      .string()
      .refine((op) => !operationNames.some((name) => name === op))
      .describe('The id of a definition of the kind `overlay-operation`.'),
  })
  .meta({ id: 'NamedOperation' });
export type NamedOperation = z.infer<typeof namedOperation>;

/** What may stand in the list of an overlay. */
export const anyOperation = z.union([overlayOperation, namedOperation]);

export const overlay = z
  .strictObject({ $schema: schemaKey, id, kind: z.literal('overlay'), description, operations: z.array(anyOperation) })
  .meta({ id: 'Overlay' });
export type Overlay = z.infer<typeof overlay>;
