import type { Writable } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Clock } from './foundation/clock';
import type { Database } from './database/database';
import type { Notifications } from './database/notifications';
import type { FileDefinitions } from './definitions/definitions';
import { earlyDefinitions } from './definitions/early-definitions';
import { addAuthentication } from './plugins/authentication';
import { addCompression } from './plugins/compression';
import { collectMethods } from './plugins/allowed-methods';
import { customersByHost } from './plugins/customers-by-host';
import { addDefinitionFiles } from './plugins/definition-files';
import { addDraining } from './plugins/draining';
import { endConnections } from './plugins/ending-connections';
import { addFailures, answerUnreadable, sendFailure } from './plugins/failures';
import { addHealth } from './plugins/health';
import { addIconFiles } from './plugins/icon-files';
import { addJobs } from './plugins/jobs';
import { addLive } from './plugins/live';
import { addOperations } from './plugins/operations';
import type { Delivery } from './areas/outbox/delivery';
import { localProvider } from './areas/rewards/local-provider';
import { reportedProvider } from './areas/rewards/provider-of';
import { codeOf } from './plugins/code-of';
import type { RewardProvider } from './calls/reward-provider';
import { addOutbox } from './plugins/outbox';
import { addManifest } from './plugins/manifest';
import { addPage } from './plugins/page';
import { addPublications } from './plugins/publications';
import { refuseOverload } from './plugins/overload';
import { addRateLimit } from './plugins/rate-limit';
import { addRequestLog } from './plugins/request-log';
import { allSources } from './plugins/content-policy';
import { addSecurityHeaders } from './plugins/security-headers';
import { verifiedTokens } from './plugins/verified-tokens';
import type { Timers } from './foundation/timers';
import { createTools } from './calls/tools';
import { constantsOf } from './foundation/constants';
import { answering } from './foundation/speaking';
import { publicationRecords } from './records/publications';

export interface AppOptions {
  database: Database;
  /** The same database over connections for jobs and messages; without it they use `database`. */
  background?: Database | undefined;
  notifications: Notifications;
  /** Of the files; what is published comes over them. */
  definitions: FileDefinitions;
  clock: Clock;
  timers: Timers;
  /** Where the built page lies. */
  pageFolder: string;
  logLevel: string;
  /** Where the log goes; standard output when absent. */
  logStream?: Writable;
  /** The largest body, in bytes. */
  bodyLimit: number;
  callsPerMinute: number;
  /** How long, in milliseconds, the database may take to answer a probe before calls are refused; without it none is. */
  busyAfter?: number | undefined;
  /** Which proxies in front are believed when they tell the caller's address. */
  trustProxy: boolean | string;
  /** Refuses an answer that is not as its document says: in tests and development. */
  checkAnswers: boolean;
  /** The address of the site, for links; a company's own host name goes before it. */
  publicUrl?: string | undefined;
  /** Tells whoever started the server what they should know; the log without it. */
  say?: (message: string) => void;
  /** How emails and texts leave; without it they wait. */
  delivery?: Delivery;
  /** What the provider of texts shows when it brings what people have sent; without it nothing can be brought, but in the demo. */
  textReplyToken?: string | undefined;
  /** What secrets in the database are encrypted by. */
  secretsKey?: string | undefined;
  /** Where rewards come from; without it the local one. */
  rewardProvider?: RewardProvider | undefined;
  /** Whether this node sends what waits in the outbox. */
  sendsMessages?: boolean;
  /** Whether this node runs jobs. */
  runsJobs?: boolean;
}

/** The server, ready to listen or to be called in a test. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, clock } = options;
  constantsOf(options.definitions.for(null));
  const app = Fastify({
    logger: { level: options.logLevel, base: null, ...(options.logStream && { stream: options.logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimit,
    // Whoever sends a request drop by drop does not hold a connection for ever.
    requestTimeout: 60_000,
    // What is published is compiled before the first call; many customers take their time.
    pluginTimeout: 120_000,
    trustProxy: options.trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, _request, reply) => void sendFailure(error, reply as unknown as FastifyReply),
  });
  app.addHook('onRequest', (_request, _reply, done) => answering(done));
  const methodsOf = collectMethods(app);
  acceptJson(app);
  addDraining(app);
  endConnections(app);
  addFailures(app);
  addRequestLog(app);
  addAuthentication(app);
  await addSecurityHeaders(app);
  const verified = verifiedTokens();
  await addRateLimit(app, options.callsPerMinute, verified);
  await addCompression(app);
  const definitions = addPublications(app, options);
  const { textReplyToken, secretsKey } = options;
  const rewardProvider = reportedProvider(options.rewardProvider ?? localProvider, (error, question) =>
    app.log.warn({ ...codeOf(error), question }, 'The provider of rewards did not answer.'),
  );
  const toolOptions = { showsOutbox: options.delivery?.isDemo ?? false, textReplyToken, secretsKey, rewardProvider };
  const tools = createTools(database, clock, definitions, toolOptions);
  const background =
    options.background === undefined ? tools : createTools(options.background, clock, definitions.within(publicationRecords(options.background)), toolOptions);
  const refuse = refuseOverload(app, database, { ...options, definitions, mostWaitMilliseconds: options.busyAfter });
  addOperations(app, tools, { checkAnswers: options.checkAnswers, publicUrl: options.publicUrl, verified, refuseOverload: refuse });
  if (options.sendsMessages && options.delivery) addOutbox(app, background, options.delivery);
  if (options.runsJobs) addJobs(app, background, options.timers);
  await addLive(app, tools, options);
  addDefinitionFiles(app, definitions);
  addIconFiles(app);
  addHealth(app, database);
  const customerOf = customersByHost(tools);
  const definitionsAt = async (hostname: string, path: string) => earlyDefinitions(await definitions.of(await customerOf(hostname)), path);
  // At a host that is no customer's own, people of every customer sign in to the page as it was loaded.
  const sourcesOfHost = async (hostname: string) => {
    const customer = await customerOf(hostname);
    return allSources(customer === null ? await definitions.sources() : [(await definitions.of(customer)).shell.app.sources]);
  };
  addManifest(app, async (hostname) => (await definitions.of(await customerOf(hostname))).shell.app);
  await addPage(app, options.pageFolder, { definitionsAt, sourcesOfHost, methodsOf });
  return app;
}

/** JSON only. An empty body is none: browsers name a type even then. */
function acceptJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
