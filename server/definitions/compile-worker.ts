import { parentPort, workerData } from 'node:worker_threads';
import type { Source } from '../../codegen/source';
import { overlayCompiler } from './compile-overlays';

/** What is asked of the thread. */
export interface CompileTask {
  customer: string;
  files: Readonly<Record<string, string>>;
}

/** A thread of its own: what authors write is compiled here, so that the server goes on answering meanwhile. */
const compile = overlayCompiler(workerData as Source);
parentPort?.on('message', ({ customer, files }: CompileTask) => {
  parentPort?.postMessage(compile(customer, files));
});
