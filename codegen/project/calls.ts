import type { CompiledOperation } from '../../runtime/definitions/compiled';
import { type EndpointOperation, type Endpoints, operationShape } from '../../runtime/definitions/shapes/endpoints';
import { compileOperations } from '../operations';
import type { Records } from '../records';
import type { Definition } from './definition';
import { missingRecords, recordReferences } from './missing-records';
import { own } from '../../runtime/validation/own';

/** One call as its document writes it. */
interface Written {
  id: string;
  path: string;
  method: string;
  operation: EndpointOperation;
}

/** The calls of a document, also of one with faults elsewhere. */
function writtenCalls({ value }: Definition<Endpoints>): Written[] {
  return Object.entries(objectOf(objectOf(value).paths)).flatMap(([path, item]) =>
    Object.entries(objectOf(item)).flatMap(([method, operation]) => {
      const id = objectOf(operation).operationId;
      return typeof id === 'string' ? { id, path, method, operation: operation as EndpointOperation } : [];
    }),
  );
}

const objectOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {});

/** Each call in one line: its id, where it is served (letter case and names of parameters aside), its document. */
export const declaredCalls = (definition: Definition<Endpoints>): string[] =>
  writtenCalls(definition).map(({ id, path, method }) => `${id} ${servedAt(method, path)} ${definition.id}`);

/** Where a call is served; two calls with the same cannot be told apart. */
export const servedAt = (method: string, path: string): string =>
  `${method}:${path
    .toLowerCase()
    .replace(/\{[^}]*\}/g, '{}')
    .replaceAll(' ', '')}`;

/** The records that a call's body or parameters hold, and those that these hold in turn. `more`: schemas of other things that are sent. */
export function sentRecords(documents: readonly Definition<Endpoints>[], records: Readonly<Record<string, unknown>>, more: readonly unknown[] = []): string[] {
  const names = new Set<string>();
  const add = (value: unknown) => {
    for (const { name } of recordReferences(value)) {
      if (names.has(name)) continue;
      names.add(name);
      add(own(records, name));
    }
  };
  for (const { operation } of documents.flatMap(writtenCalls)) add([operation.requestBody, operation.parameters]);
  add(more);
  return [...names].sort();
}

const compiled = new WeakMap<Definition, { records: Records; operations: Record<string, CompiledOperation> }>();

/** The calls of one document that are right in themselves; compiled again only when it or a record has changed. Of two with one id the first counts. */
export function operationsOf(definition: Definition<Endpoints>, records: Records): Record<string, CompiledOperation> {
  const known = compiled.get(definition);
  if (known?.records === records) return known.operations;
  const usable = writtenCalls(definition).filter(
    ({ operation }) => operationShape.safeParse(operation).success && missingRecords(operation, records).length === 0,
  );
  const operations = Object.assign(
    {},
    ...usable
      .reverse()
      .map(({ path, method, operation }) =>
        compileOperations({ [definition.id]: { ...definition.value, paths: { [path]: { [method]: operation } } } }, records),
      ),
  ) as Record<string, CompiledOperation>;
  compiled.set(definition, { records, operations });
  return operations;
}
