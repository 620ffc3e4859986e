import type { FastifyRequest } from 'fastify';
import type { CompiledOperation } from '../../runtime/definitions/compiled';
import { isAllowed } from '../../runtime/definitions/allowed';
import { allowScopeOf } from '../calls/caller-answers';
import { forbidden, notSignedIn, otherPerson } from '../foundation/outcome';

/** Whether whoever sends this request may make a call. */
export function mayCall({ caller }: Pick<FastifyRequest, 'caller'>, { allow }: Pick<CompiledOperation, 'allow'>): boolean {
  return isAllowed(allow, caller === undefined ? {} : allowScopeOf(caller));
}

/**
 * Whether the page that makes a call shows another person than the session is for by now: another tab has begun or ceased to act for somebody, or
 * the duty for it has gone. What it would change is not what its reader sees. Calls that everyone may make are made for nobody.
 */
function isForSomebodyElse({ caller, headers }: FastifyRequest, { allow }: CompiledOperation): boolean {
  const shown = headers['x-person'];
  return caller !== undefined && shown !== undefined && allow !== 'everyone' && shown !== encodeURIComponent(caller.user.UserId);
}

/** The one place that decides who may make a call, by the `x-allow` of its operation. Runs before the body is read. */
export async function enforceAllow(request: FastifyRequest) {
  const { caller, revision } = request;
  const operation = operationOf(request);
  if (isForSomebodyElse(request, operation)) throw otherPerson();
  if (mayCall(request, operation)) return;
  throw caller === undefined ? notSignedIn() : forbidden();

  function operationOf({ routeOptions }: FastifyRequest) {
    const id = routeOptions.config.operation ?? '';
    const found = Object.hasOwn(revision.operations, id) ? revision.operations[id] : undefined;
    // A customer's revision without the call: nobody may make it.
    if (found === undefined) throw forbidden();
    return found;
  }
}
