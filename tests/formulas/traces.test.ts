import { describe, expect, test } from 'vitest';
import { Formulas } from '../../runtime/formulas/formulas';
import { readGroups } from '../../runtime/formulas/read-groups';
import { sampleNames, sampleText } from '../support/samples';
import { mapping } from './mapping';

/** What independent readings of the rules agree on, step by step: see the README beside the traces. */
interface Trace {
  assessment: string;
  questions: string[];
  pages: string[];
  scripts: { n: number; steps: { q: number; a?: string[]; b?: string | number | null }[]; v: string[]; u: (string | 0)[]; p: string[] }[];
}

const bitOf = (hex: string | 0, index: number): boolean => hex !== 0 && ((Number.parseInt(hex[index >> 2] ?? '0', 16) >> (3 - (index & 3))) & 1) === 1;
const read = (name: string) => JSON.parse(sampleText('assessments', `${name}.json`)) as { Pages: { PageId: string }[] };

describe('formulas agree with the traces of real questionnaires', () => {
  const names = sampleNames('assessments/traces');

  test('there are traces', () => expect(names.length).toBeGreaterThanOrEqual(12));

  test.each(names)('%s', (name) => {
    const trace = JSON.parse(sampleText('assessments/traces', `${name}.json`)) as Trace;
    const record = read(name);
    const differences: string[] = [];
    let asserted = 0;
    for (const { n, steps, v, u, p } of trace.scripts) {
      const { groups, elsewhere } = readGroups(record, mapping);
      const formulas = new Formulas(groups, elsewhere);
      const places = new Map(groups.map(({ id }, place) => [id, place]));
      const check = (at: number): void => {
        trace.questions.forEach((id, index) => {
          if (bitOf(u[at] ?? 0, index)) return;
          asserted += 1;
          if (formulas.shows(id) !== bitOf(v[at] ?? 0, index)) differences.push(`script ${n}, step ${at}: ${id}`);
        });
        trace.pages.forEach((id, index) => {
          const expected = p[at]?.[index];
          if (expected === undefined || expected === '?') return;
          asserted += 1;
          const place = places.get(id) ?? -1;
          const is = !formulas.groupShows(place) ? 'H' : formulas.isComplete(place) ? 'C' : 'I';
          if (is !== (expected === 'V' ? 'C' : expected)) differences.push(`script ${n}, step ${at}: page ${id} is ${is}, not ${expected}`);
        });
      };
      check(0);
      steps.forEach(({ q, a, b }, index) => {
        formulas.set(trace.questions[q] ?? '', a === undefined ? { measured: b } : { given: a });
        check(index + 1);
      });
    }
    expect(differences.slice(0, 10)).toEqual([]);
    expect(asserted).toBeGreaterThan(1000);
  });
});
