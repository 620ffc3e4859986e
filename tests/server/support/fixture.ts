import { test as base } from 'vitest';
import type { AppOptions } from '../../../server/app';
import { startTestServer, type TestServer } from './test-server';
import { undoing } from './undo-writes';

/**
 * The server of a test file, on its own copy of the demo: it starts before the first hook or test, and ends with the file. Tests receive it as the
 * fixture `server`; helpers of the file use the `server` that is returned. Each file makes its own, as the files of a worker share this module.
 * @param options returns what differs from the default options of a test server.
 */
export function withServer(options: () => Partial<AppOptions> = () => ({})) {
  let started: TestServer | undefined;
  const test = base.extend('options', { scope: 'file' }, options).extend('server', { scope: 'file' }, async ({ options: given }, { onCleanup }) => {
    const own = await startTestServer(given);
    onCleanup(() => {
      started = undefined;
      return own.close();
    });
    return own;
  });
  test.beforeAll(({ server }) => {
    started = server;
  });
  const running = (): TestServer => {
    if (started === undefined) throw new Error('The server of this file does not run yet. Use it in a test, or in a hook such as `test.beforeAll`.');
    return started;
  };
  return {
    test,
    server: serverOf(running),
    /** Lets each test start with the same rows, time and sign-ins. Call it below the hooks that set up what all tests of the file share. */
    undoAfterEach() {
      let undo: () => Promise<void>;
      test.beforeAll(async () => {
        undo = await undoing(running());
      });
      test.afterEach(() => undo());
    },
  };
}

/** A server that may start later. */
const serverOf = (running: () => TestServer): TestServer => ({
  get app() {
    return running().app;
  },
  get clock() {
    return running().clock;
  },
  get timers() {
    return running().timers;
  },
  get database() {
    return running().database;
  },
  get tokens() {
    return running().tokens;
  },
  get nobody() {
    return running().nobody;
  },
  as: async (userName) => running().as(userName),
  close: async () => running().close(),
});
