import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDocument } from '../../codegen/document';
import type { FieldFacts } from '../../codegen/formulas/facts';
import { formulaFaults } from '../../codegen/formulas/formula-faults';
import { recordFaults } from '../../codegen/formulas/record-faults';
import type { Fieldset } from '../../runtime/definitions/shapes/fieldset';
import { conditionHolds } from '../../runtime/formulas/compare';
import { Formulas } from '../../runtime/formulas/formulas';
import { type Condition, type FormulaGroup, operators } from '../../runtime/formulas/model';
import { readGroups } from '../../runtime/formulas/read-groups';
import { propertyRuns } from '../support/property-runs';
import { mapping } from './mapping';
import { sampleNames, sampleText } from '../support/samples';

const fieldset = JSON.parse(readFileSync(join(import.meta.dirname, '../../schemas/fieldsets/assessment-question.fieldset.json'), 'utf8')) as Fieldset;

/** Five fields on two pages, each of a kind of its own, with whatever formulas. */
const kinds: Record<string, { facts: FieldFacts; answers: string[][] }> = {
  choice: { facts: { isAsked: true, kind: 'choice', isMany: false, options: ['a', 'b'] }, answers: [[], ['a'], ['b']] },
  several: {
    facts: { isAsked: true, kind: 'choice', isMany: true, options: ['a', 'b', 'c'], exclusive: ['c'] },
    answers: [[], ['a'], ['b'], ['a', 'b'], ['b', 'a'], ['c']],
  },
  whole: { facts: { isAsked: true, kind: 'number', isMany: false, isWhole: true, minimum: 1, maximum: 4 }, answers: [[], ['1'], ['2'], ['3'], ['4']] },
  day: { facts: { isAsked: true, kind: 'date', isMany: false }, answers: [[], ['2019-12-31'], ['2020-01-01'], ['2020-01-02'], ['2020-01-03']] },
  free: { facts: { isAsked: true, kind: 'text', isMany: false }, answers: [[], ['a'], ['x']] },
};
const ids = Object.keys(kinds);
const facts = new Map(Object.entries(kinds).map(([id, { facts: known }]) => [id, known]));

const condition = fc.record({
  field: fc.constantFrom(...ids, 'none'),
  operator: fc.constantFrom(...operators),
  values: fc.array(fc.constantFrom('a', 'b', '1', '2', '4', '2020-01-01', '2020-01-02', 'x'), { maxLength: 2 }),
});
const formula = fc.record({ any: fc.boolean(), conditions: fc.array(condition, { minLength: 1, maxLength: 3 }) });
const groups = fc
  .record({
    formulas: fc.array(fc.array(formula, { maxLength: 2 }), { minLength: ids.length, maxLength: ids.length }),
    page: fc.option(formula, { nil: null }),
  })
  .map(({ formulas, page }): FormulaGroup[] => {
    const fields = ids.map((id, index) => ({ id, formulas: formulas[index] ?? [], isHidden: false, isOptional: false, given: [] }));
    return [
      { id: 'one', fields: fields.slice(0, 3) },
      { id: 'two', formula: page, fields: fields.slice(3) },
    ];
  });

/** Comparisons that by themselves are as they must be: the operators and the values of each field. */
const ways: Record<string, [operators: string[], values: string[]]> = {
  choice: [
    ['IsEqualTo', 'IsNotEqualTo', 'Contains', 'DoesNotContain'],
    ['a', 'b'],
  ],
  several: [
    ['Contains', 'DoesNotContain'],
    ['a', 'b', 'c'],
  ],
  whole: [
    ['IsEqualTo', 'IsNotEqualTo', 'IsLessThan', 'IsGreaterThan'],
    ['2', '3'],
  ],
  day: [
    ['IsEqualTo', 'IsLessThan', 'IsGreaterThan'],
    ['2020-01-01', '2020-01-02'],
  ],
  free: [
    ['IsEqualTo', 'IsNotEqualTo'],
    ['a', 'x'],
  ],
};
const sound = (field: string): fc.Arbitrary<Condition> => {
  const [compared, values] = ways[field] ?? [[], []];
  return fc.oneof(
    fc.record({ field: fc.constant(field), operator: fc.constantFrom(...compared), values: fc.constantFrom(...values).map((value) => [value]) }),
    fc.record({ field: fc.constant(field), operator: fc.constantFrom('IsAnswered', 'IsNotAnswered'), values: fc.constant([]) }),
  );
};
const soundFormula = (fields: string[]) =>
  fc.record({ any: fc.boolean(), conditions: fc.array(fc.oneof(...fields.map(sound)), { minLength: 1, maxLength: 2 }) });
