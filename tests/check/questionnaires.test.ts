import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../support/shared-compiler';
import { readSource } from '../../codegen/source';
import type { Revision } from '../../runtime/definitions/compiled';
import { formatFaults } from '../../runtime/definitions/fault';
import type { Question, Questionnaire } from '../../runtime/definitions/shapes/questionnaire';
import { Formulas } from '../../runtime/formulas/formulas';
import { questionnaireGroups } from '../../runtime/formulas/read-questionnaire';
import { type Asked, askedOf } from '../../server/areas/assessment/asked';
import { Filled } from '../../server/areas/assessment/filled';
import { resultsOf } from '../../server/areas/assessment/results';
import { propertyRuns } from '../support/property-runs';

const { base, customers, faults } = compile(readSource(join(import.meta.dirname, '../..')));
const healthRisk = base?.questionnaires['health-risk'] as Questionnaire;
const { types } = base!.fieldsets['assessment-question']!;
const questionsOf = ({ pages }: Questionnaire): Question[] =>
  pages.flatMap(({ contents }) => contents.flatMap((content) => ('question' in content ? content : [])));

test('B-assessment-01 B-assessment-02 the demo asks sixty questions of every type on eight pages, of which some show by answers of others', () => {
  expect(formatFaults(faults)).toBe('0 faults in 0 files. Nothing was published.');
  const questions = questionsOf(healthRisk);
  expect([healthRisk.pages.length, questions.length]).toEqual([8, 60]);
  expect([...new Set(questions.map(({ type }) => type))].sort()).toEqual(
    Object.keys(types)
      .filter((type) => type !== 'Information')
      .sort(),
  );
  expect(healthRisk.pages.every(({ contents }) => contents.filter((content) => 'question' in content).length >= 5)).toBe(true);
  const pageOf = new Map(healthRisk.pages.flatMap(({ id, contents }) => contents.map((content) => [content.id, id])));
  const looks = questionnaireGroups(healthRisk).flatMap(({ id, formula, fields }) =>
    [...(formula ? [formula] : []), ...fields.flatMap(({ formulas }) => formulas)].flatMap(({ conditions }) =>
      conditions.map(({ field }) => [pageOf.get(field), id]),
    ),
  );
  expect(new Set(looks.filter(([seen, by]) => seen !== by).map(([, by]) => by))).toEqual(new Set(['measurements', 'quitting', 'sleep-and-stress']));
});

test('a person who never used tobacco is not asked how to leave it', () => {
  const formulas = new Formulas(questionnaireGroups(healthRisk));
  const place = healthRisk.pages.findIndex(({ id }) => id === 'quitting');
  expect(formulas.groupShows(place)).toBe(false);
  formulas.set('tobaccoUse', { given: ['daily'] });
  expect(formulas.groupShows(place)).toBe(true);
});

/** What the answers come to, as the server tells it; and what could not be computed. */
function come(kept: Record<string, string[]>): { areas: Record<string, number | null>; overall: number | null; reports: string[] } {
  const reports: string[] = [];
  const filled = new Filled(askedOf(base as Revision, 'health-risk') as Asked, new Map(Object.entries(kept)), new Map());
  const { Areas, Score } = resultsOf(filled, (message) => void reports.push(message));
  return { areas: Object.fromEntries(Areas.map((area) => [area.ConditionId, area.Score])), overall: Score, reports };
}

test('B-health-profile-01 who answered nothing has no scores, and nobody is told of a fault', () => {
  const { areas, overall, reports } = come({});
  expect([...Object.values(areas), overall]).toEqual(Array.from({ length: 10 }, () => null));
  expect(reports).toEqual([]);
});

const healthy = {
  height: ['180'],
  weight: ['72'],
  bloodPressure: ['115', '75'],
  cholesterol: ['170'],
  glucose: ['85'],
  tobaccoUse: ['never'],
  secondhandSmoke: ['never'],
  alcoholFrequency: ['never'],
  activeDays: ['5'],
  activeMinutes: ['60'],
  strengthDays: ['2'],
  sittingHours: ['4'],
  fruitVegetables: ['5'],
  wholeGrains: ['mostly'],
  sugaryDrinks: ['0'],
  water: ['2'],
  readyMeals: ['rarely'],
  salt: ['never'],
  sleepHours: ['8'],
  sleepQuality: ['10'],
  stress: ['0'],
  mood: ['10'],
  support: ['always'],
};

test('B-health-profile-01 who lives as one should has 100 in every area, and each answer that is worse lowers its area', () => {
  const best = come(healthy);
  expect(best.areas).toEqual(Object.fromEntries(Object.keys(best.areas).map((id) => [id, 100])));
  expect(best.overall).toBe(100);
  const worse: [answers: Record<string, string[]>, area: string][] = [
    [{ weight: ['110'] }, 'bodyWeight'],
    [{ weight: ['50'] }, 'bodyWeight'],
    [{ bloodPressure: ['150', '75'] }, 'circulation'],
    [{ bloodPressure: ['115', '95'] }, 'circulation'],
    [{ cholesterol: ['260'] }, 'bloodValues'],
    [{ glucose: ['150'] }, 'bloodValues'],
    [{ tobaccoUse: ['daily'] }, 'tobacco'],
    [{ tobaccoUse: ['sometimes'], tobaccoProducts: ['cigarettes'], cigarettesPerDay: ['10'] }, 'tobacco'],
    [{ secondhandSmoke: ['often'] }, 'tobacco'],
    [{ alcoholFrequency: ['daily'] }, 'alcohol'],
    [{ alcoholFrequency: ['monthly'], drinksPerDay: ['6'], heavyDays: ['0'] }, 'alcohol'],
    [{ alcoholFrequency: ['monthly'], drinksPerDay: ['1'], heavyDays: ['4'] }, 'alcohol'],
    [{ activeDays: ['0'] }, 'activity'],
    [{ sittingHours: ['12'] }, 'activity'],
    [{ fruitVegetables: ['1'] }, 'nutrition'],
    [{ salt: ['always'] }, 'nutrition'],
    [{ sleepHours: ['5'] }, 'sleep'],
    [{ workPattern: ['shifts'], nightShifts: ['4'], daySleep: ['badly'] }, 'sleep'],
    [{ stress: ['9'] }, 'mentalHealth'],
    [{ mood: ['1'] }, 'mentalHealth'],
  ];
  for (const [answers, area] of worse) {
    const { areas, overall } = come({ ...healthy, ...answers });
    expect([answers, Object.entries(areas).flatMap(([id, score]) => (Number(score) < 100 ? id : []))]).toEqual([answers, [area]]);
    expect(Number(overall)).toBeLessThan(100);
  }
});

