import { expect, test } from 'vitest';
import type { CompiledForm } from '../definitions/compiled';
import { interpretSchema } from '../validation/interpreter';
import { FormStore } from './form-store';
import { makeOptionalGroups, optionalOf } from './optional-groups';
import { inWords, sentenceOf } from './builder/sentence';

const list = { type: 'array', items: { type: 'string' } };
const form: CompiledForm = {
  id: 'finding',
  kind: 'form',
  adds: { label: 'Add', none: 'All books.' },
  data: {
    type: 'object',
    properties: {
      Author: { type: 'string' },
      Titles: list,
      Chapters: list,
      Bought: { type: 'string' },
      From: { type: 'string' },
      Own: { type: 'array', items: { type: 'object', properties: { Name: { type: 'string' }, Values: list } } },
    },
  },
  fields: [
    {
      id: 'author',
      title: 'Author',
      optional: true,
      group: [{ id: 'author-name', at: '/Author', label: 'Author', options: { items: [{ value: 'a', text: 'Ada' }] }, clears: ['/Titles'] }],
    },
    { id: 'titles', title: 'Titles', optional: true, group: [{ id: 'titles-in', at: '/Titles', clears: ['/Chapters'] }] },
    { id: 'chapters', title: 'Chapters', optional: true, group: [{ id: 'chapters-in', at: '/Chapters' }] },
    {
      id: 'bought',
      title: 'Bought',
      optional: true,
      starts: { Bought: 'Custom' },
      group: [
        { id: 'bought-when', at: '/Bought' },
        {
          id: 'bought-from',
          at: '/From',
          phrase: { text: 'from {day}', values: { day: { $: 'value' } } },
          visibleWhen: { $: "form.Bought == 'Custom'" },
          whenHidden: 'clear',
          requiredWhen: { $: 'true' },
        },
      ],
    },
    { id: 'own', title: 'Shelf', optional: true, group: [{ id: 'own-shelf', at: '/Own/~?Name="shelf"/Values', stringList: 'one' }] },
  ],
};

const open = (data: unknown = {}) =>
  new FormStore({
    form,
    data,
    schemaErrors: interpretSchema(form.data),
    optional: makeOptionalGroups,
    defer: (run) => run(),
    later: (run) => (run(), () => {}),
  });
const shown = (store: FormStore) => store.plan.fields.flatMap(({ id }) => (store.live.field(id)?.isVisible === true ? id : []));

test('a group shows once it is added, in the order of adding; taking it away takes its values', () => {
  const store = open({ Titles: ['x'] });
  expect([optionalOf(store).added, shown(store)]).toEqual([['titles'], ['titles-in']]);
  optionalOf(store).add('bought');
  optionalOf(store).add('author');
  expect(optionalOf(store).added).toEqual(['titles', 'bought', 'author']);
  expect(store.data).toEqual({ Titles: ['x'], Bought: 'Custom' });
  store.set('/From', '2020');
  optionalOf(store).remove('bought');
  expect([optionalOf(store).added, store.data]).toEqual([['titles', 'author'], { Titles: ['x'] }]);
  optionalOf(store).clear();
  expect([optionalOf(store).added, store.data, shown(store)]).toEqual([[], {}, []]);
});

test('a value that comes from elsewhere brings its group; what was sent keeps those that are still empty, other data does not', () => {
  const store = open();
  store.set('/Titles', ['x']);
  expect(optionalOf(store).added).toEqual(['titles']);
  optionalOf(store).add('author');
  store.reset(store.data);
  expect(optionalOf(store).added).toEqual(['titles', 'author']);
  store.reset({ Chapters: ['1'] });
  expect(optionalOf(store).added).toEqual(['chapters']);
});

test('C-filter-builder-44 a change takes away what belonged to the value before, and what belonged to that', () => {
  const store = open({ Author: 'a', Titles: ['x'], Chapters: ['1'] });
  store.set('/Author', 'a');
  expect(store.data).toEqual({ Author: 'a', Titles: ['x'], Chapters: ['1'] });
  store.set('/Author', 'b');
  expect(store.data).toEqual({ Author: 'b' });
});

test('a date that is no longer asked goes, and is not missed', () => {
  const store = open();
  optionalOf(store).add('bought');
  expect(store.firstFault).toContain('is required');
  store.set('/From', '2020');
  store.set('/Bought', 'Last year');
  expect([store.data, store.isValid]).toEqual([{ Bought: 'Last year' }, true]);
});

test('what the form has no part for is left out when it is opened, and named', () => {
  const store = open({
    Author: 'a',
    badgeNumber: '1',
    Own: [
      { Name: 'shelf', Values: ['A'] },
      { Name: 'safetyTraining', Values: ['x'] },
    ],
  });
  expect(store.data).toEqual({ Author: 'a', Own: [{ Name: 'shelf', Values: ['A'] }] });
  expect(optionalOf(store).lost).toEqual(['Badge number', 'Safety training']);
  expect(store.live.field('own-shelf')?.value).toBe('A');
  optionalOf(store).clear();
  expect([store.data, optionalOf(store).lost]).toEqual([{}, []]);
});

test('the sentence names groups, the texts of choices and dates', () => {
  const store = open();
  expect(sentenceOf(store)).toBe('All books.');
  store.set('/Author', 'a');
  store.set('/Titles', ['x', 'y']);
  optionalOf(store).add('bought');
  store.set('/From', '01/02/2020');
  expect(sentenceOf(store)).toBe('Author is Ada; Titles is x or y; Bought is Custom, from 01/02/2020.');
  store.learn('titles-in', [{ value: 'x', text: 'Xanadu' }]);
  expect(sentenceOf(store)).toContain('Titles is Xanadu or y');
});

test.each([
  { value: 'a', said: 'A' },
  { value: ['a', 'b', 'c'], said: 'A, B, or C' },
  { value: ['a', 'b', 'c', 'd', 'e', 'f'], said: 'A, B, C, D, E, or F' },
  { value: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], said: 'A, B, C, D, E, or 2 others' },
])('$value reads "$said"', ({ value, said }) => {
  expect(inWords(value, (one) => String(one).toUpperCase())).toBe(said);
});
