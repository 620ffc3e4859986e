import { describe, expect, test } from 'vitest';
import type { Fieldset } from '../definitions/shapes/fieldset';
import { fieldsFromData } from './fields-from-data';

const fieldset: Fieldset = {
  id: 'question',
  kind: 'fieldset',
  record: { $ref: 'record:Question' },
  name: '/Name',
  label: '/Label',
  type: '/Type',
  help: '/Help',
  tooltipAbove: 24,
  readOnly: '/Fixed',
  disabled: '/Closed',
  types: { text: { widget: 'text', schema: { type: 'string' }, placeholder: 'Write here' } },
  fields: { Phone: { widget: 'phone', placeholder: '555' } },
};
const node = { id: 'questions', fieldset: 'question', items: { $: 'input.items' }, at: '/Answers', answers: 'properties' as const };
const fieldOf = (record: object) => fieldsFromData(fieldset, node, [{ Name: 'City', Label: 'City', Type: 'text', ...record }]).fields[0]?.field;

describe('help of a field from data', () => {
  test.each([
    ['x'.repeat(24), undefined],
    ['x'.repeat(25), 'tooltip'],
    // Characters as people count them: each of these is two units of UTF-16.
    ['💚'.repeat(24), undefined],
    ['💚'.repeat(25), 'tooltip'],
  ])('%s is shown as %s', (Help, helpAs) => {
    expect(fieldOf({ Help })).toMatchObject({ help: Help });
    expect(fieldOf({ Help })?.helpAs).toBe(helpAs);
  });

  test('without it there is none', () => {
    expect(fieldOf({ Help: '' })).not.toHaveProperty('help');
  });
});

test('a field that cannot be used is disabled, one that can only be read is read-only', () => {
  expect(fieldOf({ Closed: true })).toMatchObject({ enabledWhen: { $: 'false' } });
  expect(fieldOf({ Closed: true })).not.toHaveProperty('readOnlyWhen');
  expect(fieldOf({ Fixed: true })).toMatchObject({ readOnlyWhen: { $: 'true' } });
  expect(fieldOf({ Fixed: false, Closed: false })).not.toHaveProperty('enabledWhen');
});

test('what it is computed of reads the other answers where they stand', () => {
  const summed: Fieldset = { ...fieldset, decimals: '/Digits', computed: '/Sum', types: { number: { widget: 'number', schema: { type: 'number' } } } };
  const computedOf = (record: object, at = node) => fieldsFromData(summed, at, [{ Name: 'Litres', Type: 'number', ...record }]).fields[0]?.field.computed;
  expect(computedOf({ Sum: 'values.Glasses * 0.25' })).toEqual({ $: 'form.Answers.Glasses * 0.25' });
  expect(computedOf({ Sum: "values['values'] + form.values", Digits: 2 })).toEqual({ $: "form.Answers['values'] + form.values" });
  expect(computedOf({ Sum: null, Digits: 2 })).toBeUndefined();
});

test('the placeholder is that of the field, else that of its type', () => {
  expect(fieldOf({})).toMatchObject({ placeholder: 'Write here' });
  expect(fieldOf({ Name: 'Phone' })).toMatchObject({ placeholder: '555', widget: 'phone' });
});

const rich: Fieldset = {
  ...fieldset,
  type: { at: '/Type', otherwise: 'text' },
  help: { text: 'About {name}.', values: { name: { $: 'item.Name' } } },
  unit: '/Unit',
  required: { at: '/Words', lacks: 'Optional', unless: '/Measured' },
  minimum: '/Least',
  maximum: '/Most',
  maxLength: '/Length',
  pattern: '/Pattern',
  decimals: '/Decimals',
  options: { at: '/Choices', value: '/Value', text: '/Text', exclusive: '/Alone' },
  parts: { at: '/Parts', name: '/Name', unit: '/Unit', minimum: '/Least', maximum: '/Most' },
  validations: {
    at: '/Checks',
    type: '/Kind',
    message: '/Says',
    minimum: '/Least',
    maximum: '/Most',
    limitsWhen: { $: 'item.Off != true' },
    types: { must: { required: true }, whole: { schema: { multipleOf: 1 } } },
  },
  types: {
    text: { widget: 'text', schema: { type: 'string' }, optionsAt: { hint: '/Hint' }, errors: { required: 'Write it.' }, width: 'half' },
    number: { widget: 'number', schema: { type: 'number' } },
    several: { widget: 'choices', schema: { type: 'array', items: { type: 'string' } }, stringList: 'many', needsOptions: true },
    maybe: { widget: 'choices', schema: { type: 'string' }, hiddenWithoutOptions: true },
    note: { widget: 'rich-content', schema: {}, onlyRead: true },
  },
};
const richOf = (...records: unknown[]) => fieldsFromData(rich, node, records);
const one = (record: object) => richOf({ Name: 'City', ...record }).fields[0]!;

