import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { CompiledOperation } from '../../runtime/definitions/compiled';
import { type MadeDoes, resourceAddresses } from '../../runtime/definitions/resource-addresses';
import type { RowsCall } from '../areas/resources/rows-call';
import { serveRows } from '../areas/resources/serve-rows';
import { holdToTables } from '../areas/resources/table-faults';
import { answerTemplate } from '../areas/answers/answer-template';
import { type AnyHandler, findHandlers } from './find-handlers';
import { queries } from './registry';
import { badRequest } from '../foundation/outcome';
import { personWithin, revisionFor } from '../calls/reach';
import { Redirect } from '../calls/redirect';
import { FileAnswer } from '../calls/file-answer';
import type { ReceivedFile } from '../calls/receive-file';
import type { Tools } from '../calls/tools';
import { attachment } from '../foundation/files/file-name';
import { isLocal, originOf } from './origin';
import { addressFaults } from './address-faults';
import { enforceAllow, mayCall } from './allow';
import { bearerOf, identify } from './authentication';
import { calledOperation } from './called-operation';
import type { Ask } from './choice-faults';
import { addFileRoute } from './file-part';
import { judgeBody } from './form-validation';
import { withReceivedFile } from './received-file';
import { receivedOnce } from './received-once';
import { browserSecretOf, sendRedirect } from './redirects';
import { runAudited, auditRefusals } from './audit';
import { queueByAddress } from './queue-by-address';
import { mostFaults } from '../foundation/unstorable-parts';
import { withRowTexts } from '../foundation/row-texts';
import { faultsIn } from '../foundation/validation';
import type { VerifiedTokens } from './verified-tokens';
import { stringOf } from '../../runtime/validation/string-of';

interface OperationOptions {
  /** Refuses an answer that is not as its operation says: in tests and development. */
  checkAnswers: boolean;
  publicUrl: string | undefined;
  verified: VerifiedTokens;
  /** Refuses a call while the node is overloaded. */
  refuseOverload(request: FastifyRequest): Promise<void>;
}

/** What is done with every request of a call. */
interface Serving extends OperationOptions {
  tools: Tools;
  handlers: Map<string, AnyHandler>;
}

