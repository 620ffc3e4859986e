import { describe, expect, test } from 'vitest';
import { createChecker } from '../../codegen/checker';
import { type Fault, formatFaults, sentenceOf } from '../../runtime/definitions/fault';
import { faultCodes } from '../../runtime/definitions/fault-codes';
import { plant, planted, project } from './planted';

const lineOf = (fault: Fault, file: string) =>
  `${fault.file === file ? '' : `${fault.file}:`}${fault.line}:${fault.column} ${fault.code}: ${sentenceOf(fault)}`;

test('the library in which faults are planted has none', () => {
  expect(createChecker()(project).faults).toEqual([]);
});

// One checker for all of them, as an editor has one: what it has seen before must not change what it finds, and what was mended must be gone, or it
// would stand among the faults of the next. That a new one finds the same is held for edits of every kind by mutation.test.ts.
const check = createChecker();
describe.each(planted)('$about', ({ cases }) => {
  test.each(cases)('$title', (one) => {
    expect(check(plant(one)).faults.map((fault) => lineOf(fault, one.file))).toEqual(one.faults);
  });
});

test('once all is mended, nothing is left', () => {
  expect(check(project).faults).toEqual([]);
});

test('at least sixty kinds of mistake are planted, and they meet nearly every code', () => {
  const all = planted.flatMap(({ cases }) => cases);
  const met = new Set(all.flatMap(({ faults }) => faults.map((line) => / ?([a-z-]+): /.exec(line.replace(/^\S*\d+:\d+ /, ''))?.[1] ?? '')));
  const notPlanted = ['check-failed'];
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(Object.keys(faultCodes).filter((code) => !met.has(code) && !notPlanted.includes(code))).toEqual([]);
});

test('faults are printed with file, line, column, code and pointer, then a sentence', () => {
  const faults = ['a widget', 'a delay'].flatMap(
    (title) => createChecker()(plant(planted.flatMap(({ cases }) => cases).find((one) => one.title === title) ?? { title, file: '', faults: [] })).faults,
  );
  expect(formatFaults(faults)).toBe(
    [
      'schemas/forms/book.form.json:23:21  unknown-widget  /fields/1/group/0/widget',
      '  There is no widget "nmber". Did you mean "number"?',
      'flows/books.flow.json:98:9  unknown-delay  /states/open/after/tird',
      '  There is no delay "tird". Did you mean "tired"?',
      '2 faults in 2 files. Nothing was published.',
    ].join('\n'),
  );
});
