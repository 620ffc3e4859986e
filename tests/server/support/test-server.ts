import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import type { CompiledOperation } from '../../../runtime/definitions/compiled';
import { type AppOptions, buildApp } from '../../../server/app';
import type { Database, OpenDatabase } from '../../../server/database/database';
import { openServer } from '../../../server/database/open';
import { demoPassword } from '../../../server/demo/load';
import { demoDelivery } from '../../../server/areas/outbox/delivery';
import type { Failure } from '../../../schemas/generated/records';
import { count } from '../../support/counts';
import { testDefinitions } from './definitions';
import { administer, withDatabase } from './postgres';
import { TestClock } from './test-clock';
import { TestTimers } from './test-timers';

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}

/** Makes calls as one person. */
export interface Client {
  token: string | undefined;
  get<Body>(path: string): Promise<Answer<Body>>;
  post<Body>(path: string, body?: unknown): Promise<Answer<Body>>;
  call<Body>(method: CompiledOperation['method'], path: string, body?: unknown): Promise<Answer<Body>>;
}

export interface TestServer {
  app: FastifyInstance;
  clock: TestClock;
  timers: TestTimers;
  database: Database;
  /** Somebody who is not signed in. */
  nobody: Client;
  as(userName: string): Promise<Client>;
  /** The tokens that `as` has got so far, by user name. */
  tokens: Map<string, string>;
  close(): Promise<void>;
}

let copies = 0;

/** The server on a copy of the demo of its own. */
export async function startTestServer(options: Partial<AppOptions> = {}): Promise<TestServer> {
  const url = (database: string) => withDatabase(inject('postgresUrl'), database);
  const name = `wellspring_test_${process.pid}_${(copies += 1)}`;
  count('databases');
  await administer({ url }, `create database ${name} template ${inject('template')} strategy file_copy`);
  const opened = await openServer(url(name));
  return serve({ ...opened, close: () => opened.close().finally(() => administer({ url }, `drop database ${name} with (force)`)) }, options);
}

/** The server on a database that is open already. */
export async function serve(opened: OpenDatabase, options: Partial<AppOptions> = {}): Promise<TestServer> {
  count('servers');
  // A second node has the clock of the first one; the application's tests have the real one.
  const clock = options.clock instanceof TestClock ? options.clock : new TestClock();
  const timers = new TestTimers();
  const app = await buildApp({
    database: opened.database,
    notifications: opened.notifications,
    definitions: testDefinitions(),
    clock,
    timers,
    pageFolder: tmpdir(),
    logLevel: 'silent',
    bodyLimit: 1024 * 1024,
    callsPerMinute: 100_000,
    trustProxy: false,
    checkAnswers: true,
    publicUrl: 'https://wellspring.example',
    delivery: demoDelivery,
    sendsMessages: false,
    ...options,
  });
  const tokens = new Map<string, string>();
  const nobody = clientOf(app);
  // A file of tests keeps its server until the run ends, 33 MB each. So all that a server holds is in this one variable, which its end empties.
  let running: { app: FastifyInstance; opened: OpenDatabase } | undefined = { app, opened };
  const held = () => {
    if (running === undefined) throw new Error('This server was closed.');
    return running;
  };
  return {
    get app() {
      return held().app;
    },
    get database() {
      return held().opened.database;
    },
    clock,
    timers,
    tokens,
    nobody,
    async as(userName) {
      const token = tokens.get(userName) ?? (await signIn(held().app, userName));
      tokens.set(userName, token);
      return clientOf(held().app, token);
    },
    async close() {
      const ending = running;
      running = undefined;
      await ending?.app.close();
      await ending?.opened.close();
    },
  };
}

export function clientOf(app: FastifyInstance, token?: string): Client {
  // Files of tests keep their clients, too.
  const held = new WeakRef(app);
  const call = async <Body>(method: CompiledOperation['method'], path: string, payload?: unknown): Promise<Answer<Body>> => {
    const running = held.deref();
    if (running === undefined) throw new Error('The server of this client was closed.');
    const response = await running.inject({
      method,
      url: `/api${path}`,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...(payload !== undefined && { 'content-type': 'application/json' }) },
      ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    });
    return { status: response.statusCode, body: bodyOf<Body>(response), headers: response.headers };
  };
  return { token, call, get: (path) => call('GET', path), post: (path, body) => call('POST', path, body) };
}

/** What was answered; a text of its own kind as it is. */
const bodyOf = <Body>({ body, headers }: { body: string; headers: Record<string, unknown> }): Body =>
  (body === '' ? undefined : String(headers['content-type']).startsWith('application/json') ? JSON.parse(body) : body) as Body;

/** Signs somebody of the demo in: the token. */
async function signIn(app: FastifyInstance, UserName: string): Promise<string> {
  const { body } = await clientOf(app).post<{ Token?: string; LoginErrors: string[] }>('/account/login/login', { UserName, Password: demoPassword });
  if (body.Token === undefined) throw new Error(`${UserName} could not sign in: ${body.LoginErrors.join(' ')}`);
  return body.Token;
}

/** What an answer says is wrong, as `code field`. */
export const faultsOf = ({ body }: Answer<Failure>) => body.Errors.map(({ Code, Field }) => `${Code} ${Field}`);
