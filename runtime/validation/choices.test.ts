import { expect, test } from 'vitest';
import { choicesIn, choicesInput, chosenIn, readsOf } from './choices';

const from = { call: 'search', items: '/Data', value: '/Id', text: '/Name' };

test('choices are read from where the answer holds them; what has no value or no text is none, and the first of two counts', () => {
  const answer = { Data: [{ Id: 1, Name: 'One' }, { Id: 2 }, { Name: 'Three' }, { Id: 1, Name: 'Another one' }, null, 'x', { Id: true, Name: 4 }] };
  expect(choicesIn(from, answer)).toEqual([
    { value: 1, text: 'One' },
    { value: true, text: '4' },
  ]);
  expect(choicesIn({ ...from, items: '' }, answer.Data)).toHaveLength(2);
});

test('choices are read from a list of options where no place is named', () => {
  const options = { Items: [{ Value: 'a', Text: 'Ada' }] };
  expect(choicesIn({}, options)).toEqual([{ value: 'a', text: 'Ada' }]);
  expect(choicesIn({ text: '/Value' }, options)).toEqual([{ value: 'a', text: 'a' }]);
  expect(choicesIn({ items: '' }, options.Items)).toEqual([{ value: 'a', text: 'Ada' }]);
});

test('what is read of a choice may be computed; one of which nothing can be read is none', () => {
  const people = [{ Id: 1, FirstName: 'Ada', LastName: 'Byron' }, { Id: 2, FirstName: 'Bea' }, { Id: 3 }];
  const faults: string[] = [];
  const report = (message: string) => faults.push(message);
  const computed = { $: "item.FirstName == null ? null : item.FirstName + (item.LastName == null ? '' : ' ' + item.LastName)" };
  const filled = { text: '{last}, {first}', values: { first: { $: 'item.FirstName' }, last: { $: "orElse(item.LastName, 'no name')" } } };
  expect(choicesIn({ ...from, text: computed }, { Data: people }, report).map(({ text }) => text)).toEqual(['Ada Byron', 'Bea']);
  expect(choicesIn({ ...from, text: filled }, { Data: people }, report).map(({ text }) => text)).toEqual(['Byron, Ada', 'no name, Bea', 'no name, ']);
  expect(faults).toEqual([]);
});

test.each([undefined, null, 7, 'text', [], { Data: null }, { Data: 'text' }])('an answer without a list, %j, has no choices', (answer) => {
  expect(choicesIn(from, answer)).toEqual([]);
});

test('a call is given what was typed, what is chosen and what the form holds', () => {
  const input = { term: { $: 'search' }, chosen: { $: 'chosen' }, unit: { $: 'form.Unit' } };
  expect(choicesInput({ ...from, input }, { form: { Unit: 'icu' } }, { search: 'nur', chosen: [3] })).toEqual({ term: 'nur', chosen: [3], unit: 'icu' });
  expect([...readsOf(input)].sort()).toEqual(['chosen', 'form', 'search']);
});

test('no value is no choice, and a list is each of its entries', () => {
  expect([undefined, null, '', 'a', 0, false, ['a', 'b']].map(chosenIn)).toEqual([[], [], [], ['a'], [0], [false], ['a', 'b']]);
});
