import type { Sample } from './forms';

/** The value below which this share of the values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: number[]): number => quantile(values, 0.5);

interface Figure {
  scenario: string;
  measure: Sample['measure'];
  implementation: string;
  median: number;
  p95: number;
  values: number[];
}

/** The samples of all rounds, by what was measured. */
export function figuresOf(samples: Sample[]): Figure[] {
  const groups = new Map<string, Sample[]>();
  for (const sample of samples) {
    const key = `${sample.scenario} ${sample.measure} ${sample.implementation}`;
    groups.set(key, [...(groups.get(key) ?? []), sample]);
  }
  return [...groups.values()].map((group) => {
    const [{ scenario, measure, implementation }] = group as [Sample];
    const values = group.map(({ value }) => value);
    return { scenario, measure, implementation, median: median(values), p95: quantile(values, 0.95), values };
  });
}

/** What is to be reached: a ratio to another implementation, milliseconds or megabytes. */
const goals = [
  { title: 'first key of a visit → paint, 1,000 mixed fields', scenario: '1000 mixed', measure: 'first key', against: 'mui-by-hand', atMost: 1.5 },
  { title: 'keystroke → paint, 1,000 mixed fields', scenario: '1000 mixed', measure: 'keystroke', against: 'mui-by-hand', atMost: 1.25 },
  { title: 'mount, 1,000 mixed fields', scenario: '1000 mixed', measure: 'mount', against: 'mui-by-hand', atMost: 0.35 },
  { title: 'first 30 of 1,000 mixed fields, ms', scenario: '1000 mixed', measure: 'first fields', against: undefined, atMost: 150 },
  { title: 'mount, 1,000 conditional questions, ms', scenario: '1000 conditional', measure: 'mount', against: undefined, atMost: 450 },
  { title: 'answer → paint, 1,000 conditional questions', scenario: '1000 conditional', measure: 'answer', against: 'mui-by-hand', atMost: 0.35 },
  { title: 'answer → paint, 500 questions with formulas', scenario: '500 questions', measure: 'answer', against: 'mui-by-hand', atMost: 0.35 },
  { title: 'heap, 1,000 mixed fields, MB', scenario: '1000 mixed', measure: 'heap', against: undefined, atMost: 30 },
] as const;

/** How each goal stands. */
export function verdicts(figures: Figure[]) {
  const find = (scenario: string, measure: string, implementation: string) =>
    figures.find((figure) => figure.scenario === scenario && figure.measure === measure && figure.implementation === implementation)?.median ?? Number.NaN;
  const growth = find('500 questions', 'answer', 'wellspring') / find('50 questions', 'answer', 'wellspring');
  const grown = { title: 'answer → paint, growth from 50 to 500 questions', goal: 10, reached: growth, isMet: growth <= 10 };
  const met = goals.map(({ title, scenario, measure, against, atMost }) => {
    const own = find(scenario, measure, 'wellspring');
    const reached = against === undefined ? own : own / find(scenario, measure, against);
    return { title, goal: atMost, reached, isMet: reached <= atMost };
  });
  const ends = (implementation: string) =>
    figures.find((figure) => figure.scenario === '1000 mixed' && figure.measure === 'keystroke' && figure.implementation === implementation)?.p95 ?? Number.NaN;
  const slowest = ends('wellspring') / ends('mui-by-hand');
  return [...met, { title: 'keystroke → paint, 1,000 mixed fields, 95th percentile', goal: 1.5, reached: slowest, isMet: slowest <= 1.5 }, grown];
}
