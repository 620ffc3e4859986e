import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '../support/shared-compiler';
import { readSource } from '../../codegen/source';
import type { CompiledForm } from '../../runtime/definitions/compiled';
import { validateForm } from '../../runtime/validation/validate-form';
import { propertyRuns } from '../support/property-runs';

const root = join(import.meta.dirname, '../..');
/** A small project with the product's validators: they know nothing of the rest of it. */
const source = new Map([...readSource(join(root, 'tests/check/project')), ...[...readSource(root)].filter(([file]) => file.startsWith('schemas/validators/'))]);
const today = '2026-11-21';

/** A form of one free value whose one rule uses a validator, compiled as any form. */
function formUsing(use: string, options: unknown): CompiledForm {
  const form = {
    id: 'probe',
    kind: 'form',
    data: { type: 'object', properties: { Value: {}, Other: {} } },
    fields: [{ id: 'value', at: '/Value', label: 'Value' }],
    rules: [{ id: 'rule', at: '/Value', use, ...(options === undefined ? {} : { options }) }],
  };
  const { base, faults } = compile(new Map([...source, ['schemas/forms/probe.form.json', JSON.stringify(form)]]));
  expect(faults).toEqual([]);
  return base?.forms.probe as CompiledForm;
}
const known = new Map<string, CompiledForm>();

/** The message a validator gives for a value; nothing when the value is valid. */
function said(use: string, options: unknown, value: unknown): string | undefined {
  const key = JSON.stringify([use, options]);
  const form = known.get(key) ?? formUsing(use, options);
  known.set(key, form);
  return validateForm(form, { Value: value }, { today, session: {}, settings: {} }, () => [])[0]?.Message;
}

describe('C-validators-34 each validator, by examples, with its message of the catalogue', () => {
  const file = (Name: string, Size = 1) => ({ Name, Size });
  test.each<[ids: string, use: string, options: unknown, valid: unknown[], invalid: unknown[], message: string]>([
    ['C-validators-01 C-validators-23 the validator required', 'required', undefined, ['x', 0, false, ['a']], [undefined, '', '  ', []], 'Field is required.'],
    ['C-validators-02 the validator minimum-count', 'minimum-count', { least: 2 }, [[1, 2]], [[1], undefined], 'Must select at least 2'],
    ['C-validators-03 the validator divisible-by', 'divisible-by', { by: 0.25 }, [0.75, 3, 0], [0.3], 'Must be divisible by 0.25.'],
    ['C-validators-20 the validator minimum', 'minimum', { minimum: 5 }, [5, 6, undefined], [4.9], 'Minimum value is 5.'],
    ['C-validators-21 the validator maximum', 'maximum', { maximum: 5 }, [5, -1, undefined], [5.1], 'Maximum value is 5.'],
    ['C-validators-22 the validator maximum-above-minimum', 'maximum-above-minimum', { minimum: 3 }, [4], [3, 2], 'Maximum must be greater than minimum.'],
    [
      'C-validators-04 the validator minimum-date',
      'minimum-date',
      { date: '2026-01-01' },
      ['2026-01-01', '2027-01-01'],
      ['2025-12-31'],
      'Must be after 2026-01-01',
    ],
    ['C-validators-05 the validator maximum-date', 'maximum-date', { date: '2026-01-01' }, ['2026-01-01'], ['2026-01-02'], 'Must be before 2026-01-01'],
    [
      'C-validators-06 the validator date-of-birth',
      'date-of-birth',
      { years: 18 },
      ['2008-11-21', '1990-02-29'],
      ['2008-11-22', '2026-01-01'],
      'You must be at least 18 years old.',
    ],
    [
      'C-validators-07 C-validators-26 the validator at-least-one-selected',
      'at-least-one-selected',
      undefined,
      [[false, true]],
      [[false], undefined],
      'At least one should be selected',
    ],
    [
      'C-validators-08 C-validators-27 the validator at-least-one-option',
      'at-least-one-option',
      undefined,
      [['a']],
      [undefined, []],
      'At least one option should be selected',
    ],
    [
      'C-validators-09 C-validators-10 the validator non-empty-text',
      'non-empty-text',
      undefined,
      ['a'],
      [undefined, ' \t'],
      'Value must be a defined and non-empty string',
    ],
    [
      'C-validators-11 the validator unique-file-names',
      'unique-file-names',
      undefined,
      [[file('a.png'), file('b.png')]],
      [[file('a.png'), file('A.PNG')]],
      'Each file must have a different name.',
    ],
    [
      'C-validators-12 the validator file-type',
      'file-type',
      { types: ['.png', '.gif'] },
      [file('a.PNG')],
      [file('a.exe'), file('png')],
      'Accepted formats are .png, .gif.',
    ],
    [
      'C-validators-13 the validator file-size',
      'file-size',
      { limit: 100, limitText: '100 bytes' },
      [file('a', 99)],
      [file('a', 100), file('a', 101)],
      'Maximum file size is 100 bytes.',
    ],
    ['C-validators-14 the validator same-as', 'same-as', { other: 'x', label: 'Password' }, ['x', undefined], ['y'], 'This must be the same as Password.'],
    ['C-validators-15 the validator not-same', 'not-same', { other: 'x', label: 'User name' }, ['y'], ['x'], 'This must be different from User name.'],
    [
      'C-validators-17 C-validators-19 the validator end-not-before-start',
      'end-not-before-start',
      { start: '2026-03-01' },
      ['2026-03-01', '2026-03-02'],
      ['2026-02-28'],
      'End date must be after start date.',
    ],
    [
      'C-validators-24 the validator same-plan-year',
      'same-plan-year',
      { start: '2026-01-01', end: '2026-12-31' },
      [['2026-01-01', '2026-12-31']],
      [['2026-05-05', '2027-01-01']],
      'dates must be in same plan year.',
    ],
    [
      'C-validators-25 the validator before-challenge-end',
      'before-challenge-end',
      { date: '2026-06-30' },
      ['2026-06-30'],
      ['2026-07-01'],
      'Date must be before challenge end date.',
    ],
    [
      'C-widgets-08 the validator stack-capacity',
      'stack-capacity',
      { most: 2 },
      [[1, 2], []],
      [[1, 2, 3]],
      'Stack has reached max capacity, you cannot add more items',
    ],
    ['C-validators-28 the validator quarter-hour', 'quarter-hour', undefined, ['00:00', '23:45'], ['10:10', '9:15'], 'Time must be rounded to nearest 15'],
  ])('%s', (_title, use, options, valid, invalid, message) => {
    for (const value of valid) expect(said(use, options, value), JSON.stringify(value)).toBeUndefined();
    for (const value of invalid) expect(said(use, options, value), JSON.stringify(value)).toBe(message);
  });

  test('C-validators-16 C-validators-18 dates are in order where none is before the one before it', () => {
    expect(said('in-order', { dates: ['2026-01-01', null, '2026-01-01', '2026-02-01'] }, 'x')).toBeUndefined();
    expect(said('in-order', { dates: ['2026-02-01', '2026-01-01'] }, 'x')).toBe('Dates must me in order.');
  });
});

