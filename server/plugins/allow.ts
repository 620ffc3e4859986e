import type { FastifyRequest } from 'fastify';
import type { CompiledOperation } from '../../runtime/definitions/compiled';
import { isAllowed } from '../../runtime/definitions/allowed';
import { allowScopeOf } from '../caller-answers';
import { forbidden, notSignedIn } from '../outcome';

/** Whether whoever sends this request may make a call. */
export function mayCall({ caller }: Pick<FastifyRequest, 'caller'>, { allow }: Pick<CompiledOperation, 'allow'>): boolean {
  return isAllowed(allow, caller === undefined ? {} : allowScopeOf(caller));
}

/** The one place that decides who may make a call, by the `x-allow` of its operation. Runs before the body is read. */
export async function enforceAllow(request: FastifyRequest) {
  const { caller, revision } = request;
  if (mayCall(request, operationOf(request))) return;
  throw caller === undefined ? notSignedIn() : forbidden();

  function operationOf({ routeOptions }: FastifyRequest) {
    const id = routeOptions.config.operation ?? '';
    const found = Object.hasOwn(revision.operations, id) ? revision.operations[id] : undefined;
    // A customer's revision without the call: nobody may make it.
    if (found === undefined) throw forbidden();
    return found;
  }
}
