import { describe, expect, test } from 'vitest';
import budgetOfTests from '../budget.json';
import { type Budget, judgeSpending } from './budget';
import type { Spending, Spent } from './spending';

const budget: Budget = {
  calibration: 0.1,
  retries: 3,
  projects: { server: { seconds: 100, servers: 130 }, application: { seconds: 300, loads: 200 } },
  compiles: { 'tests/server/author.test.ts': 2, setup: 1 },
};
const quiet: Spent = { tests: 10, retries: 0, wallSeconds: 60, processorSeconds: 100, counts: { servers: 130 } };
const spending = (server: Partial<Spent> = {}, calibration = 0.1, compiles: Spending['compiles'] = {}): Spending => ({
  calibration,
  cores: 2,
  projects: { server: { ...quiet, ...server } },
  compiles,
});

describe('the budget of the tests', () => {
  test('a run within its budget says nothing', () => {
    expect(judgeSpending(spending(), budget)).toEqual({ remarks: [], faults: [] });
  });

  test.each([
    { what: 'one more server for each tenth file', counts: { servers: 143 }, fault: 'server: 143 servers; the budget allows 130.' },
    { what: 'something that the budget does not name', counts: { builds: 1 }, fault: 'server: 1 builds; the budget allows 0.' },
  ])('$what fails the run', ({ counts, fault }) => {
    expect(judgeSpending(spending({ counts }), budget).faults).toEqual([fault]);
  });

  test('a count up to a twentieth above its limit passes', () => {
    expect(judgeSpending(spending({ counts: { servers: 136 } }), budget).faults).toEqual([]);
  });

  test.each([
    { seconds: 114, remarks: 0, faults: 0 },
    { seconds: 116, remarks: 1, faults: 0 },
    { seconds: 141, remarks: 0, faults: 1 },
  ])('$seconds of 100 normalized seconds: $remarks remarks and $faults faults', ({ seconds, remarks, faults }) => {
    const judged = judgeSpending(spending({ processorSeconds: seconds }), budget);
    expect([judged.remarks.length, judged.faults.length]).toEqual([remarks, faults]);
  });

  test('a machine of half the speed may take twice as long', () => {
    expect(judgeSpending(spending({ processorSeconds: 200 }, 0.2), budget)).toEqual({ remarks: [], faults: [] });
  });

  test('more than three second tries fail the run', () => {
    expect(judgeSpending(spending({ retries: 4 }), budget).faults).toEqual(['4 tests needed a second try; the budget allows 3.']);
    expect(judgeSpending(spending({ retries: 3 }), budget).faults).toEqual([]);
  });

  test.each<{ compiles: Record<string, number>; faults: string[] }>([
    { compiles: { 'tests/server/author.test.ts': 2, setup: 1 }, faults: [] },
    { compiles: { 'tests/server/author.test.ts': 3 }, faults: [] },
    {
      compiles: { 'tests/server/author.test.ts': 4 },
      faults: ['tests/server/author.test.ts compiles all definitions 4 times; the budget allows 3, with one for all files of a worker.'],
    },
    {
      compiles: { 'tests/server/people.test.ts': 2 },
      faults: ['tests/server/people.test.ts compiles all definitions 2 times; the budget allows 1, with one for all files of a worker.'],
    },
    { compiles: { 'tests/server/people.test.ts': 1 }, faults: [] },
  ])('a file compiles all definitions as often as its own limit says, once for all files of its worker, and no more: $compiles', ({ compiles, faults }) => {
    expect(judgeSpending(spending({}, 0.1, compiles), budget).faults).toEqual(faults);
  });

  test('what runs only because the landing touches it is allowed for, and no more', () => {
    const touching = spending({ counts: { servers: 130, loads: 3, touched: 3 } });
    expect(judgeSpending(touching, budget).faults).toEqual([]);
    expect(judgeSpending(spending({ counts: { loads: 4, touched: 3 } }), budget).faults).toEqual(['server: 4 loads; the budget allows 3.']);
    expect(judgeSpending(spending({ counts: { axeScans: 40 } }), budget, { server: 1 }).faults).toEqual([]);
  });

  /** What the application's tests did in a landing that touched nothing. */
  const untouched = { pages: 91, loads: 161, servers: 38, databases: 38 };
  test.each<[what: string, more: Partial<typeof untouched>, fails: string[]]>([
    ['nothing more', {}, []],
    ['one more server for each file', { servers: 38 + 37, databases: 38 + 37 }, ['servers', 'databases']],
    ['thirty more loads', { loads: 191 }, ['loads']],
    ['ten more pages', { pages: 101 }, ['pages']],
  ])('the real limits of the application, with %s than a landing that touches nothing', (_, more, fails) => {
    const application: Spent = { ...quiet, processorSeconds: 0, counts: { ...untouched, ...more } };
    const { faults } = judgeSpending({ calibration: 0.1, cores: 2, projects: { application }, compiles: {} }, budgetOfTests);
    expect(faults.map((fault) => fault.split(/[ ;]/)[2])).toEqual(fails);
  });

  test('every project of tests has a budget', () => {
    expect(Object.keys(budgetOfTests.projects)).toEqual(['unit', 'server', 'application', 'stories', 'browser', 'setup']);
  });
});
