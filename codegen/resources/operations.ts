import type { CompiledOperation, JsonSchema } from '../../runtime/definitions/compiled';
import type { Resource } from '../../runtime/definitions/shapes/resource';
import { compileOperations } from '../operations';
import type { Definition } from '../project/definition';
import { servedAt } from '../project/calls';
import type { Records } from '../records';
import { madeCalls } from './made-calls';
import { columnsOf } from './row-schemas';
import { own } from '../../runtime/validation/own';

/** What the operations of resources have in place of the name of a document. */
const area = 'resources';

const made = new WeakMap<Definition, { records: Records; operations: Record<string, CompiledOperation> }>();

/** The calls that a resource makes; none where its record cannot be read. */
export function operationsOfResource(definition: Definition<Resource>, records: Records, written: JsonSchema | undefined): Record<string, CompiledOperation> {
  const known = made.get(definition);
  if (known?.records === records) return known.operations;
  const { value } = definition;
  const record = own(records, value.record);
  const isWhole = record !== undefined && written !== undefined && Object.hasOwn(records, 'Failure');
  const document = isWhole ? madeCalls(value, { record, written, columns: columnsOf(written) }) : undefined;
  const compiled = document === undefined ? {} : compileOperations({ [area]: document }, records);
  const operations = Object.fromEntries(
    Object.entries(compiled).map(([id, operation]) => [
      id,
      { ...operation, ...(operation.resource && { resource: { ...operation.resource, isMade: true as const } }) },
    ]),
  );
  made.set(definition, { records, operations });
  return operations;
}

/** Each call that a resource makes in one line, as those of documents: its id, where it is served, the resource. */
export const declaredByResource = (operations: Record<string, CompiledOperation>, id: string): string[] =>
  Object.values(operations).map((operation) => `${operation.id} ${servedAt(operation.method.toLowerCase(), operation.path)} resource:${id}`);
