import { expect, test } from 'vitest';
import { constantsReadBy } from './constants';

const constants = {
  least: 3,
  most: 20,
  isEnough: { $: 'size >= settings.least' },
  isMuch: { $: 'apply(settings.isEnough, {"size": size}) && size > 10' },
  unread: 'settings.most',
};

const readBy = (...sources: string[]): string[] => Object.keys(constantsReadBy({ screen: { body: sources.map((source) => ({ $: source })) } }, constants));

test.each<[string, string[], string[]]>([
  ['nothing', ['form.Size > 3'], []],
  ['a constant', ['form.Size < settings.most'], ['most']],
  ['one by several expressions', ['settings.most', 'settings.most > 1 ? settings.least : 0'], ['least', 'most']],
  ['one in a loop', ['form.Sizes.all(size, size < settings.most)'], ['most']],
  ['a rule, and what it reads by another', ['apply(settings.isMuch, {"size": form.Size})'], ['isEnough', 'isMuch', 'least']],
  ["another variable's settings", ['session.settings.most'], []],
  ['what pages do not get', ['settings.secret'], []],
  ['all of them as a whole', ['orElse(settings, null) != null'], Object.keys(constants).sort()],
])('a bundle brings the constants that its expressions read: %s', (_what, sources, names) => {
  expect(readBy(...sources)).toEqual(names);
});

test('they are found in every part of a bundle, and a text that only speaks of them reads none', () => {
  const operation = { variants: [{ when: { $: 'settings.most > 1' }, calls: {} }] };
  const bundle = { screen: { title: 'settings.unread' }, operations: { save: operation }, flow: null, shownForms: ['settings.unread'] };
  expect(constantsReadBy(bundle, constants)).toEqual({ most: 20 });
});

// The words of functions that read constants come from the list of functions, so that a new one is known.
test('a function that reads constants itself brings them', () => {
  const units = { quantities: {}, unitsOfMany: {}, unitsOfOne: {} };
  const readBySource = (source: string) => Object.keys(constantsReadBy({ screen: { body: [{ $: source }] } }, units));
  expect(readBySource('unitAfter(n, unit)').toSorted()).toEqual(['unitsOfMany', 'unitsOfOne']);
  expect(readBySource("unitName(n, 'distance')")).toEqual(['quantities']);
  expect(readBySource('formatNumber(n)')).toEqual([]);
});
