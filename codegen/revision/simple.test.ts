import { expect, test } from 'vitest';
import { simpleSet } from '../../runtime/expressions/simple-expression';
import { withSimple } from './simple';

test.each([
  ['no expression', {}, true],
  ['a simple expression', { screen: { body: [{ when: { $: 'count(data.list.value) > 0' } }] } }, true],
  ['an expression that is not simple, in a list', { screen: { body: [{ when: { $: 'has(form.a)' } }] } }, false],
  ['one in a constant that an expression applies', { screen: { title: 'Home' }, settings: { rule: { $: 'data.a % 2 == 0' } } }, false],
  ['one of many', { forms: { one: { fields: [{ visibleWhen: { $: 'form.a' } }, { visibleWhen: { $: 'form.list.exists_one(x, x)' } }] } } }, false],
])('D-speed-18 a bundle with %s says whether all of its expressions are simple', (_, bundle, isSimple) => {
  expect(withSimple(bundle)).toEqual(isSimple ? { ...bundle, simple: simpleSet } : bundle);
});
