import { Worker } from 'node:worker_threads';
import type { Source } from '../../codegen/source';
import type { CompiledOverlays, CompiledPatch, FileDefinitions } from './definitions';
import { WorkQueue } from '../foundation/work-queue';
import { badRequest, unavailable } from '../foundation/outcome';
import type { CompileTask } from './compile-worker';

/** A thread that has had nothing to do for so long ends, and gives its memory back. */
const longestIdle = 120_000;

/** All overlays of a large customer take some seconds, and the first ones those of the base as well. */
const longestMilliseconds = 60_000;

const resourceLimits = { maxOldGenerationSizeMb: 1024 };

/**
 * Compiles overlays in a thread of its own, one after the other. One that takes too long is stopped, and its thread with it: the next one begins anew.
 * The thread is made at the first use, and keeps no process alive.
 */
export function compilingApart(source: Source, milliseconds = longestMilliseconds): Required<Pick<FileDefinitions, 'compileOverlays' | 'compilePatch'>> {
  const queue = new WorkQueue({ atOnce: 1, waiting: 100 });
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const stop = async () => {
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  };

  const begin = () => {
    const begun = new Worker(new URL('./compile-thread.mjs', import.meta.url), { workerData: source, execArgv: [], resourceLimits });
    // One that breaks while nobody waits for it is made anew at the next use.
    begun.on('error', () => (worker = undefined));
    return begun;
  };

  const run = <Compiled>(task: CompileTask) =>
    new Promise<Compiled>((resolve, reject) => {
      clearTimeout(idle);
      const current = (worker ??= begin());
      const done = (compiled: Compiled) => {
        listenNoMore();
        current.unref();
        idle = setTimeout(() => void stop(), longestIdle).unref();
        resolve(compiled);
      };
      const fail = (error: unknown) => {
        listenNoMore();
        void stop().then(() => reject(error), reject);
      };
      const ended = () => fail(unavailable('The check was stopped. Please try again.'));
      const tooLong = `Checking these files took longer than ${milliseconds / 1000} seconds and was stopped.`;
      const limit = setTimeout(() => fail(badRequest([{ Message: tooLong }], true)), milliseconds);
      const listenNoMore = () => {
        clearTimeout(limit);
        current.off('message', done).off('error', fail).off('exit', ended);
      };
      current.ref();
      current.on('message', done).on('error', fail).on('exit', ended);
      current.postMessage(task);
    });

  const inTurn = async <Compiled>(task: CompileTask): Promise<Compiled> => {
    const turn = queue.enter();
    if (turn === undefined) throw unavailable('Several customers are being compared right now. Please try again in a few seconds.');
    await turn;
    try {
      return await run(task);
    } finally {
      queue.leave();
    }
  };
  return {
    compileOverlays: (customer, files) => inTurn<CompiledOverlays>({ customer, files, asPatch: false }),
    compilePatch: (customer, files) => inTurn<CompiledPatch>({ customer, files, asPatch: true }),
  };
}
