import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timesAsLong } from '../../tests/support/growth';
import { propertyRuns } from '../../tests/support/property-runs';
import { dependenciesOf, evaluate, holds, resolveTemplate } from './evaluate';
import { mostSteps } from './steps';
import { isSafePattern } from './safe-pattern';
import { textOf } from './text';

const tens = '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]';
const nested = (depth: number): string => (depth === 0 ? 'true' : `${tens}.all(v${depth}, ${nested(depth - 1)})`);

describe('steps', () => {
  test('an expression of ten million steps fails at once and says so', () => {
    const said: string[] = [];
    expect(evaluate(nested(7), {}, (message) => said.push(message))).toBeNull();
    expect(said).toEqual([expect.stringContaining(`It takes more than ${mostSteps} steps.`)]);
    // It takes no longer than one of a million steps, which fails too.
    expect(
      timesAsLong(
        () => evaluate(nested(7), {}),
        () => evaluate(nested(6), {}),
      ),
    ).toBeLessThan(3);
  });

  test('each evaluation has its steps anew, and a list of ten thousand rows is not too long', () => {
    const rows = Array.from({ length: 10_000 }, (_, Id) => ({ Id }));
    for (let time = 0; time < 20; time += 1) expect(evaluate('count(rows.filter(r, r.Id < 5))', { rows })).toBe(5);
    expect(evaluate(nested(4), {})).toBe(true);
  });
});

test('a loop over an object takes a step for each of its properties', () => {
  const held = (size: number) => ({ held: Object.fromEntries(Array.from({ length: size }, (_, index) => [`p${index}`, index])) });
  const said: string[] = [];
  expect(evaluate("held.exists(name, name == 'p3')", held(10), (message) => said.push(message))).toBe(true);
  expect(evaluate("held.all(name, name != 'x')", held(mostSteps), (message) => said.push(message))).toBe(true);
  expect(said).toEqual([]);
  expect(evaluate("held.all(name, name != 'x')", held(mostSteps + 1), (message) => said.push(message))).toBeNull();
  expect(said).toEqual([expect.stringContaining(`It takes more than ${mostSteps} steps.`)]);
});

