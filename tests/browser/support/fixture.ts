import { relative } from 'node:path';
import { expect, onTestFinished, test as base } from 'vitest';
import type { AppOptions } from '../../../server/app';
import { undoingWrites } from '../../server/support/undo-writes';
import { takesTurns } from '../../support/second-tier';
import { runsNow } from '../../support/slice';
import { touchesPath } from './touched-screens';
import { type Application, startApplication, type Tab } from './application';

/**
 * The application of a test file, on its own copy of the demo: it starts before the first hook or test, and ends with the file. Tests receive it as the
 * fixture `application`, and as `tab` a page of their own, which goes back to the pool after the test; helpers of the file use the `application` that
 * is returned. Each file makes its own, as the files of a worker share this module.
 * @param options returns what differs from the default options of a test server.
 */
export function withApplication(options: () => Partial<AppOptions> = () => ({})) {
  let started: Application | undefined;
  const test = base
    .extend('options', { scope: 'file' }, options)
    .extend('application', { scope: 'file' }, async ({ options: given }, { onCleanup }) => {
      const own = await startApplication(given);
      onCleanup(() => {
        started = undefined;
        return own.close();
      });
      return own;
    })
    .extend('tab', async ({ application }, { onCleanup }): Promise<Tab> => {
      const tab = await application.open();
      onCleanup(() => tab.close());
      return tab;
    });
  test.beforeAll(({ application }) => {
    started = application;
  });
  const running = (): Application => {
    if (started === undefined) throw new Error('The application of this file does not run yet. Use it in a test, or in a hook such as `test.beforeAll`.');
    return started;
  };
  let undoing: Promise<() => Promise<void>> | undefined;
  return {
    test,
    application: applicationOf(running),
    /**
     * Takes back, after the test that calls it, every row that is written from now on, sessions too. Pages keep what they have loaded: a page that the
     * test changed or signed in ends with it (`visit.ending()`).
     */
    async undoAfterTest() {
      const { database, tokens } = running().server;
      const undo = await (undoing ??= undoingWrites(database));
      // What other tests wrote since the last call stays.
      await database.execute('delete from test_changes');
      const signedIn = [...tokens];
      onTestFinished(async () => {
        await undo();
        tokens.clear();
        for (const [userName, token] of signedIn) tokens.set(userName, token);
      });
    },
  };
}

/**
 * The same `test` for how screens look, what they say, and what they offer where something is missing or fails: a quarter of these tests runs in each
 * landing, and all of them where the landing changes this file of tests, or a definition that one of these paths shows. What guards data, money, identity,
 * access or concurrency, and the journeys that people make every day, are never sliced. In a file that takes turns, all its tests run with it.
 * @param paths where the tests look, without a query, such as `/programs/detail`.
 */
export function inSlices<Test extends { skip: object; each: object }>(test: Test, ...paths: string[]): Test {
  const touches = paths.map(touchesPath);
  const all = test as unknown as typeof base;
  const isNow = (title: string): boolean => {
    const file = relative(process.cwd(), expect.getState().testPath ?? '');
    return takesTurns(file) || runsNow(`${file} ${title}`, 4, (changed) => changed === file || touches.some((isShown) => isShown(changed)));
  };
  const one = (title: string, ...of: [() => void]) => (isNow(title) ? all : all.skip)(title, ...of);
  const each = (rows: unknown[]) => (title: string, of: () => void) => {
    const now = rows.filter((row) => isNow(`${title} ${JSON.stringify(row)}`));
    if (now.length > 0) all.each(now)(title, of);
    else all.skip(title, of);
  };
  return Object.assign(one, { each }) as unknown as Test;
}

/** An application that may start later. */
const applicationOf = (running: () => Application): Application => ({
  get server() {
    return running().server;
  },
  get address() {
    return running().address;
  },
  open: async (width) => running().open(width),
  openNew: async (width) => running().openNew(width),
  openInstalled: async (width) => running().openInstalled(width),
  close: async () => running().close(),
});
