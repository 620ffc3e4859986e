import type { FastifyRequest } from 'fastify';
import type { CompiledOperation } from '../../runtime/definitions/compiled';
import { isAllowed } from '../../runtime/definitions/allowed';
import { allowScopeOf } from '../calls/caller-answers';
import { forbidden, notFound, notSignedIn, otherPerson } from '../foundation/outcome';
import { calledOperation } from './called-operation';

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
  const { caller } = request;
  const operation = operationOf(request);
  if (isForSomebodyElse(request, operation)) throw otherPerson();
  if (mayCall(request, operation)) return;
  throw caller === undefined ? notSignedIn() : forbidden();

  function operationOf({ routeOptions }: FastifyRequest) {
    const found = calledOperation(request);
    if (found !== undefined) return found;
    // A customer's revision without the call: nobody may make it. A resource that it does not have is not there.
    throw routeOptions.config.made === undefined ? forbidden() : notFound('Resource not found.');
  }
}