describe('evaluate', () => {
  test.each([
    ['form.Name', { form: {} }, null],
    ['form.Address.City', { form: null }, null],
    ['form.Tags[3]', { form: { Tags: ['a'] } }, null],
    ['form.Hours > 8', { form: {} }, false],
    ['form.Hours > 8', { form: { Hours: 8.5 } }, true],
    ['form.Hours * 2 + 1', { form: { Hours: 1.5 } }, 4],
    ['!form.Flag', { form: {} }, true],
    ['!form.Flag', { form: { Flag: true } }, false],
    ['form.Flag && form.Other', { form: { Other: true } }, false],
    ['form.Flag || form.Other', { form: { Other: true } }, true],
    ['form.Flag ? "yes" : "no"', { form: {} }, 'no'],
    ['form.Flag ? null : "no"', { form: {} }, 'no'],
    ['form.Flag ? null : "no"', { form: { Flag: true } }, null],
    ['(form.Flag ? 1.0 : null) + 1', { form: {} }, null],
    ['(form.Flag ? 1.0 : null) + 1', { form: { Flag: true } }, 2],
    ['orElse(form.Flag ? form.Name : null, "none")', { form: { Flag: false, Name: 'a' } }, 'none'],
    ['form.Tags.map(t, t == "b" ? null : t)', { form: { Tags: ['a', 'b'] } }, ['a', null]],
    ['form.Roles.exists(r, r == "Coach")', { form: { Roles: ['Coach'] } }, true],
    ['form.Roles.exists(r, r == "Coach")', { form: {} }, false],
    ['form.Items.filter(i, i.On).map(i, i.Id)', { form: { Items: [{ Id: 1, On: true }, { Id: 2 }] } }, [1]],
    ['count(form.Items) == 2', { form: { Items: [1, 2] } }, true],
    ['count(form.Items) in [1, 2]', { form: { Items: [1, 2] } }, true],
    ['form.Status in [403, 409]', { form: { Status: 409 } }, true],
    ['form.Status in [403, 409]', { form: { Status: 404 } }, false],
    ['form.Status in [403, 409]', { form: {} }, false],
    ['form.Status in [403.0, 409]', { form: { Status: 409 } }, true],
    ['form.Status in [form.Other, 409]', { form: { Status: 7.5, Other: 7.5 } }, true],
    ['form.Status in ["a", 409, null]', { form: { Status: 409 } }, true],
    ['form.Status in ["a", 409]', { form: { Status: true } }, false],
    ['form.Status in ["a", null]', { form: {} }, true],
    ['409 in form.Numbers', { form: { Numbers: [403, 409] } }, true],
    ['409 in form.Numbers', { form: {} }, false],
    ['form.Status in form.Numbers', { form: { Status: 'a', Numbers: [] } }, false],
    ['"Id" in form.Row', { form: { Row: { Id: 1 } } }, true],
    ['form.Row in [{"Id": 1.0}]', { form: { Row: { Id: 1 } } }, true],
    ['positionOf([403, 409], form.Status)', { form: { Status: 409 } }, 2],
    ['elementBefore([1, 2, 3], form.Status)', { form: { Status: 3 } }, 2],
    ['without([1, 2, 3], form.Numbers)', { form: { Numbers: [2] } }, [1, 3]],
    ['isUnique([1, form.Status])', { form: { Status: 1 } }, false],
    ['moved([1, 2, 3], form.Status, 1)', { form: { Status: 1 } }, [2, 1, 3]],
    ['size(form.Items) in [2.0, 3.0]', { form: { Items: [1, 2] } }, true],
    ['round(form.Hours) != 3', { form: { Hours: 2.6 } }, false],
    ['size(form.Items)', { form: { Items: [1, 2] } }, 2],
    ['form.Kind in ["a", "b"]', { form: { Kind: 'b' } }, true],
    ['form.Items.map(i, {"Id": i.Id, "n": 1})', { form: { Items: [{ Id: 7 }] } }, [{ Id: 7, n: 1 }]],
    ['form.constructor', { form: {} }, null],
    ['isEmpty(form.Name)', { form: { Name: '  ' } }, true],
    ['form.Name.matches("^[a-z]+$")', { form: { Name: 'abc' } }, true],
    ['form.Name.matches("^(a+)+$")', { form: { Name: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!' } }, false],
    ['queryValue(form.Wanted)', { form: { Wanted: '/programs/detail?id=7&tab=a b#top' } }, '%2Fprograms%2Fdetail%3Fid%3D7%26tab%3Da+b%23top'],
    ['queryValue(form.Wanted)', { form: {} }, ''],
    ['keyed(form.Items, "Id", "Is")', { form: { Items: [{ Id: 'a', Is: 1 }, { Id: 'b', Is: null }, { Id: 'c' }, { Is: 2 }, null] } }, { a: 1 }],
    ['queryValue(form.Wanted)', { form: { Wanted: '\ud800' } }, '%EF%BF%BD'],
    ['addDays(form.Day, 1)', { form: { Day: '2028-02-28' } }, '2028-02-29'],
    ['addDays(form.Day, -1)', { form: { Day: '2026-11-01' } }, '2026-10-31'],
    ['addDays(form.Day, 1)', { form: { Day: '2026-02-30' } }, null],
    ['addYears(form.Day, -1)', { form: { Day: '2028-02-29' } }, '2027-02-28'],
    ['addYears(form.Day, 4)', { form: { Day: '2028-02-29' } }, '2032-02-29'],
    ['addYears(form.Day, 1)', { form: {} }, null],
    ['readDate(form.Text, "MM/DD/YYYY HH:mm:ss")', { form: { Text: '02/29/2028 23:59:00' } }, '2028-02-29'],
    ['readDate(form.Text, "MM/DD/YYYY HH:mm:ss")', { form: { Text: '02/29/2027 00:00:00' } }, null],
    ['readDate(form.Text, "MM/DD/YYYY HH:mm:ss")', { form: { Text: '2028-02-29' } }, null],
    ['roundUp(4 * 1242.75)', {}, 4971],
    ['roundUp(form.Count)', { form: { Count: 12.1 } }, 13],
    ['round(form.Count, 1)', { form: { Count: 12.16 } }, 12.2],
    ['round(form.Count * 2, 1)', { form: {} }, null],
    ['form.Count / form.Hours * 60', { form: {} }, null],
    ['roundUp(form.Count / 2) * 3', { form: {} }, null],
    ['mean([]) * 2 + 1', {}, null],
    ['round(form.Count, 2)', { form: { Count: 1.005 } }, 1.01],
    ['form.Count / 0.0', { form: { Count: 3 } }, null],
    ['lower(form.Text)', { form: { Text: 'SmS' } }, 'sms'],
    ['lower(form.Text)', { form: {} }, ''],
    ['form.Items.map(i, type(i) == string)', { form: { Items: ['a', 1, null] } }, [true, false, false]],
    ['sortedBy(form.Items, "N").map(i, i.N)', { form: { Items: [{ N: 'b10' }, { N: 'B9' }, { N: 'a' }, {}] } }, [null, 'a', 'B9', 'b10']],
    ['sortedBy(form.Items, "N")', { form: {} }, []],
    ['listed(["Coach", "Partner Admin", "Support"])', {}, 'Coach, Partner Admin and Support'],
    ['listed(["Coach", "Support"])', {}, 'Coach and Support'],
    ['listed(form.Names)', { form: { Names: [] } }, ''],
    ['number(form.Text)', { form: { Text: ' 7.5 ' } }, 7.5],
    ['number(form.Text)', { form: { Text: '7,5' } }, null],
    ['number(form.Text)', { form: {} }, null],
    ['number(form.Text)', { form: { Text: ' ' } }, null],
    ['number(form.Text)', { form: { Text: '' } }, null],
    ['number(form.Text)', { form: { Text: 7 } }, 7],
    ['number(form.Text)', { form: { Text: true } }, null],
    ['number(form.Text)', { form: { Text: 'Infinity' } }, null],
    ['apply(settings.adult, {"age": form.Age})', { settings: { adult: { $: 'age >= 18' } }, form: { Age: 18 } }, true],
    ['apply(settings.adult, {"age": form.Age})', { settings: { adult: { $: 'form != null' } }, form: { Age: 18 } }, false],
    ['apply(settings.gone, {"age": form.Age})', { settings: {}, form: { Age: 18 } }, null],
  ])('%s of %j is %j', (source, scope, value) => {
    expect(evaluate(source, scope)).toEqual(value);
  });

  test('an expression that fails is null, is reported, and as a condition is false', () => {
    const reports: string[] = [];
    expect(evaluate('form.Name + 1', { form: { Name: 'x' } }, (message) => reports.push(message))).toBeNull();
    expect(holds('form.Name +', {}, (message) => reports.push(message))).toBe(false);
    expect(reports).toHaveLength(2);
    expect(reports[0]).toMatch(/^The expression form\.Name \+ 1 failed: /);
  });

  test('the paths an expression reads leave out what a loop binds', () => {
    expect(dependenciesOf('session.user.Roles.exists(r, r == form.Role) && form.Hours > 1')).toEqual(['session.user.Roles', 'form.Role', 'form.Hours']);
  });

  test('no text, however odd, makes evaluation throw', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (source) => {
        evaluate(source, { form: {} });
      }),
      propertyRuns(500),
    );
  });
});

