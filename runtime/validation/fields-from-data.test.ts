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

test('the placeholder is that of the field, else that of its type', () => {
  expect(fieldOf({})).toMatchObject({ placeholder: 'Write here' });
  expect(fieldOf({ Name: 'Phone' })).toMatchObject({ placeholder: '555', widget: 'phone' });
});
