import { expect, test } from 'vitest';
import { readConfig } from './config';

const server = 'postgres://localhost/wellness';

test.each([
  [{}, true],
  [{ DATABASE_URL: '' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ DATABASE_URL: server }, false],
  [{ DATABASE_URL: server, NODE_ENV: 'production' }, false],
  [{ DATABASE_URL: server, DEMO_DATA: 'true' }, true],
  [{ NODE_ENV: 'production', DEMO_DATA: 'true' }, true],
  [{ DEMO_DATA: 'false' }, false],
])('%j: whether the demo, whose passwords everybody knows, is loaded: %s', (environment, expected) => {
  expect(readConfig(environment).demoData).toBe(expected);
});