test.each([
  ['formatDate("2026-03-05", "MMMM d, yyyy", null)', 'March 5, 2026'],
  ['formatDate("2026-03-05T03:00:00Z", "M/d/yyyy", "America/Chicago")', '3/4/2026'],
  ['formatDate("2026-03-05T03:00:00Z", "M/d/yyyy", "Asia/Tokyo")', '3/5/2026'],
  ['formatDate(null, "M/d/yyyy", null)', ''],
  ['elementBefore(state.steps, "b")', 'a'],
  ['elementBefore(state.steps, "a")', null],
  ['elementBefore(state.steps, "z")', null],
  ['positionOf(state.steps, "a")', 1],
  ['positionOf(state.steps, "z")', 0],
])('%s is %s in a list of a, b and c', (source, value) => {
  expect(evaluate(source, { state: { steps: ['a', 'b', 'c'] } })).toBe(value);
});

test.each([
  ['a / b * 2 - 1', { a: 6, b: 3 }, 3],
  ['a / b', { a: 6 }, null],
  ['100 - b', {}, null],
  ['a + b', {}, null],
  ['!(a + b > 3)', {}, true],
  ['mean([a, b, 3])', { a: 6 }, 4.5],
  ['mean([a, b])', {}, null],
  ['total([1, 2.5, a])', { a: 1 }, 4.5],
  ['interpolate(a, [[0, 100], [10, 50], [20, 0]])', { a: 5 }, 75],
  ['interpolate(a, [[0, 100], [10, 50], [20, 0]])', { a: 12 }, 40],
  ['interpolate(a, [[0, 100], [10, 50]])', { a: 10 }, 50],
  ['interpolate(a, [[0, 100], [10, 50]])', { a: -3 }, 100],
  ['interpolate(a, [[0, 100], [10, 50]])', { a: 99 }, 50],
  ['interpolate(a, [[0, 100], [10, 50]])', {}, null],
  ['interpolate(a, [])', { a: 1 }, null],
])('%s of %j is %j, and nobody is told of a fault: arithmetic with a missing number is missing', (source, { a, b }: { a?: number; b?: number }, value) => {
  const reports: string[] = [];
  const own = source.replace(/\b([ab])\b/g, 'form.$1');
  expect(evaluate(own, { form: { a, b } }, (message) => reports.push(message))).toEqual(value);
  expect(reports).toEqual([]);
});

