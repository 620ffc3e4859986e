import type { FastifyRequest } from 'fastify';
import { isAllowed } from '../../runtime/definitions/allowed';
import { callerSettings, entityOf, userOf } from '../caller-answers';
import { forbidden, notSignedIn } from '../outcome';

/** The one place that decides who may make a call, by the `x-allow` of its operation. Runs before the body is read. */
export async function enforceAllow(request: FastifyRequest) {
  const { caller, revision } = request;
  const operation = operationOf(request);
  const scope = caller === undefined ? {} : { User: userOf(caller), Entity: entityOf(caller), Settings: callerSettings(caller) };
  if (isAllowed(operation.allow, scope)) return;
  throw caller === undefined ? notSignedIn() : forbidden();

  function operationOf({ routeOptions }: FastifyRequest) {
    const id = routeOptions.config.operation ?? '';
    const found = Object.hasOwn(revision.operations, id) ? revision.operations[id] : undefined;
    // A customer's revision without the call: nobody may make it.
    if (found === undefined) throw forbidden();
    return found;
  }
}
