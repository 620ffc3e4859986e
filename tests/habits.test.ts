import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import quarantine from './quarantine.json';
import { habits } from './support/habits';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file) && file !== 'tests/support/habits.ts');

describe.each(habits)('$name', ({ of, isIn, except, invalid, valid, why }) => {
  test('its examples are told apart', () => {
    expect([invalid.map(isIn), valid.map(isIn)]).toEqual([invalid.map(() => true), valid.map(() => false)]);
  });

  test('holds for all tests', () => {
    const looked = files.filter((file) => of.test(file));
    expect(looked.length).toBeGreaterThan(50);
    const offences = looked.filter((file) => isIn(readFileSync(file, 'utf8')));
    expect(offences, why).toEqual(Object.keys(except));
  });
});

describe('the quarantine', () => {
  const entries: { file: string; test: string; reason: string; until: string }[] = quarantine;

  test('holds no test of the server, of money or of identity, and each entry says why and until when', () => {
    for (const { file, test: title, reason, until } of entries) {
      expect(file).not.toMatch(/^tests\/server\/|reward|cash-out|sign-in|session|second-factor|registration|password|impersonation/);
      expect(readFileSync(file, 'utf8')).toContain(title);
      expect(reason.length).toBeGreaterThan(20);
      expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  test('no entry is older than its date', () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(entries.filter(({ until }) => until < today)).toEqual([]);
  });
});