test('a template is filled at every depth and keeps all that is not an expression', () => {
  expect(resolveTemplate({ a: [{ $: 'form.A' }, 1], b: { c: { $: 'form.B' } }, d: null }, { form: { A: 5 } })).toEqual({ a: [5, 1], b: { c: null }, d: null });
});

test.each([
  ['moved(state.steps, "b", -1)', ['b', 'a', 'c']],
  ['moved(state.steps, "a", 2)', ['b', 'c', 'a']],
  ['moved(state.steps, "a", -1)', ['a', 'b', 'c']],
  ['moved(state.steps, "c", 1)', ['a', 'b', 'c']],
  ['flat([state.steps, [], ["d"]])', ['a', 'b', 'c', 'd']],
  ['moved(state.steps, "z", 1)', ['a', 'b', 'c']],
])('%s is %j in a list of a, b and c', (source, value) => {
  expect(evaluate(source, { state: { steps: ['a', 'b', 'c'] } })).toEqual(value);
});

test('a text enters its values and leaves unknown places as they stand', () => {
  expect(textOf({ text: 'Delete {n} of {what}?', values: { n: { $: 'count(state.selected)' } } }, { state: { selected: [1, 2] } })).toBe('Delete 2 of {what}?');
});

test('a choice between texts takes the first whose condition holds, else the last', () => {
  const text = { choose: [{ when: { $: 'state.n > 1' }, text: '{n} items', values: { n: { $: 'state.n' } } }, { text: 'One item' }] };
  expect(textOf(text, { state: { n: 3 } })).toBe('3 items');
  expect(textOf(text, { state: { n: 1 } })).toBe('One item');
});

test.each([
  ['^[A-Z]{2}[0-9]{4}$', true],
  ['^(abc)+$', true],
  ['^(a+)+$', false],
  ['^(a|aa)+$', false],
  ['^((a*)b)*$', false],
  ['(a)\\1', false],
  ['[', false],
])('the pattern %s is safe: %s', (pattern, safe) => {
  expect(isSafePattern(pattern)).toBe(safe);
});