describe('the schema of a field from data', () => {
  test.each<[what: string, record: object, schema: object]>([
    ['limits of a number', { Type: 'number', Least: 0, Most: '9.5', Decimals: 2 }, { type: 'number', minimum: 0, maximum: 9.5, multipleOf: 0.01 }],
    ['a whole number', { Type: 'number', Decimals: 0 }, { type: 'number', multipleOf: 1 }],
    ['limits that are none', { Type: 'number', Least: ' ', Most: 'many', Decimals: null }, { type: 'number' }],
    ['limits of a text', { Length: 5, Pattern: '^a', Least: 1, Most: 2, Decimals: 1 }, { type: 'string', maxLength: 5, pattern: '^a' }],
    ['limits of a text at a number', { Type: 'number', Length: 5, Pattern: '^a' }, { type: 'number' }],
    ['choices', { Choices: [{ Value: 'a', Text: 'A' }, { Value: 'b' }] }, { type: 'string', enum: ['a', 'b'] }],
    ['no choices', { Choices: [] }, { type: 'string' }],
    ['several choices', { Type: 'several', Choices: [{ Value: 'a' }] }, { type: 'array', items: { type: 'string', enum: ['a'] } }],
    [
      'parts',
      { Type: 'several', Choices: [{ Value: 1 }], Parts: [{ Name: 'High', Unit: 'mmHg', Least: 50, Most: 250 }, {}] },
      {
        type: 'array',
        prefixItems: [
          { type: 'number', title: 'High', 'x-unit': 'mmHg', minimum: 50, maximum: 250 },
          { type: 'number', title: '' },
        ],
        items: { enum: [1] },
        minItems: 2,
      },
    ],
    ['parts of what is no list', { Type: 'number', Parts: [{ Name: 'High' }] }, { type: 'number' }],
  ])('has %s', (_what, record, schema) => {
    expect(one(record).schema).toEqual(schema);
  });

  test('has the choices of a record without value and text as they are', () => {
    const plain = fieldsFromData({ ...fieldset, options: { at: '/Choices' } }, node, [{ Name: 'City', Type: 'text', Choices: ['a', 2] }]).fields[0]!;
    expect(plain.schema).toMatchObject({ enum: ['a', 2] });
    expect(plain.field.options).toEqual({
      items: [
        { value: 'a', text: 'a' },
        { value: 2, text: '2' },
      ],
    });
  });
});