/** One route for each call of schemas/endpoints, and one for each kind of call that resources make, served under /api. */
export function addOperations(app: FastifyInstance, tools: Tools, options: OperationOptions) {
  const { operations } = tools.definitions.base;
  holdToTables(tools.definitions.base);
  const serving: Serving = { ...options, tools, handlers: findHandlers(operations) };
  const takeTurn = queueByAddress();
  const usual = { onRequest: [app.rateLimit(), options.refuseOverload, identify(tools, options.verified), enforceAllow], errorHandler: auditRefusals(tools) };
  const served = Object.values(operations).filter(({ resource }) => resource?.isMade !== true);
  for (const operation of served)
    addTo(app, operation, {
      ...usual,
      method: operation.method,
      url: `/api${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { operation: operation.id },
      bodyLimit: bodyLimitOf(operation, app.initialConfig.bodyLimit),
      // By itself the limit would come last, and a stranger be looked up before they are counted.
      onRequest: isDear(operation) ? usual.onRequest.toSpliced(2, 0, takeTurn) : usual.onRequest,
      handler: (request, reply) => answerCall(request, reply, serving),
    });
  // Which resources there are is known when it is known who asks: a customer publishes its own while the server runs.
  for (const [made, { method, path }] of Object.entries(resourceAddresses) as [MadeDoes, (typeof resourceAddresses)[MadeDoes]][])
    app.route({
      ...usual,
      method,
      url: `/api/resources/:resource${path.replace('{key}', ':key')}`,
      config: { made },
      handler: (request, reply) => answerCall(request, reply, serving),
    });
}

const addTo = (app: FastifyInstance, { takesFile }: CompiledOperation, route: RouteOptions) =>
  takesFile ? addFileRoute(app, (apart) => void apart.route(route)) : void app.route(route);

/** Judges the address of a request and reads a file that it brings, then answers it. */
async function answerCall(request: FastifyRequest, reply: FastifyReply, serving: Serving) {
  // Who may call has looked at it before.
  const own = calledOperation(request)!;
  const { resource: _resource, ...path } = request.params as Record<string, unknown>;
  const address = { params: own.resource?.isMade === true ? path : request.params, query: request.query };
  // What a body must agree with may be looked up by the address, which must be right first.
  const wrong = addressFaults(address, own);
  const isForm = own.form !== undefined || own.chosenForm !== undefined;
  if (wrong.length > 0) throw badRequest(wrong, isForm);
  if (own.takesFile !== true) return answerBody(request, reply, serving, { own, path: address.params });
  return withReceivedFile({ request, reply }, bodyLimitOf(own), serving.tools, (received) =>
    answerBody(request, reply, serving, { own, path: address.params, received }),
  );
}

interface Asked {
  own: CompiledOperation;
  path: unknown;
  received?: ReceivedFile | undefined;
}

/** Judges the body, makes the call, and sends what it answers. */
async function answerBody(request: FastifyRequest, reply: FastifyReply, { tools, handlers, checkAnswers, publicUrl }: Serving, { own, path, received }: Asked) {
  const isForm = own.form !== undefined || own.chosenForm !== undefined;
  const ask: Ask = (id, input) => askOf(request, id, input, handlers, tools);
  const { faults, body } = await judgeBody(request, own, tools, ask);
  if (faults.length > 0) throw badRequest(faults.slice(0, mostFaults), isForm);
  const call = { ...callOf(request, publicUrl), path, body, received };
  const handle = handlerOf(own, handlers, ask);
  const answer = await receivedOnce(request, own, tools, (once) => runAudited(request.caller, own, once, (given) => handle(call, given)));
  if (answer instanceof Redirect) return sendRedirect(answer, call.origin, reply);
  if (answer instanceof FileAnswer) return sendFile(answer, reply);
  if (checkAnswers) checkAnswer(own, answer);
  // Written out by hand: Fastify sends a bare boolean as text.
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(withRowTexts(answer, own.answer)));
}

type AnyRowsCall = Omit<RowsCall, 'rows'>;

/** What makes a call: the resource that it names, the template of its answer, or the handler of its area. */
function handlerOf(operation: CompiledOperation, handlers: Map<string, AnyHandler>, ask: Ask): AnyHandler {
  const { id, resource: rows, template } = operation;
  if (template !== undefined)
    return async (call, tools) => answerTemplate(operation, await forPerson(operation, call as AnyRowsCall, tools), tools, { queries, ask });
  // No call of a resource is for everyone: there is a caller.
  if (rows !== undefined) return async (call, tools) => serveRows({ ...(await forPerson(operation, call as AnyRowsCall, tools)), rows }, tools);
  return handlers.get(id)!;
}

/** The call, with whom it names and the definitions that hold for them. The check has seen that a designation is asked for. */
async function forPerson({ person: parameter, allow }: CompiledOperation, call: AnyRowsCall, tools: Tools): Promise<AnyRowsCall> {
  if (parameter === undefined) return call;
  const { designations = [] } = allow as Extract<CompiledOperation['allow'], object>;
  const person = await personWithin(call, designations, stringOf(call.path[parameter]), tools);
  return { ...call, person, revision: await revisionFor(call, person, tools) };
}

/** What strangers may make the server do beyond reading. */
const isDear = ({ allow, method }: CompiledOperation) => allow === 'everyone' && method !== 'GET';

/** What a stranger may send, in bytes, where the definitions do not say otherwise: a few fields, and no more for the server to read. */
const strangersBodyLimit = 16 * 1024;

/** The largest body of a call. Only one for those signed in may have more than the server allows at all: where it brings a file, its definition says so. */
const bodyLimitOf = ({ bodyLimit, allow }: CompiledOperation, most = Number.POSITIVE_INFINITY): number =>
  allow === 'everyone' ? Math.min(bodyLimit ?? strangersBodyLimit, most) : (bodyLimit ?? most);

/**
 * What a call would answer to whoever sends this request: for what a body must agree with. Nothing where they may not make the call, or where
 * what is given to it is wrong.
 */
async function askOf(request: FastifyRequest, id: string, input: Record<string, unknown>, handlers: Map<string, AnyHandler>, tools: Tools): Promise<unknown> {
  const operation = Object.hasOwn(request.revision.operations, id) ? request.revision.operations[id] : undefined;
  if (operation === undefined || operation.method !== 'GET' || !mayCall(request, operation)) return undefined;
  const givenIn = (kind: 'path' | 'query') =>
    Object.fromEntries(
      operation.parameters.flatMap(({ name, in: place }) => (place === kind && (input[name] ?? undefined) !== undefined ? [[name, input[name]]] : [])),
    );
  const address = { params: givenIn('path'), query: givenIn('query') };
  if (addressFaults(address, operation).length > 0) return undefined;
  const ask: Ask = (other, given) => askOf(request, other, given, handlers, tools);
  return handlerOf(operation, handlers, ask)({ ...callOf(request, undefined), body: undefined, path: address.params, query: address.query }, tools);
}

const sendFile = ({ name, type, pieces, size }: FileAnswer, reply: FastifyReply) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', attachment(name))
    .headers(size === undefined ? {} : { 'content-length': size })
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

function checkAnswer({ id, answer }: CompiledOperation, value: unknown) {
  const faults = answer === undefined ? [] : faultsIn(answer, JSON.parse(JSON.stringify(value)));
  if (faults.length > 0)
    throw new Error(`The answer of "${id}" is not as its document says: ${faults.map(({ Field, Message }) => `${Field} ${Message}`).join(' ')}`);
}
