import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Formulas } from '../../../runtime/formulas/formulas';
import { readGroups } from '../../../runtime/formulas/read-groups';
import { compiledDefinitions } from '../../definitions/compiled-definitions';
import { faultsIn } from '../../foundation/validation';
import { propertyRuns } from '../../../tests/support/property-runs';
import { askedOf } from './asked';
import { assessmentRecord } from './assessment-record';
import { Filled } from './filled';
import { constantsOf } from '../../foundation/constants';

const definitions = await compiledDefinitions(fileURLToPath(new URL('../../..', import.meta.url)), () => undefined);
const base = definitions.for(null);
const asked = askedOf(base, constantsOf(base).assessments.healthAssessment)!;
const mapping = base.formulas.assessment!;
const progress = { UserAssessmentProgressId: 1, Status: 'InProgress', CurrentPageId: null, SubmittedDate: null } as const;

/** Any answers: those that formulas compare with, what questions take, and what they do not. */
const texts = [
  ...new Set([
    ...asked.groups
      .flatMap(({ formula, fields }) => [...(formula ? [formula] : []), ...fields.flatMap((field) => field.formulas)])
      .flatMap(({ conditions }) => conditions.flatMap(({ values }) => values)),
    ...[...asked.questions.values()].flatMap(({ question }) => (question.options ?? []).map(({ value }) => value)),
    ...['Yes', 'No', '0', '7', '30', '120', '2025-01-01', '', ' ', 'nonsense'],
  ]),
];
const answers = fc
  .array(fc.tuple(fc.constantFrom(...asked.questions.keys(), 'gone'), fc.array(fc.constantFrom(...texts), { maxLength: 3 })), { maxLength: 80 })
  .map((list) => new Map(list));
const measured = fc
  .array(fc.tuple(fc.constantFrom('Weight', 'Height', 'BloodPressure', 'Glucose'), fc.integer({ min: 0, max: 300 }), fc.option(fc.constant(80))), {
    maxLength: 4,
  })
  .map((list) => new Map(list.map(([id, Value, SecondValue]) => [id, { Date: '2026-01-01', Value, SecondValue }])));

test('whatever is answered, pages and questions stand as the engine says of the whole record that is sent', () => {
  fc.assert(
    fc.property(answers, measured, (given, last) => {
      const filled = new Filled(asked, given, last);
      const record = assessmentRecord(progress, filled, true);
      const { groups, elsewhere } = readGroups(record, mapping);
      const engine = new Formulas(groups, elsewhere);
      expect(record.Pages.map(({ IsVisible }) => IsVisible)).toEqual(groups.map((_group, index) => engine.groupShows(index)));
      expect(record.Pages.map(({ IsComplete }) => IsComplete)).toEqual(groups.map((_group, index) => engine.isComplete(index)));
      for (const { IsVisible, IsComplete, QuestionsAsked, QuestionsAnswered } of record.Pages) {
        expect(QuestionsAnswered === QuestionsAsked).toBe(IsComplete);
        if (!IsVisible) expect(QuestionsAsked).toBe(0);
      }
      for (const { Id, Features } of record.Pages.flatMap(({ Details }) => Details?.Contents ?? []))
        expect(Features.includes('Hidden') ? 'Hidden' : 'Visible').toBe(engine.shows(Id) ? 'Visible' : 'Hidden');
      expect(faultsIn(base.records.Assessment!, record)).toEqual([]);
    }),
    propertyRuns(150, { always: true }),
  );
});

test('whatever is answered, a page that is loaded alone stands as among all: the answers of the others come as FormulaAnswers', () => {
  fc.assert(
    fc.property(answers, fc.nat({ max: asked.pages.length - 1 }), (given, index) => {
      const whole = assessmentRecord(progress, new Filled(asked, given, new Map()), true);
      const alone = { ...whole, Pages: whole.Pages.map((page, at) => (at === index ? page : { ...page, Details: { Contents: [] } })) };
      const { groups, elsewhere } = readGroups(alone, mapping);
      const engine = new Formulas(groups, elsewhere);
      expect(whole.Pages.map(({ IsVisible }) => IsVisible)).toEqual(groups.map((_group, at) => engine.groupShows(at)));
      for (const { Id, Features } of whole.Pages[index]!.Details!.Contents) expect(Features.includes('Visible')).toBe(engine.shows(Id));
    }),
    propertyRuns(150, { always: true }),
  );
});
