import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeHabits } from './support/code-habits';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.json'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file) && !/^tests\/|\.test\.tsx?$|\.stories\.tsx$/.test(file));

describe.each(codeHabits)('$name', ({ of, isIn, except, invalid, valid, why }) => {
  test('its examples are told apart', () => {
    expect([invalid.map(isIn), valid.map(isIn)]).toEqual([invalid.map(() => true), valid.map(() => false)]);
  });

  test('no code of the product has it', () => {
    const looked = files.filter((file) => of.test(file));
    expect(looked.length).toBeGreaterThan(50);
    expect(looked.filter((file) => isIn(readFileSync(file, 'utf8'))).toSorted(), why).toEqual(Object.keys(except).toSorted());
  });
});
