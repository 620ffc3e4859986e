import axe from 'axe-core';
import { beforeEach } from 'vitest';
import type { Counted } from './counts';

declare module 'vitest' {
  interface TaskMeta {
    /** What the tests of a file did in their page, which can write no file. A reporter reads it as `module.meta().counts`. */
    counts?: Partial<Record<Counted, number>>;
  }
}

/** axe, with what the tests of the current file have done so far. */
const counting = axe as typeof axe & { counts?: Partial<Record<Counted, number>> };

// Files of a worker share one page, and the module of axe with it: it is wrapped once.
if (counting.counts === undefined) {
  counting.counts = {};
  const { run } = axe;
  axe.run = ((...given: Parameters<typeof run>) => {
    const counts = (counting.counts ??= {});
    counts.axeScans = (counts.axeScans ?? 0) + 1;
    return run(...given);
  }) as typeof run;
}

beforeEach(({ task }) => {
  counting.counts = task.file.meta.counts ??= { axeScans: 0 };
});
