import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain } from '../../runtime/formulas/explain';
import { Formulas } from '../../runtime/formulas/formulas';
import { type Answer, type FormulaField, type FormulaGroup, operators } from '../../runtime/formulas/model';
import { propertyRuns } from '../support/property-runs';
import { naively } from './naive';

const answers = ['', 'a', 'B', '1', '2.5', '2026-01-01', ' '];
const answer: fc.Arbitrary<Answer> = fc.record({
  given: fc.array(fc.constantFrom(...answers), { maxLength: 2 }),
  measured: fc.option(fc.constantFrom<string | number>(0, 7, 'x'), { nil: undefined }),
});

/** Groups of fields whose formulas look at fields before them only, on groups before their own: no cycles. */
const groupsWithoutCycles: fc.Arbitrary<FormulaGroup[]> = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 6 }).chain((sizes) => {
  const names = sizes.flatMap((size, group) => Array.from({ length: size }, (_, field) => ({ id: `q${group}-${field}`, group })));
  const formula = (before: string[]) =>
    fc.record({
      any: fc.boolean(),
      conditions: fc.array(
        fc.record({
          field: fc.constantFrom(...before, 'missing'),
          operator: fc.constantFrom<string>(...operators, 'Unknown'),
          values: fc.array(fc.constantFrom(...answers), { maxLength: 2 }),
        }),
        { maxLength: 3 },
      ),
    });
  return fc.tuple(
    ...sizes.map((size, group) => {
      const earlier = names.filter((one) => one.group < group).map(({ id }) => id);
      const fields = Array.from({ length: size }, (_, index): fc.Arbitrary<FormulaField> => {
        const before = [
          ...earlier,
          ...names
            .filter((one) => one.group === group)
            .map(({ id }) => id)
            .slice(0, index),
        ];
        return fc
          .record({ formulas: fc.array(formula(before), { maxLength: 2 }), isOptional: fc.boolean(), isHidden: fc.boolean(), answer })
          .map(({ answer: own, ...rest }) => ({ id: `q${group}-${index}`, ...rest, ...own }));
      });
      return fc.record({ id: fc.constant(`g${group}`), formula: fc.option(formula(earlier)), fields: fc.tuple(...fields) });
    }),
  ) as fc.Arbitrary<FormulaGroup[]>;
});

const stateOf = (formulas: Formulas) => ({
  shows: new Map(formulas.graph.fields.map(({ field }) => [field.id, formulas.shows(field.id)])),
  groupShows: formulas.graph.groups.map((_group, place) => formulas.groupShows(place)),
  complete: formulas.graph.groups.map((_group, place) => formulas.isComplete(place)),
});

test('whatever the formulas and the answers are, the engine says what asking everything again would say, and tells what turned', () => {
  fc.assert(
    fc.property(groupsWithoutCycles, fc.array(fc.tuple(fc.nat(), answer), { maxLength: 12 }), (groups, steps) => {
      const formulas = new Formulas(groups);
      expect(stateOf(formulas)).toEqual(naively(groups));
      const ids = groups.flatMap(({ fields }) => fields.map(({ id }) => id));
      let current = groups;
      for (const [pick, given] of steps) {
        const id = ids[pick % Math.max(1, ids.length)];
        if (id === undefined) return;
        const before = stateOf(formulas);
        const turned = formulas.set(id, given);
        current = current.map((group) => ({ ...group, fields: group.fields.map((field) => (field.id === id ? { ...field, ...given } : field)) }));
        const after = stateOf(formulas);
        expect(after).toEqual(naively(current));
        expect([...turned.fields].sort()).toEqual(ids.filter((one) => before.shows.get(one) !== after.shows.get(one)).sort());
        const groupIds = (of: (place: number) => boolean) => current.flatMap((group, place) => (of(place) ? [group.id] : []));
        expect([...turned.groups].sort()).toEqual(groupIds((place) => before.groupShows[place] !== after.groupShows[place]).sort());
        expect([...turned.completeness].sort()).toEqual(groupIds((place) => before.complete[place] !== after.complete[place]).sort());
      }
    }),
    propertyRuns(400),
  );
});

test('what explains a field agrees with what shows', () => {
  fc.assert(
    fc.property(groupsWithoutCycles, (groups) => {
      const formulas = new Formulas(groups);
      for (const { field } of formulas.graph.fields) {
        const { shows, isAlwaysHidden, formulas: explained, group, groupShows } = explain(formulas, field.id);
        expect(shows).toBe(!isAlwaysHidden && explained.every(({ holds }) => holds));
        expect(groupShows).toBe(group?.holds ?? true);
      }
    }),
    propertyRuns(200),
  );
});

const field = (id: string, more: Partial<FormulaField> = {}): FormulaField => ({ id, formulas: [], isOptional: false, isHidden: false, given: [], ...more });
const when = (of: string, value: string) => ({ any: false, conditions: [{ field: of, operator: 'IsEqualTo', values: [value] }] });

test('fields in a cycle are evaluated once for each change, in the order of the document, and are told to the check', () => {
  const groups = [
    { id: 'g', fields: [field('a', { formulas: [when('b', 'x')], given: ['x'] }), field('b', { formulas: [when('a', 'x')], given: ['x'] }), field('c')] },
  ];
  const formulas = new Formulas(groups);
  expect(formulas.graph.cycles).toEqual([[1, 2]]);
  expect([formulas.shows('a'), formulas.shows('b')]).toEqual([true, true]);
  expect(formulas.set('b', { given: [] }).fields).toEqual(['a', 'b']);
  expect(formulas.set('b', { given: ['x'] }).fields).toEqual([]);
});

test('a chain of 100,000 fields neither exhausts the stack nor takes for ever', () => {
  const fields = Array.from({ length: 100_000 }, (_, at) => field(`f${at}`, { given: ['x'], ...(at > 0 && { formulas: [when(`f${at - 1}`, 'x')] }) }));
  const formulas = new Formulas([{ id: 'g', fields }]);
  expect(formulas.set('f0', { given: ['y'] }).fields).toHaveLength(99_999);
});

test('answers of hidden fields are kept, count for nothing, and come back', () => {
  const groups = [
    { id: 'one', fields: [field('smokes', { given: ['yes'] }), field('many', { formulas: [when('smokes', 'yes')], given: ['20'] })] },
    { id: 'two', formula: when('many', '20'), fields: [field('help')] },
  ];
  const formulas = new Formulas(groups);
  expect([formulas.groupShows(1), formulas.isComplete(1)]).toEqual([true, false]);
  expect(formulas.set('smokes', { given: ['no'] })).toEqual({ fields: ['many'], groups: ['two'], completeness: ['two'] });
  expect(formulas.answer('many').given).toEqual(['20']);
  expect(formulas.counted('many')).toEqual([]);
  formulas.set('smokes', { given: ['yes'] });
  expect(formulas.groupShows(1)).toBe(true);
});

test('an answer from elsewhere counts while its field is not here', () => {
  const groups = [{ id: 'g', fields: [field('a', { formulas: [when('sex', 'f')] }), field('age'), field('b', { formulas: [when('age', '7')] })] }];
  const formulas = new Formulas(
    groups,
    new Map([
      ['sex', ['F']],
      ['age', ['7']],
    ]),
  );
  expect([formulas.shows('a'), formulas.shows('b')]).toEqual([true, false]);
  expect(explain(formulas, 'b').formulas[0]?.conditions[0]).toMatchObject({ holds: false, unanswered: 'noAnswer' });
});
