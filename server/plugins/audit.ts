import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CompiledOperation } from '../../runtime/definitions/compiled';
import { byWhom } from '../records/by-whom';
import type { Caller } from '../records/callers';
import type { Tools } from '../calls/tools';
import { calledOperation } from './called-operation';
import { answerFailure, failureOf } from './failures';

/** No more of the reasons is kept. */
const longestWhy = 500;

const about = (caller: Caller, { id }: CompiledOperation) => ({
  ...byWhom(caller),
  EntityId: caller.user.EntityId,
  SubjectKind: 'Call',
  SubjectId: id,
  Changes: [],
});

/** Whether a call changes something that belongs to whom it is made for. A call that everyone may make is made for nobody. */
const changes = ({ method, reads, allow }: CompiledOperation) => method !== 'GET' && reads !== true && allow !== 'everyone';

/**
 * Runs a call. While somebody acts for another, its changes and an entry of the audit trail are written in one transaction. Nothing of the request
 * is stored: it may be about anybody's health.
 */
export async function runAudited<Answer>(
  caller: Caller | undefined,
  operation: CompiledOperation,
  tools: Tools,
  work: (tools: Tools) => Answer | Promise<Answer>,
): Promise<Answer> {
  if (caller?.impersonation === undefined || !changes(operation) || operation.audit === 'itself') return work(tools);
  return tools.together(async (own) => {
    const answer = await work(own);
    await own.audit.add({ ...about(caller, operation), Action: 'Called' }, own.clock.now().toISOString());
    return answer;
  });
}

/** Answers the failures of calls, and writes down those of a call whose refusals are wanted: who was refused, and why. Nobody is named by what a stranger sends. */
export const auditRefusals = (tools: Tools) => async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const { caller } = request;
  const { StatusCode, Errors } = failureOf(error);
  const operation = caller === undefined ? undefined : calledOperation(request);
  if (caller !== undefined && operation?.audit !== undefined && StatusCode >= 400 && StatusCode < 500) {
    const Why = Errors.map(({ Message }) => Message)
      .join(' ')
      .slice(0, longestWhy);
    const written = tools.audit.add({ ...about(caller, operation), Action: 'Refused', Why }, tools.clock.now().toISOString());
    await written.catch((failed: unknown) => request.log.error(failed, 'A refusal could not be written into the trail.'));
  }
  return answerFailure(error, request, reply);
};
