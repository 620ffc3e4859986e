import { expect, test } from 'vitest';
import { BadConfig, readConfig } from './config';

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

test.each([
  [{}, undefined],
  [{ DATABASE_URL: server }, 250],
  [{ DATABASE_URL: server, BUSY_AFTER_MS: '0' }, undefined],
  [{ BUSY_AFTER_MS: '900' }, 900],
])('%j: calls are refused while a probe of the database waits for %s milliseconds', (environment, expected) => {
  expect(readConfig(environment).busyAfter).toBe(expected);
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
  [
    { LOG_LEVEL: 'loud', DEMO_DATA: 'maybe' },
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".\nDEMO_DATA must be true or false, not "maybe".',
  ],
  [{ SMTP_URL: 'http://user:secret@host' }, 'SMTP_URL must begin with smtp:// or smtps://.'],
  [{ SMTP_URL: 'smtp://user:secret@host' }, 'MAIL_FROM is needed with SMTP_URL: who emails come from.'],
  [
    { PUBLIC_URL: 'https://wellness.example/path' },
    'PUBLIC_URL must be an address such as https://wellness.example, without a path, not "https://wellness.example/path".',
  ],
  [{ DATABASE_URL: 'mysql://user:secret@host/db' }, 'DATABASE_URL must begin with postgres:// or postgresql://.'],
])('%j: every bad value is one plain sentence', (environment, sentences) => {
  expect(() => readConfig(environment as Record<string, string>)).toThrow(new BadConfig(sentences));
});
