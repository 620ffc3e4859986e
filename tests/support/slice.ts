import { expect, inject } from 'vitest';
import { type Landing, runsIn } from './slices';

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of the project that a test belongs to. */
    project: string;
    /** Absent where every case runs: `npm run test:all`, and runs of single files. */
    landing?: Landing;
    /** The files that run in this landing because it is their turn, and not because the landing touches them. */
    untouched?: string[];
  }
}

/**
 * Whether a case of a sweep runs in this landing: one of `of` slices does, and each case whose files the landing changes. Only appearance, wording
 * and random inputs are sliced; tests of data, money, identity, access and concurrency always run.
 */
export function runsNow(key: string, of: 3 | 4 | 16, isTouchedBy?: (file: string) => boolean): boolean {
  const landing = inject('landing');
  if (landing === undefined || isItsTurn() || runsIn({ ...landing, changed: [] }, key, of)) return true;
  const isTouched = runsIn(landing, key, of, isTouchedBy);
  if (isTouched) noteTouched();
  return isTouched;
}

/** Whether the running file of tests runs in this landing because it is its turn. Nothing in it is sliced then: it rests in the landings that follow. */
export function isItsTurn(): boolean {
  const { testPath } = expect.getState();
  return inject('untouched')?.some((file) => testPath?.endsWith(`/${file}`)) ?? false;
}

/** Set by tests/support/counts.ts, which pages of tests cannot load: they write no files. */
const noteTouched = (): void => (globalThis as { countTouched?: () => void }).countTouched?.();

/** What a failure of a sliced case adds to its message: in which landing the case ran before. Empty where every case runs. */
export function lastRun(of: 3 | 4 | 16): string {
  const landing = inject('landing');
  return landing === undefined ? '' : ` (This case last ran in landing ${landing.number - of} or earlier; the fault may be older than this change.)`;
}