describe('what a field from data shows', () => {
  test('its choices, of which some are chosen alone', () => {
    const Choices = [
      { Value: 'a', Text: 'A' },
      { Value: 'none', Text: 'None', Alone: true },
      { Value: 'b', Alone: 'yes' },
    ];
    expect(one({ Choices }).field.options).toEqual({
      items: [
        { value: 'a', text: 'A' },
        { value: 'none', text: 'None', exclusive: true },
        { value: 'b', text: 'b' },
      ],
    });
  });

  test('its unit, its parts and what its type reads of the record, where they are there', () => {
    expect(one({ Unit: 'kg', Hint: 'Roughly.', Parts: [{ Name: 'High', Least: 1 }] }).field.options).toEqual({
      hint: 'Roughly.',
      suffix: 'kg',
      parts: [{ name: 'High', minimum: 1 }],
    });
    expect(one({ Unit: '', Hint: null, Parts: 'none' }).field.options).toEqual({});
  });

  test('its help as it is computed, its label or its name, the width and the messages of its type', () => {
    expect(one({}).field).toMatchObject({
      id: 'questions-0',
      at: '/Answers/City',
      label: 'City',
      help: 'About City.',
      width: 'half',
      errors: { required: 'Write it.' },
    });
    expect(one({ Type: 'number', Label: 'Town' }).field).toMatchObject({ label: 'Town', widget: 'number' });
    expect(one({ Type: 'number' }).field).not.toHaveProperty('width');
    expect(one({ Type: 'several', Choices: [{ Value: 'a' }] })).toMatchObject({ stringList: 'many' });
    expect(one({})).not.toHaveProperty('stringList');
  });

  test('at its place in a list of answers by their keys', () => {
    const listed = { ...node, answers: { key: '/Id', value: '/Value' } };
    expect(fieldsFromData(fieldset, listed, [{ Name: 'City', Type: 'text' }]).fields[0]!.field.at).toBe('/Answers/~?Id="City"/Value');
  });
});

test.each<[record: object, required: boolean]>([
  [{ Words: [] }, true],
  [{}, true],
  [{ Words: ['Optional'] }, false],
  [{ Words: ['Other'] }, true],
  [{ Words: [], Measured: 5 }, false],
  [{ Words: [], Measured: '' }, true],
  [{ Type: 'note', Words: [] }, false],
  [{ Words: ['Optional'], Checks: [{ Kind: 'must' }] }, true],
  [{ Type: 'note', Checks: [{ Kind: 'must' }] }, false],
])('of the record %j a value is required: %s', (record, required) => {
  expect(one(record).required).toBe(required);
});

test('a field is required where its record says so, and not where it says anything else', () => {
  const said = (Must: unknown) => fieldsFromData({ ...fieldset, required: '/Must' }, node, [{ Name: 'City', Type: 'text', Must }]).fields[0]!.required;
  expect([true, false, 'true', undefined].map(said)).toEqual([true, false, false, false]);
  expect(fieldsFromData(fieldset, node, [{ Name: 'City', Type: 'text' }]).fields[0]!.required).toBe(false);
});

