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
    each: expression.optional().describe('A list: the following repeats for each of its elements, which expressions read as `one`.'),
    when: expression.optional().describe('The following is used only if this is true.'),
    operations: z.lazy(() => z.array(step).min(1)).describe('The operations that it combines.'),
  })
  .meta({ id: 'OperationGroup' });

const step: z.ZodType<OperationStep> = z.union([openOperation, group]).meta({ id: 'OperationStep' });

/** One operation of overlays that combines several: its parameters, and the operations that it writes with them. */
export const operation = z
  .strictObject({
    $schema: schemaKey,
    id,
    kind: z.literal('overlay-operation'),
    description: z.string().min(1).describe('What it does, as the list of operations shows it.'),
    input: jsonSchema.describe('What its author gives besides `op`, as a JSON Schema. Expressions read it as `given`.'),
    definitions: z
      .array(z.looseObject({ id: z.union([id, expression]), kind: z.string().describe('Its kind, such as form: one that customers may have.') }))
      .optional()
      .describe('Definitions of the customer that it creates, such as a form.'),
    operations: z
      .array(step)
      .min(1)
      .describe(
        'The operations. An expression that reads only `given` or `one` is computed when they are written out; in any other, those values are inserted.',
      ),
  })
  .meta({ id: 'OperationDefinition' });
export type OperationDefinition = z.infer<typeof operation>;