describe('the password rule', () => {
  const options = { least: 8, kinds: 3, long: 12, most: 128, email: 'jane.doe@mail.example' };
  test.each([
    ['C-constants-19 C-validators-29 seven characters', 'Abcde1!', false],
    ['C-constants-19 C-validators-29 eight characters', 'Abcdef1!', true],
    ['C-validators-30 the word password', 'myPassWord12', false],
    ['C-validators-31 the name of the email address', 'Jane.Doe-2026', false],
    ['C-constants-20 C-validators-32 C-validators-33 two kinds', 'abcdefgh12', false],
    ['C-constants-20 C-validators-32 three kinds', 'abcdefgH12', true],
    ['C-validators-30 the word password in a long one', 'my password is long', false],
    ['C-validators-31 the name of the address in a long one', 'jane.doe and her dog', false],
    ['eleven characters of one kind', 'abcdefghijk', false],
    ['twelve characters of one kind, blanks among them', 'abcdef ghijk', true],
    ['as many as may be', 'abcdefgh '.repeat(15).slice(0, 128), true],
    ['one more than may be', 'abcdefgh '.repeat(15).slice(0, 129), false],
    ['C-validators-32 a special character not on the list is no kind', 'abcdefgh_1', false],
  ])('%s', (_title, value, valid) => {
    expect(said('password', options, value) === undefined).toBe(valid);
  });

  test('agrees with the rule written out by hand, for any text', () => {
    const naive = (text: string) =>
      Array.from(text).length >= 8 &&
      !text.toLowerCase().includes('password') &&
      !text.toLowerCase().includes('jane.doe') &&
      (Array.from(text).length >= 12 || [/[a-z]/, /[A-Z]/, /[0-9]/, /[!@#$%^&*]/].filter((kind) => kind.test(text)).length >= 3);
    const texts = fc.oneof(
      fc.string({ minLength: 1, maxLength: 16 }),
      fc.stringMatching(/^[a-cA-C0-2!@_]{6,10}$/),
      fc.constantFrom('jane.doeA1', 'PASSWORDa1!'),
    );
    fc.assert(
      fc.property(
        texts.filter((text) => text.trim() !== ''),
        (text) => {
          expect(said('password', options, text) === undefined, text).toBe(naive(text));
        },
      ),
      propertyRuns(400, { always: true }),
    );
  });
});

describe('validators agree with a naive reading for any value', () => {
  test.each<[string, unknown, (value: number) => boolean]>([
    ['minimum', { minimum: 3 }, (value) => value >= 3],
    ['maximum', { maximum: 3 }, (value) => value <= 3],
    ['divisible-by', { by: 5 }, (value) => value % 5 === 0],
  ])('%s', (use, options, naive) => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (value) => {
        expect(said(use, options, value) === undefined).toBe(naive(value));
      }),
      propertyRuns(200, { always: true }),
    );
  });

  test('18 years old, by the calendar', () => {
    const dates = fc.date({ min: new Date('1930-01-01'), max: new Date('2026-11-21'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(dates, (born) => {
        const [year = 0, month = 0, day = 0] = born.split('-').map(Number);
        const birthday = Date.UTC(year + 18, month - 1, day);
        expect(said('date-of-birth', { years: 18 }, born) === undefined).toBe(birthday <= Date.parse(today));
      }),
      propertyRuns(300, { always: true }),
    );
  });
});
