import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../support/shared-compiler';
import { readSource } from '../../codegen/source';
import { type CompiledValidator, compiledValidator } from '../../runtime/validation/compiled-validator';
import { interpretSchema } from '../../runtime/validation/interpreter';
import type { FindSchemaErrors } from '../../runtime/validation/schema-errors';
import { planForm } from '../../runtime/validation/form-plan';
import { validateForm } from '../../runtime/validation/validate-form';

const form = {
  id: 'appointment',
  kind: 'form',
  data: {
    type: 'object',
    additionalProperties: false,
    required: ['Phone', 'Day'],
    properties: {
      Phone: { type: 'string', pattern: '^(\\+\\d{1,2})?\\d{10}$' },
      Other: { type: 'string', pattern: '^(\\+\\d{1,2})?\\d{10}$' },
      Day: { type: 'string', format: 'date' },
      DayOfYear: { type: 'string', format: 'date', formatMinimum: '2026-01-01', formatMaximum: '2026-12-31' },
      Places: { type: 'array', minItems: 2, items: { type: 'string' } },
    },
  },
  fields: [
    { id: 'phone', at: '/Phone', widget: 'phone', label: 'Phone' },
    { id: 'other', at: '/Other', widget: 'phone', label: 'Other', errors: { pattern: 'Ten digits, please.' } },
    {
      id: 'when',
      group: [
        { id: 'day', at: '/Day', widget: 'date', label: 'Day' },
        { id: 'year', at: '/DayOfYear', widget: 'date', label: 'Day of the year' },
        { id: 'places', at: '/Places', widget: 'multi-select', label: 'Places', options: { items: [{ value: 'n', text: 'North' }] } },
      ],
    },
  ],
  rules: [
    { id: 'first', at: '/Day', use: 'minimum-date', options: { date: '2026-11-01' } },
    { id: 'last', at: '/Day', use: 'maximum-date', options: { date: '2026-11-30' } },
  ],
};

const source = new Map(readSource(join(import.meta.dirname, '../..'))).set('schemas/forms/appointment.form.json', JSON.stringify(form));
const { base, faults } = compile(source);
const right = { Phone: '+12065550142', Day: '2026-11-21' };

test.each<[ids: string, data: object, said: string[]]>([
  ['A-widgets-05 says nothing of an optional phone number that is empty', right, []],
  ['A-widgets-07 says that a required phone number is missing', { Day: right.Day }, ['/Phone: This field is required']],
  ['A-widgets-08 says that a phone number is none', { ...right, Phone: '+12' }, ['/Phone: Invalid phone number']],
  ['lets a form say it otherwise', { ...right, Other: '12' }, ['/Other: Ten digits, please.']],
  ['A-widgets-18 says that a required date is missing', { Phone: right.Phone }, ['/Day: Date is required']],
  ['A-widgets-19 says that a date is none', { ...right, Day: '2026-11-1x' }, ['/Day: Date is invalid']],
  ['A-widgets-20 says after which date it must be', { ...right, Day: '2026-10-31' }, ['/Day: Must be after 2026-11-01']],
  ['A-widgets-21 says before which date it must be', { ...right, Day: '2026-12-01' }, ['/Day: Must be before 2026-11-30']],
  ['A-widgets-20 says so of a limit of the schema too', { ...right, DayOfYear: '2025-12-31' }, ['/DayOfYear: Must be after 2026-01-01']],
  ['A-widgets-21 says so of a limit of the schema too', { ...right, DayOfYear: '2027-01-01' }, ['/DayOfYear: Must be before 2026-12-31']],
  ['A-widgets-20 A-widgets-21 lets the limits themselves pass: the first day', { ...right, DayOfYear: '2026-01-01' }, []],
  ['A-widgets-20 A-widgets-21 lets the limits themselves pass: the last day', { ...right, DayOfYear: '2026-12-31' }, []],
  ['A-widgets-22 says how many must be selected', { ...right, Places: ['n'] }, ['/Places: Must select at least 2']],
])('%s', async (_ids, data, said) => {
  expect(faults.map(({ message }) => message)).toEqual([]);
  const compiled = base?.forms.appointment;
  if (compiled === undefined) throw new Error('The form was not compiled.');
  const errors = (find: FindSchemaErrors) => validateForm(compiled, data, {}, find).map(({ Field, Message }) => `${Field}: ${Message}`);
  expect(errors(interpretSchema(compiled.data))).toEqual(said);
  // The server, and pages of forms that are known, use generated code.
  const module = (await import(`data:text/javascript,${encodeURIComponent(base?.validators.appointment ?? '')}`)) as { default: CompiledValidator };
  expect(errors(compiledValidator(module.default))).toEqual(said);
});

test('A-widgets-18 A-widgets-19 fields that come from data say what their widgets say', () => {
  const questions = {
    id: 'questions',
    kind: 'form' as const,
    data: { type: 'object', properties: { Answers: { type: 'object' } } },
    fields: [{ id: 'items', fieldset: 'profile-item', items: { $: 'input.items' }, at: '/Answers', answers: 'properties' as const }],
  };
  const items = ['First', 'Second'].map((Name) => ({ Name, Label: Name, InputType: 'date', Required: true }));
  const scope = { input: { items } };
  const plan = planForm(questions, { ...base, interpret: interpretSchema }, scope);
  const errors = validateForm(plan, { Answers: { Second: 'soon' } }, scope, interpretSchema(questions.data));
  expect(errors.map(({ Field, Message }) => `${Field}: ${Message}`)).toEqual(['/Answers/First: Date is required', '/Answers/Second: Date is invalid']);
});