describe('the validations of a record', () => {
  test.each<[what: string, checks: unknown, schema: object, errors: object]>([
    [
      'a kind with limits and its message',
      [{ Kind: 'whole', Says: 'A whole one.', Least: 1, Most: 5 }],
      { multipleOf: 1, minimum: 1, maximum: 5 },
      { minimum: 'A whole one.', maximum: 'A whole one.' },
    ],
    ['the least value only', [{ Kind: 'whole', Says: ' ', Least: 0 }], { multipleOf: 1, minimum: 0 }, {}],
    ['the greatest value only', [{ Kind: 'whole', Most: 0 }], { multipleOf: 1, maximum: 0 }, {}],
    ['limits that are equal', [{ Kind: 'whole', Least: 2, Most: 2 }], { multipleOf: 1, minimum: 2, maximum: 2 }, {}],
    ['limits that are no numbers', [{ Kind: 'whole', Least: '1', Most: Number.NaN }], { multipleOf: 1 }, {}],
    ['limits that do not count', [{ Kind: 'whole', Off: true, Least: 1 }], { multipleOf: 1 }, {}],
    ['that there must be a value', [{ Kind: 'must', Says: 'Needed.', Least: 1 }], {}, { required: 'Needed.' }],
    [
      'several of them together',
      [
        { Kind: 'must', Says: 'Needed.' },
        { Kind: 'whole', Least: 1 },
        { Kind: 'whole', Most: 5, Says: 'At most five.' },
      ],
      { multipleOf: 1, minimum: 1, maximum: 5 },
      { required: 'Needed.', maximum: 'At most five.' },
    ],
    ['what is behind one that is not known', [{ Kind: 'odd' }, { Kind: 'whole', Most: 5 }], { multipleOf: 1, maximum: 5 }, {}],
    [
      'what is behind limits that cannot be',
      [
        { Kind: 'whole', Least: 5, Most: 1 },
        { Kind: 'whole', Most: 9 },
      ],
      { multipleOf: 1, maximum: 9 },
      {},
    ],
    ['nothing of what is no record', ['whole', null], {}, {}],
    ['no list', 'whole', {}, {}],
  ])('say %s', (_what, Checks, schema, errors) => {
    const found = one({ Type: 'number', Checks });
    // A limit that is not said is not there: an undefined one would be a limit of another kind to whoever compiles the schema.
    expect(found.schema).toStrictEqual({ type: 'number', ...schema });
    expect(found.field.errors).toStrictEqual(errors);
  });

  test.each<[what: string, told: object, schema: object]>([
    ['no condition for limits', { minimum: '/Least', maximum: '/Most' }, { minimum: 1, maximum: 5 }],
    ['no least value', { maximum: '/Most' }, { maximum: 5 }],
    ['no limits at all', {}, {}],
  ])('are read where the fieldset knows %s', (_what, told, schema) => {
    const { at, type, types } = rich.validations!;
    const checked = { ...rich, validations: { at, type, types, ...told } };
    const { fields, faults } = fieldsFromData(checked, node, [{ Name: 'City', Type: 'number', Checks: [{ Kind: 'whole', Says: 'No.', Least: 1, Most: 5 }] }]);
    expect([faults, fields[0]!.schema]).toStrictEqual([[], { type: 'number', multipleOf: 1, ...schema }]);
    // Nobody says where the messages stand.
    expect(fields[0]!.field.errors).toStrictEqual({});
  });

  test.each<[record: object, code: string, message: string]>([
    [{ Type: 'number', Checks: [{ Kind: 'odd' }] }, 'unknown-validation', 'The field "City" cannot be checked as "odd". Known are must, whole.'],
    [
      { Type: 'number', Checks: [{ Kind: 'constructor' }] },
      'unknown-validation',
      'The field "City" cannot be checked as "constructor". Known are must, whole.',
    ],
    [{ Checks: [{ Kind: 'whole' }] }, 'unknown-validation', 'The field "City" is no number, so it cannot be checked as "whole".'],
    [
      { Type: 'number', Checks: [{ Kind: 'whole', Least: 5, Most: 1 }] },
      'impossible-limits',
      'The least value of the field "City" is 5, and its greatest is 1: neither is checked.',
    ],
  ])('that cannot be meant are said: %j', (record, code, message) => {
    expect(richOf({ Name: 'City', ...record }).faults).toEqual([{ code, message }]);
  });
});

test.each<[what: string, record: unknown, faults: string[], fields: number]>([
  ['a name', { Type: 'text' }, ['nameless-field Field 1 of "questions" has no name at /Name.'], 0],
  ['a name that is empty', { Name: '', Type: 'text' }, ['nameless-field Field 1 of "questions" has no name at /Name.'], 0],
  ['a name that is null', { Name: null }, ['nameless-field Field 1 of "questions" has no name at /Name.'], 0],
  [
    'a known type',
    { Name: 'City', Type: 'constructor' },
    ['unknown-field-type The fieldset "question" does not know the type "constructor" of the field "City". It knows text, number, several, maybe, note.'],
    0,
  ],
  ['a type, which another one stands for', { Name: 'City', Type: null }, [], 1],
  ['choices that it needs', { Name: 'City', Label: 'Town', Type: 'several' }, ['missing-choices The field "Town" has nothing to choose from.'], 0],
  ['any choices that it needs', { Name: 'City', Type: 'several', Choices: [] }, ['missing-choices The field "City" has nothing to choose from.'], 0],
  ['choices without which it does not show', { Name: 'City', Type: 'maybe', Choices: [] }, [], 0],
  ['nothing', { Name: 'City', Type: 'maybe', Choices: [{ Value: 'a' }] }, [], 1],
])('of a record that lacks %s a field is made, or it is said why none is', (_what, record, faults, fields) => {
  const made = richOf(record);
  expect(made.faults.map(({ code, message }) => `${code} ${message}`)).toEqual(faults);
  expect(made.fields).toHaveLength(fields);
});

test('of what is no list no fields are made', () => {
  expect(fieldsFromData(fieldset, node, { 0: { Name: 'City' } })).toEqual({ fields: [], faults: [] });
});