/** Formulas that look at what stands before only: no cycles. */
const soundGroups = fc
  .tuple(
    ...ids.map((_id, index) => (index === 0 ? fc.constant([]) : fc.array(soundFormula(ids.slice(0, index)), { maxLength: 2 }))),
    fc.option(soundFormula(ids.slice(0, 3)), { nil: null }),
  )
  .map((drawn): FormulaGroup[] => {
    const page = drawn.at(-1) as FormulaGroup['formula'];
    const fields = ids.map((id, index) => ({
      id,
      formulas: drawn[index] as FormulaGroup['fields'][number]['formulas'],
      isHidden: false,
      isOptional: false,
      given: [],
    }));
    return [
      { id: 'one', fields: fields.slice(0, 3) },
      { id: 'two', formula: page, fields: fields.slice(3) },
    ];
  });

const faultsOf = (all: FormulaGroup[]) => formulaFaults({ groups: all, facts, elsewhere: new Set() });

/** Whether a field, or a page, ever shows, whatever is answered: everything is tried. */
function everShows(all: FormulaGroup[]): { fields: Set<string>; pages: Set<string> } {
  const shown = { fields: new Set<string>(), pages: new Set<string>() };
  const tryAll = ([id, ...rest]: string[], formulas: Formulas): void => {
    if (id === undefined) {
      all.forEach((group, place) => {
        if (!formulas.groupShows(place)) return;
        shown.pages.add(group.id);
        for (const field of group.fields) if (formulas.shows(field.id)) shown.fields.add(field.id);
      });
      return;
    }
    for (const answer of kinds[id]?.answers ?? []) {
      formulas.set(id, { given: answer });
      tryAll(rest, formulas);
    }
  };
  tryAll(ids, new Formulas(all));
  return shown;
}

test('whatever formulas there are, the check finds something to say or nothing, and nothing of what is sound refers to what is not there or to itself', () => {
  fc.assert(
    fc.property(groups, (all) => {
      const faults = faultsOf(all);
      const conditions = all.flatMap((group) => [
        ...(group.formula?.conditions ?? []),
        ...group.fields.flatMap(({ formulas }) => formulas.flatMap((one) => one.conditions)),
      ]);
      const unknown = conditions.filter(({ field }) => !facts.has(field));
      expect(faults.filter(({ code }) => code === 'unknown-question')).toHaveLength(unknown.length);
      expect(faults.some(({ code }) => code === 'circular-condition')).toBe(hasCycle(all));
    }),
    propertyRuns(1500),
  );
});

/** Whether one can come back to where one was, by looking at fields and standing on pages: every way is walked. */
function hasCycle(all: FormulaGroup[]): boolean {
  const needs = new Map<string, string[]>();
  for (const { id, formula: page, fields } of all) {
    needs.set(
      `page ${id}`,
      (page?.conditions ?? []).flatMap(({ field }) => both(field)),
    );
    for (const field of fields)
      needs.set(
        field.id,
        field.formulas.flatMap(({ conditions }) => conditions.flatMap((one) => both(one.field))),
      );
  }
  function both(field: string): string[] {
    const page = all.find(({ fields }) => fields.some(({ id }) => id === field));
    return page === undefined ? [] : [field, `page ${page.id}`];
  }
  const comesBack = (start: string, at: string, seen: Set<string>): boolean =>
    (needs.get(at) ?? []).some((next) => next === start || (!seen.has(next) && comesBack(start, next, seen.add(next))));
  return [...needs.keys()].some((one) => comesBack(one, one, new Set()));
}

test('what is said never to hold never does, and a question by itself that never shows is told', () => {
  fc.assert(
    fc.property(soundGroups, (all) => {
      const faults = faultsOf(all);
      expect(faults.filter(({ code }) => code !== 'impossible-condition')).toEqual([]);
      const ever = everShows(all);
      for (const { at } of faults) {
        const owner = at.field === undefined ? all[at.group] : all[at.group]?.fields[at.field];
        const own = at.field === undefined ? all[at.group]?.formula : all[at.group]?.fields[at.field]?.formulas[at.formula ?? 0];
        if (own?.any !== true || own.conditions.length === 1) expect((at.field === undefined ? ever.pages : ever.fields).has(owner?.id ?? '')).toBe(false);
      }
      if (faults.length > 0) return;
      // Several alternatives in several formulas may still exclude one another: that is not looked for.
      const isPlain = all.every((group) =>
        [group.formula, ...group.fields.flatMap(({ formulas }) => formulas)].every((one) => !one?.any || one.conditions.length === 1),
      );
      if (isPlain) expect([[...ever.fields].sort(), [...ever.pages].sort()]).toEqual([[...ids].sort(), ['one', 'two']]);
    }),
    // Run once more for each of hundreds of mutants, instrumented, it does with fewer.
    propertyRuns(process.env.STRYKER_MUTATOR_WORKER === undefined ? 3000 : 300),
  );
}, 180_000);

