import { Formulas } from '../../runtime/formulas/formulas';
import type { FormulaField, FormulaGroup } from '../../runtime/formulas/model';
import { readGroups } from '../../runtime/formulas/read-groups';
import { mapping } from '../formulas/mapping';
import { median, quantile } from './figures';
import { sampleNames, sampleText } from '../support/samples';

/** One questionnaire: how long it takes to read it, and the engine to take one answer. */
interface FormulaFigure {
  name: string;
  questions: number;
  /** To read the record and evaluate all, in milliseconds. */
  load: number;
  /** Of one answer, in milliseconds: the median, and the slowest of a hundred. */
  answer: number;
  p99: number;
}

/** Each real questionnaire of the samples, and two made ones, one ten times the size of the other. */
export function measureFormulas(rounds: number): FormulaFigure[] {
  const real = sampleNames('assessments').map((name): [string, () => { groups: FormulaGroup[]; elsewhere: Map<string, readonly string[]> }] => {
    const text = sampleText('assessments', `${name}.json`);
    return [name, () => readGroups(JSON.parse(text), mapping)];
  });
  const made = [50, 500].map((count): [string, () => { groups: FormulaGroup[]; elsewhere: Map<string, readonly string[]> }] => [
    `${count} made`,
    () => ({ groups: madeGroups(count), elsewhere: new Map() }),
  ]);
  return [...real, ...made].map(([name, read]) => measure(name, read, rounds));
}

function measure(name: string, read: () => { groups: FormulaGroup[]; elsewhere: Map<string, readonly string[]> }, rounds: number): FormulaFigure {
  const loads: number[] = [];
  const answers: number[] = [];
  let questions = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const { groups, elsewhere } = read();
    const formulas = new Formulas(groups, elsewhere);
    loads.push(performance.now() - start);
    const asked = groups.flatMap(({ fields }) => fields);
    questions = asked.length;
    // What some formula waits for, and an answer that none does.
    const wanted = new Map(
      asked.flatMap((field) => field.formulas.flatMap(({ conditions }) => conditions.map((one) => [one.field, [...one.values]] as const))),
    );
    for (const given of [(id: string) => wanted.get(id) ?? ['x'], () => ['another answer']])
      for (const { id } of asked) {
        const began = performance.now();
        formulas.set(id, { given: given(id) });
        answers.push(performance.now() - began);
      }
  }
  return { name, questions, load: median(loads), answer: median(answers), p99: quantile(answers, 0.99) };
}

/** Every tenth question shows the nine after it. */
function madeGroups(count: number): FormulaGroup[] {
  const field = (index: number): FormulaField => ({
    id: `q${index}`,
    formulas: index % 10 === 0 ? [] : [{ any: false, conditions: [{ field: `q${index - (index % 10)}`, operator: 'IsEqualTo', values: ['yes'] }] }],
    isOptional: false,
    isHidden: false,
    given: [],
  });
  return [{ id: 'page', fields: Array.from({ length: count }, (_, index) => field(index)) }];
}

export const formulaTable = (figures: FormulaFigure[]) =>
  figures.map(({ name, questions, load, answer, p99 }) => ({
    questionnaire: name,
    questions,
    load: load.toFixed(2),
    answer: answer.toFixed(4),
    'of 100 the slowest': p99.toFixed(3),
  }));

/** An answer to the largest takes less than a millisecond, and ten times the questions at most ten times as long. */
export function formulaVerdicts(figures: FormulaFigure[]) {
  const largest = figures.reduce((most, one) => (one.questions > most.questions ? one : most));
  const [small, large] = figures.slice(-2) as [FormulaFigure, FormulaFigure];
  const growth = large.answer / small.answer;
  return [
    { title: `formulas: an answer of ${largest.questions} questions, ms, the slowest of 100`, goal: 1, reached: largest.p99, isMet: largest.p99 < 1 },
    { title: 'formulas: growth from 50 to 500 questions', goal: 10, reached: growth, isMet: growth <= 10 },
  ];
}
