import type { FastifyRequest } from 'fastify';
import type { CompiledOperation } from '../../runtime/definitions/compiled';
import type { MadeDoes } from '../../runtime/definitions/resource-addresses';
import { own } from '../../runtime/validation/own';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation a route answers. */
    operation?: string;
    /** What a route does for all resources that make such a call: which of them, its address says. */
    made?: MadeDoes;
  }
}

/**
 * The operation that a request calls, as the caller's revision has it; nothing where that does not. A call that a resource makes is there for those
 * whose revision has the resource, and for nobody else.
 */
export function calledOperation({
  routeOptions,
  revision,
  params,
}: Pick<FastifyRequest, 'routeOptions' | 'revision' | 'params'>): CompiledOperation | undefined {
  const { operation: id, made } = routeOptions.config;
  if (made === undefined) return id === undefined ? undefined : own(revision.operations, id);
  const { resource: named } = params as { resource: string };
  return Object.values(revision.operations).find(({ resource }) => resource?.isMade === true && resource.does === made && resource.resource === named);
}
