import { parentPort, workerData } from 'node:worker_threads';
import type { Source } from '../../codegen/source';
import { overlayCompiler } from './compile-overlays';
import { packedRevision } from './stored-revision';

/** What is asked of the thread. */
export interface CompileTask {
  customer: string;
  files: Readonly<Record<string, string>>;
  /** Whether the answer is the revision packed over its base: packing it, and copying it whole between threads, would hold up the calls. */
  asPatch: boolean;
}

/** A thread of its own: what authors write is compiled here, so that the server goes on answering meanwhile. */
const compile = overlayCompiler(workerData as Source);
parentPort?.on('message', ({ customer, files, asPatch }: CompileTask) => {
  const { base, revision, faults } = compile(customer, files);
  if (revision === undefined) parentPort?.postMessage({ faults });
  else parentPort?.postMessage(asPatch ? { packed: packedRevision(base, revision), faults } : { revision, faults });
});
