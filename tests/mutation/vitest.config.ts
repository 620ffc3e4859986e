import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests that answer for the pure half of the runtime: those beside it, and those that try it with questionnaires and trackers. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    environment: 'node',
    testTimeout: 30_000,
    include: [
      'runtime/{definitions,expressions,formulas,validation,format}/**/*.test.ts',
      'runtime/form/*.test.ts',
      'tests/formulas/*.test.ts',
      // The drafts of JSON Schema: those that answer in seconds.
      'tests/json-schemas/{agreement,both-validators,stock-validator,suite}.test.ts',
      'tests/validators/*.test.ts',
      'tests/trackers/*.test.ts',
      'tests/wire-values.test.ts',
    ],
  },
});