/** An answer that a question takes, or none. */
function answerTo({ type, options, minimum = 0, maximum = 100, parts }: Question): fc.Arbitrary<string[]> {
  const number = fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }).map(String);
  const { stringList, schema } = types[type]!;
  const values = options?.map(({ value }) => value) ?? (schema as { enum?: string[] }).enum;
  if (stringList === 'numbers') return fc.tuple(...(parts ?? []).map((part) => fc.integer({ min: part.minimum ?? 0, max: part.maximum ?? 100 }).map(String)));
  if (stringList === 'number') return number.map((one) => [one]);
  if (values !== undefined) return stringList === 'many' ? fc.subarray(values) : fc.constantFrom(...values).map((value) => [value]);
  return fc.constant(['2020-01-01']);
}

test('B-health-profile-01 whatever is answered, every score is from 0 to 100 or missing', () => {
  const all = questionsOf(healthRisk);
  const answers = fc.record(Object.fromEntries(all.map((question) => [question.id, fc.oneof(fc.constant<string[]>([]), answerTo(question))])));
  fc.assert(
    fc.property(answers, (kept) => {
      const { areas, overall, reports } = come(kept);
      for (const score of [...Object.values(areas), overall]) if (score !== null) expect(Number(score) >= 0 && Number(score) <= 100).toBe(true);
      expect(reports).toEqual([]);
    }),
    propertyRuns(200),
  );
});

test('Lakeside asks three questions more, one of them by an answer to a question of the base, and nobody else does', () => {
  const own = customers.lakeside?.questionnaires['health-risk'] as Questionnaire;
  const ids = new Set(questionsOf(healthRisk).map(({ id }) => id));
  expect(questionsOf(own).flatMap(({ id }) => (ids.has(id) ? [] : id))).toEqual(['noise', 'hearingProtection', 'nightMeals']);
  expect(own.pages.find(({ id }) => id === 'eating')?.contents.at(-1)).toMatchObject({ id: 'nightMeals' });
  const formulas = new Formulas(questionnaireGroups(own));
  expect([formulas.shows('nightMeals'), formulas.shows('hearingProtection')]).toEqual([false, false]);
  formulas.set('workPattern', { given: ['shifts'] });
  formulas.set('nightShifts', { given: ['4'] });
  formulas.set('noise', { given: ['often'] });
  expect([formulas.shows('nightMeals'), formulas.shows('hearingProtection')]).toEqual([true, true]);
  for (const customer of ['granite', 'cedar']) expect(questionsOf(customers[customer]?.questionnaires['health-risk'] as Questionnaire)).toHaveLength(60);
});

const source = readSource(join(import.meta.dirname, '../..'));
const withGranite = (files: Record<string, object>) =>
  compile(
    new Map([...source, ...Object.entries(files).map(([path, value]): [string, string] => [`schemas/customers/granite/${path}`, JSON.stringify(value)])]),
  );
const overlayOf = (...operations: object[]) => ({ id: 'own', kind: 'overlay', operations });

test('a customer may have a questionnaire of its own, and ask it in place of the one of the product', () => {
  const own = {
    id: 'site-safety',
    kind: 'questionnaire',
    name: 'Safety on site',
    fieldset: 'assessment-question',
    pages: [{ id: 'site', name: 'On site', contents: [{ id: 'helmet', question: 'Do you wear a helmet?', type: 'YesNo' }] }],
  };
  const chosen = overlayOf({ op: 'set', in: 'constants:assessments', node: 'healthAssessment', property: 'value', was: 'health-risk', to: 'site-safety' });
  const compiled = withGranite({ 'site-safety.questionnaire.json': own, 'own.overlay.json': chosen });
  expect(formatFaults(compiled.faults)).toBe('0 faults in 0 files. Nothing was published.');
  expect(compiled.customers.granite?.questionnaires['site-safety']).toMatchObject({ name: 'Safety on site' });
  expect(compiled.customers.granite?.constants.assessments?.healthAssessment).toBe('site-safety');
  expect(compiled.base?.questionnaires['site-safety']).toBeUndefined();
});

test('a customer who takes a question away on which others depend is told of each, and keeps the questionnaire of the product', () => {
  const compiled = withGranite({ 'own.overlay.json': overlayOf({ op: 'remove', in: 'questionnaire:health-risk', node: 'tobaccoProducts' }) });
  expect(compiled.faults.map(({ code, file, message }) => `${file} ${code}: ${message}`)).toEqual([
    expect.stringMatching(
      /^schemas\/questionnaires\/health-risk\.questionnaire\.json unknown-question: With the overlays of "granite".* There is no question "tobaccoProducts"\.$/,
    ),
  ]);
  expect(questionsOf(compiled.customers.granite?.questionnaires['health-risk'] ?? healthRisk)).toHaveLength(60);
});
