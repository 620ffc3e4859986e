import type { CompiledOperation } from '../runtime/definitions/compiled';
import { answersFile, contentSchema, takesFile, type EndpointOperation, type Endpoints } from '../runtime/definitions/shapes/endpoints';
import { interpretSchema } from '../runtime/validation/interpreter';
import { type Records, writeOut } from './records';
import { answerPlace } from './resources/answer';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every call of the OpenAPI documents by its operation id, with the records written out. `documents` are keyed by area. */
export function compileOperations(documents: Record<string, Endpoints>, records: Records): Record<string, CompiledOperation> {
  const operations: Record<string, CompiledOperation> = {};
  for (const [area, document] of Object.entries(documents)) {
    for (const [path, item] of Object.entries(document.paths)) {
      for (const method of methods) {
        const operation = item[method];
        if (operation !== undefined) operations[operation.operationId] = compileOperation(area, path, method, operation, records);
      }
    }
  }
  return operations;
}

function compileOperation(area: string, path: string, method: (typeof methods)[number], operation: EndpointOperation, records: Records): CompiledOperation {
  const body = contentSchema(operation.requestBody);
  const answered = contentSchema(operation.responses['200']);
  const answer = answered && writeOut(answered, records, { customMayLack: true });
  return {
    id: operation.operationId,
    method: method.toUpperCase() as CompiledOperation['method'],
    path,
    area,
    parameters: (operation.parameters ?? []).map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      required: parameter.required ?? parameter.in === 'path',
      schema: writeOut(parameter.schema, records),
    })),
    ...(body && { body: writeOut(body, records) }),
    ...(answer && { answer }),
    ...(answersFile(operation) && { answersFile: true as const }),
    ...(operation['x-refusals'] && { answersRefusals: true as const }),
    ...((answer === undefined || interpretSchema(answer)(null).length === 0) && { answersNull: true as const }),
    ...(takesFile(operation) && { takesFile: true as const }),
    allow: operation['x-allow'],
    ...(operation['x-reads'] && { reads: true as const }),
    ...(operation['x-body-limit'] !== undefined && { bodyLimit: operation['x-body-limit'] * 1024 }),
    ...(operation['x-audit'] && { audit: operation['x-audit'] }),
    ...formOf(operation['x-form']),
    ...(operation['x-person'] !== undefined && { person: operation['x-person'] }),
    ...(operation['x-answer'] && { template: operation['x-answer'] }),
    ...(operation['x-resource'] && { resource: { ...operation['x-resource'], ...answerPlace(operation['x-resource'].does, answer) } }),
  };
}

const formOf = (form: EndpointOperation['x-form']): Pick<CompiledOperation, 'form' | 'chosenForm'> => {
  if (form === undefined) return {};
  return typeof form === 'string' ? { form } : { chosenForm: form };
};
