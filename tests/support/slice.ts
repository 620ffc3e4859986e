import { inject } from 'vitest';
import { type Landing, runsIn } from './slices';

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of the project that a test belongs to. */
    project: string;
    /** Absent where every case runs: `npm run test:all`, and runs of single files. */
    landing?: Landing;
  }
}

/**
 * Whether a case of a sweep runs in this landing: one of `of` slices does, and each case whose files the landing changes. Only appearance, wording
 * and random inputs are sliced; tests of data, money, identity, access and concurrency always run.
 */
export function runsNow(key: string, of: 3 | 4 | 16, isTouchedBy?: (file: string) => boolean): boolean {
  const landing = inject('landing');
  if (landing === undefined || runsIn({ ...landing, changed: [] }, key, of)) return true;
  const isTouched = runsIn(landing, key, of, isTouchedBy);
  if (isTouched) noteTouched();
  return isTouched;
}

/** Set by tests/support/counts.ts, which pages of tests cannot load: they write no files. */
const noteTouched = (): void => (globalThis as { countTouched?: () => void }).countTouched?.();

/** What a failure of a sliced case adds to its message: in which landing the case ran before. Empty where every case runs. */
export function lastRun(of: 3 | 4 | 16): string {
  const landing = inject('landing');
  return landing === undefined ? '' : ` (This case last ran in landing ${landing.number - of} or earlier; the fault may be older than this change.)`;
}