test('a comparison that is said to hold of no answer, or of any, does', () => {
  fc.assert(
    fc.property(condition, (one: Condition) => {
      const { facts: known, answers } = kinds[one.field] ?? { facts: undefined, answers: [] };
      const [fault] =
        known === undefined
          ? []
          : faultsOf([
              {
                id: 'one',
                fields: [
                  ...ids.map((id) => ({ id, formulas: [], isHidden: false, isOptional: true, given: [] })),
                  { id: 'last', formulas: [{ any: false, conditions: [one] }], isHidden: false, isOptional: true, given: [] },
                ],
              },
            ]);
      if (fault?.code === 'impossible-condition') expect(answers.filter((answer) => conditionHolds(one, answer))).toEqual([]);
      if (fault?.code === 'unknown-answer' && one.values.length === 1)
        expect(new Set(answers.filter((answer) => answer.length > 0).map((answer) => conditionHolds(one, answer))).size).toBe(1);
    }),
    propertyRuns(1000),
  );
});

test.each(['null', '7', '[]', '{}', '{"Pages":{}}', '{"Pages":[]}'])('of a file with %s it is told that it holds no record to check', (text) => {
  expect(recordFaults(parseDocument('none.json', text), mapping, fieldset)).toMatchObject([
    { code: 'missing-value', message: 'The record has no list at /Pages.' },
  ]);
});

test.each(['[null]', '[{"Details":7}]', '[{"Details":{"Contents":[null,7,{"Id":null,"Formulas":[null,{"Expressions":{}}]}]},"ShowPageFormula":7}]'])(
  'pages that are none, such as %s, are read as if nothing stood there',
  (pages) => {
    expect(recordFaults(parseDocument('odd.json', `{"Pages":${pages}}`), mapping, fieldset).every(({ code }) => code === 'duplicate-id')).toBe(true);
  },
);

test.each([
  ['Xor', 'Nobody knows how conditions go together by "Xor": the formula would never hold.'],
  ['AND', 'Nobody knows how conditions go together by "AND": the formula would never hold.'],
])('conditions that go together by %s are a fault, with its place', (LogicalOperator, message) => {
  const formula = { LogicalOperator, Expressions: [{ EvaluatingItemId: 'a', Operator: 'IsAnswered', ExpressionValues: [] }] };
  const contents = ['a', 'b'].map((Id) => ({ Id, ContentType: 'Question', QuestionType: 'YesNo', Formulas: Id === 'b' ? [formula] : [] }));
  const record = { Pages: [{ PageId: 'one', Details: { Contents: contents } }] };
  const faults = recordFaults(parseDocument('theirs.json', JSON.stringify(record)), mapping, fieldset);
  expect(faults).toMatchObject([{ code: 'unknown-value', pointer: '/Pages/0/Details/Contents/1/Formulas/0/LogicalOperator', message }]);
  const shown = (word: string) => new Formulas(readGroups(JSON.parse(JSON.stringify(record).replace(LogicalOperator, word)), mapping).groups);
  const [known, unknown] = [shown('And'), shown(LogicalOperator)];
  for (const formulas of [known, unknown]) formulas.set('a', { given: ['Yes'] });
  expect([known.shows('b'), unknown.shows('b')]).toEqual([true, false]);
});

/** What the check says of real questionnaires; each was looked at, and each is a mistake, or would be one here. */
const found: Record<string, Record<string, number>> = {
  anamnesis: { 'unknown-answer': 2, 'impossible-condition': 1 },
  'au-health-check-715-adult': { 'unknown-answer': 6 },
  'au-health-check-715-test': { 'unknown-answer': 36 },
  'hearthive-baseline': { 'unknown-answer': 1 },
  'nhanes-2013-lifestyle': { 'unknown-answer': 8 },
  'nhanes-2017-health-risk': { 'unknown-answer': 45 },
  'nlm-enablewhen-operators': { 'unknown-answer': 8, 'wrong-operator': 10 },
  'pregnancy-outcome-registration': { 'unknown-answer': 1, 'wrong-operator': 2 },
  'sdc-cardiology': { 'wrong-operator': 85 },
  'sdc-enablewhen-groups': { 'unknown-answer': 4, 'wrong-operator': 1 },
  'who-covid19-case-report': { 'unknown-answer': 5, 'wrong-operator': 2 },
};

describe('real questionnaires', () => {
  test.each(sampleNames('assessments'))('%s is checked, and what is found is as it was', (name) => {
    const faults = recordFaults(parseDocument(`${name}.json`, sampleText('assessments', `${name}.json`)), mapping, fieldset);
    const counts: Record<string, number> = {};
    for (const { code } of faults) counts[code] = (counts[code] ?? 0) + 1;
    expect(counts).toEqual(found[name] ?? {});
  });

  test('the condition of the anamnesis that can never hold is found, with the reason and the place', () => {
    const faults = recordFaults(parseDocument('anamnesis.json', sampleText('assessments', 'anamnesis.json')), mapping, fieldset);
    expect(faults.find(({ code }) => code === 'impossible-condition')).toMatchObject({
      pointer: '/Pages/6/Details/Contents/3/Formulas/0/Expressions/1',
      message: 'This is never true: the answer to "3572718624947" would have to be both "Female" and "Other".',
    });
  });
});
