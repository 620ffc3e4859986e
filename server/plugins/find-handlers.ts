import type { CompiledOperation } from '../../runtime/definitions/compiled';
import type { Tools } from '../calls/tools';
import { handlersByArea } from './registry';

/** A handler of any area: what it is given has passed the operation's schemas. */
export type AnyHandler = (call: object, tools: Tools) => unknown;

/** The handler of each operation that has neither rows of a resource nor a template of its answer. One that is missing or left over stops the start. */
export function findHandlers(operations: Record<string, CompiledOperation>, byArea: Record<string, object> = handlersByArea) {
  const handlers = new Map<string, AnyHandler>();
  const faults: string[] = [];
  for (const { id, area, resource, template } of Object.values(operations)) {
    if (resource !== undefined || template !== undefined) continue;
    const own = (Object.hasOwn(byArea, area) ? byArea[area] : {}) as Record<string, AnyHandler>;
    if (Object.hasOwn(own, id)) handlers.set(id, own[id]!);
    else faults.push(`The call "${id}" of schemas/endpoints/${area}.json has no handler in server/areas/${area}/handlers.ts.`);
  }
  for (const [area, own] of Object.entries(byArea)) {
    const [served, surplus] = [Object.keys(own).filter((id) => hasNoHandler(operations[id])), Object.keys(own).filter((id) => operations[id]?.area !== area)];
    faults.push(
      ...served.map(
        (id) =>
          `The call "${id}" is answered by "${operations[id]?.resource ? 'x-resource' : 'x-answer'}": take the handler of server/areas/${area}/handlers.ts away, or that.`,
      ),
    );
    faults.push(...surplus.map((id) => `The handler "${id}" of server/areas/${area}/handlers.ts has no call in schemas/endpoints/${area}.json.`));
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return handlers;
}

const hasNoHandler = (operation: CompiledOperation | undefined) => operation?.resource !== undefined || operation?.template !== undefined;
