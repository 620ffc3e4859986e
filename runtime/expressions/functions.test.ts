import { expect, test } from 'vitest';
import { evaluate, type Scope } from './evaluate';
import { shown } from './text';

test.each<[source: string, scope: Scope, value: unknown]>([
  ["daysBetween('2026-11-21', '2026-11-24')", {}, 3],
  ["daysBetween('2026-11-24T23:00:00Z', '2026-11-21T01:00:00Z')", {}, -3],
  ["yearsBetween('2000-05-02T23:00:00Z', '2018-05-02T01:00:00Z')", {}, 18],
  ["yearsBetween('2000-05-02', '2018-05-01')", {}, 17],
  ["formatDate(form.Day, 'MMM D', null)", { form: { Day: 20261121 } }, ''],
  ["readDate(form.Day, 'M/D/YYYY')", { form: { Day: 20261121 } }, null],
  ['addDays(form.Day, 1.0)', { form: { Day: 20261121 } }, null],
  ['addYears(form.Day, 1.0)', { form: { Day: 20261121 } }, null],
  ['formatNumber(form.Steps)', { form: { Steps: 1234567.5 } }, '1,234,567.5'],
  ['formatNumber(form.Steps)', { form: { Steps: '12' } }, ''],
  ['formatNumber(form.Steps)', { form: { Steps: -0 } }, '0'],
  ['formatNumber(roundUp(form.Steps))', { form: { Steps: 0 } }, '0'],
  ['roundUp(form.Steps)', { form: { Steps: 0 } }, 0],
  ['smallest([3.0, 1.0, 2.0])', {}, 1],
  ['largest([3.0, 1.0, 2.0])', {}, 3],
  ['smallest(form.Values)', { form: { Values: ['a', null] } }, null],
  ['largest(form.Values)', { form: { Values: [] } }, null],
  ['mean(form.Values)', { form: { Values: [] } }, null],
  ['without(form.Tags, ["b", "d"])', { form: { Tags: ['a', 'b', 'c', 'b'] } }, ['a', 'c']],
  ["fullMatch('abc', 'b|abc')", {}, true],
  ["fullMatch('xabc', 'abc')", {}, false],
  ["fullMatch('ab', 'a|b')", {}, false],
  ["withoutPrefix('user-12', 'user-')", {}, '12'],
  ["withoutPrefix('a-user-', 'user-')", {}, 'a-user-'],
  ["withoutPrefix(form.Id, 'user-')", { form: { Id: 12 } }, ''],
  ["entry(form.Points, 'a')", { form: { Points: { a: 1 } } }, 1],
  ["entry(form.Points, 'toString')", { form: { Points: { a: 1 } } }, null],
  ["entry(form.Points, 'a')", { form: { Points: 'a' } }, null],
  ['entry(form.Points, 1.0)', { form: { Points: { 1: 'x' } } }, null],
  ["withEntry(form.Points, 'b', 2.0)", { form: { Points: { a: 1 } } }, { a: 1, b: 2 }],
  ["withEntry(form.Points, 'b', 2.0)", { form: { Points: null } }, { b: 2 }],
  ['withEntry(form.Points, form.Name, 2.0)', { form: { Points: { a: 1 }, Name: 3 } }, { a: 1 }],
  ["withEntry(form.Points, '__proto__', form.Points)", { form: { Points: { a: 1 } } }, { a: 1 }],
  [
    "keyed(form.Rows, 'Id', 'Held')",
    { form: { Rows: [{ Id: 'a', Held: 1 }, { Id: 2, Held: 1 }, { Id: 'c', Held: null }, { Id: 'd' }, 'e', null, { Id: '__proto__', Held: { f: 1 } }] } },
    { a: 1 },
  ],
  ['apply(settings.rule, form.Values)', { settings: { rule: { $: 'age > 18' } }, form: { Values: 'age' } }, null],
  ['apply(settings.rule, {"age": 20})', { settings: { rule: 'age > 18' } }, null],
  ['isEmpty(form.Name)', { form: { Name: ' ' } }, true],
  ['isEmpty(form.Name)', { form: { Name: null } }, true],
  ['isEmpty(form.Tags)', { form: { Tags: [] } }, true],
  ['isEmpty(form.Hours)', { form: { Hours: 0 } }, false],
])('%s is computed', (source, scope, value) => {
  expect(evaluate(source, scope)).toEqual(value);
});

test.each(['+', '-', '*', '/'])('what is computed by %s with nothing is nothing, and no failure', (operator) => {
  const said: string[] = [];
  const sides = ['1', '1.5', 'null'];
  const sources = sides.flatMap((side) => [`null ${operator} ${side}`, `${side} ${operator} null`]);
  expect(sources.map((source) => evaluate(source, {}, (message) => said.push(message)))).toEqual(sources.map(() => null));
  expect(said).toEqual([]);
});

test.each<[value: unknown, text: string]>([
  [null, ''],
  [undefined, ''],
  [['a', null, 2, ['b', 'c']], 'a, , 2, b, c'],
  [{ a: 1 }, '{"a":1}'],
  [0, '0'],
  [false, 'false'],
])('%j is shown as people read it', (value, text) => {
  expect(shown(value)).toBe(text);
});
