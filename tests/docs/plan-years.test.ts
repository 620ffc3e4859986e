import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { formatFaults } from '../../runtime/definitions/fault';
import { nextYear } from '../../server/areas/plan-years/next-year';
import { constantsOf } from '../../server/foundation/constants';
import type { PlanYearRow, YearProgram } from '../../server/records/plan-years';
import { filesOfSection } from '../support/guide';
import { compile } from '../support/shared-compiler';

const root = join(import.meta.dirname, '../..');
const heading = 'The next plan year';
const base = new Map([...readSource(root)].filter(([path]) => !path.startsWith('schemas/customers/')));
const own = filesOfSection(heading).map(({ Path, Text }): [string, string] => [`schemas/customers/summit/${Path}`, Text]);

const last: PlanYearRow = { EntityId: 'summit', PlanYearId: '2026', Name: 'Plan year 2026', StartDate: '2026-01-01', EndDate: '2026-12-31' };
const program = (Name: string, given: Partial<YearProgram['program']> = {}): YearProgram => {
  const usual = {
    Id: Name,
    Name,
    ProgramType: 'Challenge',
    ProgramSubType: 'Steps',
    IsPlanYear: false,
    SectionId: 'move',
    StartDate: '2026-03-02',
    EndDate: '2026-03-29',
  };
  return { program: { ...usual, Tags: [], ...given } as YearProgram['program'], event: null, sessions: [] };
};
const programs = [
  program('Spring walk 2026'),
  program('Opening of the new site', { Tags: ['once'] }),
  program('Whole year', { StartDate: '2026-01-01', EndDate: '2026-12-31' }),
];

test('D-tenants-80 the plan-year rules of the guide go with the real definitions, and make what the guide says', () => {
  const { base: before, customers, faults } = compile(new Map([...base, ...own]));
  expect(formatFaults(faults)).toBe('0 faults in 0 files. Nothing was published.');
  const made = (revision: typeof before) =>
    nextYear(last, programs, revision!).programs.map(({ program: { Name, StartDate, EndDate } }) => [Name, StartDate, EndDate].join(' '));
  expect(constantsOf(customers.summit!).planYears.planYearAhead).toBe(14);
  expect(made(before)).toEqual(['Spring walk 2027 2027-03-01 2027-03-28', 'Opening of the new site 2027-03-01 2027-03-28', 'Whole year 2027-01-01 2027-12-31']);
  expect(made(customers.summit)).toEqual(['Spring walk 2027 2027-03-02 2027-03-29', 'Whole year 2027-01-01 2027-12-31']);
});

test('D-tenants-80 the guide names each rule with what it reads, and each property of a program that rules read', () => {
  const guide = readFileSync(join(root, 'docs/authoring.md'), 'utf8');
  const section = guide.slice(guide.indexOf(`\n## ${heading}\n`)).split('\n## ')[1]!;
  const rows = [...section.matchAll(/^\| `(\w+)` \| ([^|]*)\|/gm)].map(([, rule, reads]) => [rule, [...reads!.matchAll(/`(\w+)`/g)].map(([, name]) => name)]);
  const { values } = JSON.parse(base.get('schemas/settings/plan-years.constants.json')!) as { values: Record<string, { reads?: object }> };
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(Object.entries(values).map(([rule, { reads = {} }]) => [rule, Object.keys(reads)])));
  const { properties } = JSON.parse(base.get('schemas/records/repeated-program.schema.json')!) as { properties: object };
  expect(Object.keys(properties).filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});
