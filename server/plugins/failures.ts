import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isUnstorableValue } from '../database/unavailable';
import { type OutcomeKind, Refused, unavailable, WrongMethod } from '../foundation/outcome';
import type { Failure, FailureMessage } from '../../schemas/generated/records';
import { translated } from '../../runtime/format/language';
import { own } from '../../runtime/validation/own';

const statuses: Record<OutcomeKind, number> = {
  badRequest: 400,
  notSignedIn: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  otherPerson: 412,
  wrongMethod: 405,
  tooMany: 429,
  unavailable: 503,
  upgradeRequired: 426,
};

/** What Fastify refuses before a handler runs, in our words. */
const refusedByFastify: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_REQ_FILE_TOO_LARGE: 'The file is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request must be JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not well-formed JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request is not as long as it says.',
  FST_ERR_BAD_URL: 'The address is not well formed.',
};

/** How long a caller waits who found the database away. */
const secondsAway = 5;

const failure = (StatusCode: number, Errors: FailureMessage[], ShowUser = false): Failure => ({ StatusCode, Errors, ShowUser });

/** The generic failure object of an error. What we did not foresee tells nothing of what is inside. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Refused) return failure(statuses[error.kind], error.errors, error.showUser);
  if (isDatabaseAway(error)) return failureOf(unavailable('The service cannot be reached right now. Please try again in a moment.'));
  if (isUnstorableValue(error)) return failure(400, [{ Message: 'A value in the request is too large or not valid.' }]);
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>;
  if (statusCode >= 400 && statusCode < 500) {
    const Message = own(refusedByFastify, code) ?? 'The request is not well formed.';
    return failure(statusCode, [{ Message }]);
  }
  return failure(500, [{ Message: 'Unable to process request.' }]);
}

/** The one place where a call's failure becomes its answer. */
export function addFailures(app: FastifyInstance) {
  app.setErrorHandler(answerFailure);
}

/** Answers a failure, and logs one that we did not foresee. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const answer = failureOf(error);
  if ((answer.StatusCode >= 500 || isUnstorableValue(error)) && !(error instanceof Refused))
    request.log.error(describeError(error), 'A call failed unexpectedly.');
  return sendFailure(error, reply);
}

/** Answers the failure object. Fastify asks for it by itself where no hook runs, as for an address that cannot be read. */
export function sendFailure(error: unknown, reply: FastifyReply) {
  const answer = failureOf(error);
  const retryAfter = error instanceof Refused ? error.retryAfter : answer.StatusCode === 503 ? secondsAway : undefined;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (error instanceof WrongMethod) reply.header('allow', error.methods.join(', '));
  return reply
    .code(answer.StatusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...answer, Errors: answer.Errors.map((one) => ({ ...one, Message: translated(one.Message) })) }));
}

/** What Node refuses before it is a request, by Node's own codes. */
const unreadable: Record<string, { status: number; Message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, Message: 'The headers of the request are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, Message: 'The request took too long.' },
};

/** Answers bytes that are no request, for which there is neither a request nor a reply, and closes the connection. */
export function answerUnreadable({ code }: NodeJS.ErrnoException, socket: Socket) {
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const { status, Message } = unreadable[code ?? ''] ?? { status: 400, Message: 'The request is not well formed.' };
  const body = JSON.stringify(failure(status, [{ Message }]));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** An error for the log: where it came from, without the values that a message of the database quotes. */
function describeError(error: unknown) {
  const { name, stack, cause } = error instanceof Error ? error : new Error('Something that is no error was thrown.');
  const { code, constraint } = (cause ?? error) as { code?: string; constraint?: string };
  const frames = (stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { errorName: name, code, constraint, frames };
}
