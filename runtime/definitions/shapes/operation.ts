import { z } from 'zod';
import { expression, id, jsonSchema, schemaKey } from './expression';

/** An operation of an overlay, any of whose values may be an expression over what the author gives. It is held to the shape of one where it is used. */
const openOperation = z.looseObject({
  op: z.string().describe('What it does, such as insert, or another definition of the kind `overlay-operation`.'),
});

interface OperationGroup {
  each?: z.infer<typeof expression> | undefined;
  when?: z.infer<typeof expression> | undefined;
  operations: OperationStep[];
}
export type OperationStep = z.infer<typeof openOperation> | OperationGroup;

const group: z.ZodType<OperationGroup> = z
  .strictObject({
    each: expression.optional().describe('A list: what follows stands once for each of its elements, which expressions read as `one`.'),
    when: expression.optional().describe('What follows stands only where this holds.'),
    operations: z.lazy(() => z.array(step).min(1)).describe('What stands there.'),
  })
  .meta({ id: 'OperationGroup' });

const step: z.ZodType<OperationStep> = z.union([openOperation, group]).meta({ id: 'OperationStep' });

/** One operation of overlays that stands for several: what its author gives, and what it writes with that. */
export const operation = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('overlay-operation'),
    description: z.string().min(1).describe('What it does, as the list of operations says it.'),
    input: jsonSchema.describe('What its author gives besides `op`, as a JSON Schema. Expressions read it as `given`.'),
    definitions: z
      .array(z.looseObject({ id: z.union([id, expression]), kind: z.string().describe('What it is, such as form: one that customers may have some of.') }))
      .optional()
      .describe("Definitions of the customer's own that it makes, such as a form."),
    operations: z
      .array(step)
      .min(1)
      .describe(
        'What it stands for. An expression that reads `given` or `one` and nothing else is computed when it is written out; in any other, what it reads of them is put in.',
      ),
  })
  .meta({ id: 'OperationDefinition' });
export type OperationDefinition = z.infer<typeof operation>;
