import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompiledOperation } from '../../runtime/definitions/compiled';
import { handlersByArea } from './registry';
import { badRequest } from '../foundation/outcome';
import { Redirect } from '../calls/redirect';
import { FileAnswer } from '../calls/file-answer';
import type { Tools } from '../calls/tools';
import { attachment } from '../foundation/files/file-name';
import { isLocal, originOf } from './origin';
import { addressFaults } from './address-faults';
import { enforceAllow, mayCall } from './allow';
import { bearerOf, identify } from './authentication';
import { judgeBody } from './form-validation';
import { browserSecretOf, sendRedirect } from './redirects';
import { runAudited, auditRefusals } from './audit';
import { queueByAddress } from './queue-by-address';
import { mostFaults } from '../foundation/unstorable-parts';
import { faultsIn } from '../foundation/validation';
import type { VerifiedTokens } from './verified-tokens';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation a route answers. */
    operation?: string;
  }
}

/** A handler of any area: what it is given has passed the operation's schemas. */
type AnyHandler = (call: object, tools: Tools) => unknown;

interface OperationOptions {
  /** Refuses an answer that is not as its operation says: in tests and development. */
  checkAnswers: boolean;
  publicUrl: string | undefined;
  verified: VerifiedTokens;
}

/** One route for each call of schemas/endpoints, served under /api. */
export function addOperations(app: FastifyInstance, tools: Tools, { checkAnswers, publicUrl, verified }: OperationOptions) {
  const { operations } = tools.definitions.for(null);
  const handlers = findHandlers(operations);
  const takeTurn = queueByAddress();
  for (const operation of Object.values(operations)) {
    const handler = handlers.get(operation.id)!;
    app.route({
      method: operation.method,
      url: `/api${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { operation: operation.id },
      bodyLimit: bodyLimitOf(operation, app.initialConfig.bodyLimit),
      // By itself the limit would come last, and a stranger be looked up before they are counted.
      onRequest: [app.rateLimit(), ...(isDear(operation) ? [takeTurn] : []), identify(tools, verified), enforceAllow],
      ...(operation.audit && { errorHandler: auditRefusals(operation, tools) }),
      handler: async (request, reply) => {
        const own = request.revision.operations[operation.id]!;
        // What a body must agree with may be looked up by the address, which must be right first.
        const wrong = addressFaults(request, own);
        const isForm = own.form !== undefined || own.chosenForm !== undefined;
        if (wrong.length > 0) throw badRequest(wrong, isForm);
        const { faults, body } = await judgeBody(request, own, tools, (id, input) => askOf(request, id, input, handlers, tools));
        if (faults.length > 0) throw badRequest(faults.slice(0, mostFaults), isForm);
        const call = { ...callOf(request, publicUrl), body };
        const answer = await runAudited(request.caller, own, tools, (given) => handler(call, given));
        if (answer instanceof Redirect) return sendRedirect(answer, call.origin, reply);
        if (answer instanceof FileAnswer) return sendFile(answer, reply);
        if (checkAnswers) checkAnswer(own, answer);
        // Written out by hand: Fastify sends a bare boolean as text.
        return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(answer));
      },
    });
  }
}

/** What strangers may make the server do beyond reading. */
const isDear = ({ allow, method }: CompiledOperation) => allow === 'everyone' && method !== 'GET';

/** What a stranger may send, in bytes, where the definitions do not say otherwise: a few fields, and no more for the server to read. */
const strangersBodyLimit = 16 * 1024;

/** The largest body of a call, never more than the server allows at all. */
const bodyLimitOf = ({ bodyLimit, allow }: CompiledOperation, most = Number.POSITIVE_INFINITY): number =>
  Math.min(bodyLimit ?? (allow === 'everyone' ? strangersBodyLimit : most), most);

/**
 * What a call would answer to whoever sends this request: for what a body must agree with. Nothing where they may not make the call, or where
 * what is given to it is wrong.
 */
async function askOf(request: FastifyRequest, id: string, input: Record<string, unknown>, handlers: Map<string, AnyHandler>, tools: Tools): Promise<unknown> {
  const operation = Object.hasOwn(request.revision.operations, id) ? request.revision.operations[id] : undefined;
  const handler = handlers.get(id);
  if (operation === undefined || handler === undefined || operation.method !== 'GET' || !mayCall(request, operation)) return undefined;
  const given = (kind: 'path' | 'query') =>
    Object.fromEntries(
      operation.parameters.flatMap(({ name, in: place }) => (place === kind && (input[name] ?? undefined) !== undefined ? [[name, input[name]]] : [])),
    );
  const address = { params: given('path'), query: given('query') };
  if (addressFaults(address, operation).length > 0) return undefined;
  return handler({ ...callOf(request, undefined), body: undefined, path: address.params, query: address.query }, tools);
}

const sendFile = ({ name, type, pieces }: FileAnswer, reply: FastifyReply) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', attachment(name))
    .type(type)
    .send(Readable.from(pieces, { objectMode: false }));

function callOf(request: FastifyRequest, publicUrl: string | undefined) {
  const { body, query, params, caller, hostEntity, revision, ip, headers } = request;
  return {
    body,
    query,
    path: params,
    caller,
    host: hostEntity,
    revision,
    address: ip,
    isLocal: isLocal(request),
    bearer: bearerOf(headers),
    browserSecret: browserSecretOf(headers),
    origin: originOf(request, publicUrl),
  };
}

/** The handler of each operation. One that is missing or left over stops the start. */
export function findHandlers(operations: Record<string, CompiledOperation>, byArea: Record<string, object> = handlersByArea) {
  const handlers = new Map<string, AnyHandler>();
  const faults: string[] = [];
  for (const { id, area } of Object.values(operations)) {
    const own = (Object.hasOwn(byArea, area) ? byArea[area] : {}) as Record<string, AnyHandler>;
    if (Object.hasOwn(own, id)) handlers.set(id, own[id]!);
    else faults.push(`The call "${id}" of schemas/endpoints/${area}.json has no handler in server/areas/${area}/handlers.ts.`);
  }
  for (const [area, own] of Object.entries(byArea)) {
    const surplus = Object.keys(own).filter((id) => operations[id]?.area !== area);
    faults.push(...surplus.map((id) => `The handler "${id}" of server/areas/${area}/handlers.ts has no call in schemas/endpoints/${area}.json.`));
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return handlers;
}

function checkAnswer({ id, answer }: CompiledOperation, value: unknown) {
  const faults = answer === undefined ? [] : faultsIn(answer, JSON.parse(JSON.stringify(value)));
  if (faults.length > 0)
    throw new Error(`The answer of "${id}" is not as its document says: ${faults.map(({ Field, Message }) => `${Field} ${Message}`).join(' ')}`);
}
