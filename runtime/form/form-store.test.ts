import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { CompiledForm } from '../definitions/compiled';
import type { Fieldset } from '../definitions/shapes/fieldset';
import { interpretSchema } from '../validation/interpreter';
import { dataToSend, visibleFields } from '../validation/validate-form';
import { propertyRuns } from '../../tests/support/property-runs';
import { FormStore } from './form-store';
import type { FormStoreOptions } from './form-state';

const form: CompiledForm = {
  id: 'entry',
  kind: 'form',
  data: {
    type: 'object',
    required: ['Kind'],
    properties: {
      Kind: { type: 'string', default: 'walk' },
      Hours: { type: 'number', minimum: 1 },
      Note: { type: 'string' },
      Place: { type: 'string' },
      Address: { type: 'object', properties: { City: { type: 'string', default: 'Oslo' } } },
    },
  },
  fields: [
    { id: 'kind', at: '/Kind', label: 'Kind' },
    { id: 'hours', at: '/Hours', label: { text: 'Hours of {kind}', values: { kind: { $: 'form.Kind' } } } },
    { id: 'note', at: '/Note', visibleWhen: { $: 'form.Hours > 8' }, whenHidden: 'clear' },
    { id: 'place', at: '/Place', visibleWhen: { $: "form.Note == 'far'" }, whenHidden: 'omit' },
    { id: 'city', at: '/Address/City', readOnlyWhen: { $: 'session.user.IsGuest' } },
  ],
};

function open(options: Partial<FormStoreOptions> = {}) {
  const waiting: (() => void)[] = [];
  const store = new FormStore({
    form,
    schemaErrors: interpretSchema(form.data),
    defer: (run) => run(),
    later: (run) => (waiting.push(run), () => waiting.splice(0)),
    ...options,
  });
  return { store, rest: () => waiting.splice(0).forEach((run) => run()) };
}

test('a new record gets the defaults, an existing one never', () => {
  expect(open({ isNew: true }).store.data).toEqual({ Kind: 'walk', Address: { City: 'Oslo' } });
  expect(open({ data: { Hours: 2 } }).store.data).toEqual({ Hours: 2 });
});

test('only the fields that depend on a change are told of it', () => {
  const { store } = open({ data: { Kind: 'walk' } });
  const told = vi.fn();
  // What draws a field reads it, and hears of what it has read.
  for (const { id } of store.plan.fields) {
    store.live.field(id);
    store.subscribe(id, () => told(id));
  }
  store.set('/Hours', 9);
  expect(told.mock.calls.flat()).toEqual(['hours', 'note']);
  told.mockClear();
  store.set('/Kind', 'swim');
  expect(told.mock.calls.flat()).toEqual(['kind', 'hours']);
  expect(store.live.field('hours')?.presentation.label).toBe('Hours of swim');
});

test('D-speed-19 a field is presented when it is first read, by the values of then', () => {
  const { store } = open({ data: { Kind: 'walk' } });
  store.set('/Kind', 'swim');
  store.set('/Kind', 'walk');
  store.set('/Kind', 'swim');
  expect(store.live.field('hours')?.presentation.label).toBe('Hours of swim');
  const hours = store.live.field('hours');
  expect(store.live.field('hours')).toBe(hours);
  store.set('/Hours', 9);
  expect(store.live.field('hours')?.presentation).toBe(hours?.presentation);
});

test('a field that is hidden loses its value where it is cleared, and with it what depends on it', () => {
  const { store } = open({ data: { Kind: 'walk', Hours: 9, Note: 'far', Place: 'hill' } });
  expect(store.live.field('place')?.isVisible).toBe(true);
  store.set('/Hours', 2);
  expect(store.data).toEqual({ Kind: 'walk', Hours: 2, Place: 'hill' });
  expect(store.live.field('place')?.isVisible).toBe(false);
  expect(store.dataToSend()).toEqual({ Kind: 'walk', Hours: 2 });
});

test('a record that is opened and not edited is not changed, even where fields are hidden', () => {
  const data = { Kind: 'walk', Hours: 2, Note: 'kept' };
  const { store } = open({ data });
  expect(store.data).toBe(data);
  expect(store.state.isDirty).toBe(false);
});

test('a form is changed while a value differs from the start', () => {
  const { store } = open({ data: { Kind: 'walk' } });
  store.set('/Kind', 'swim');
  expect(store.state.isDirty).toBe(true);
  store.set('/Kind', 'walk');
  expect(store.state.isDirty).toBe(false);
  store.set('/Hours', 3);
  store.reset();
  expect(store.data).toEqual({ Kind: 'walk' });
  expect(store.state.isDirty).toBe(false);
});

test('faults are shown of the fields that were left, and of all when the form is submitted', () => {
  const { store, rest } = open({ data: { Hours: 0 } });
  store.touch('hours');
  rest();
  expect(store.state.errors.map(({ Field }) => Field)).toEqual(['/Hours']);
  store.validate();
  expect(store.state.errors.map(({ Field, Code }) => `${Field} ${Code}`)).toEqual(['/Kind required', '/Hours minimum']);
});

test('what the form has found itself is said once, also when the server says the same', async () => {
  const { store, rest } = open();
  store.set('/Kind', undefined);
  store.touch('kind');
  rest();
  store.refuse([
    { Field: '/Kind', Code: 'required', Message: 'Kind is required.' },
    { Field: '/Kind', Code: 'other', Message: 'Kind is taken.' },
  ]);
  expect(store.state.errors.map(({ Code }) => Code)).toEqual(['required', 'other']);
});

test('what the server refused stays until its field is edited', async () => {
  const { store, rest } = open({ data: { Kind: 'walk', Hours: 2 } });
  const accepted = await store.submit(() => [
    { Field: '/Kind', Code: 'Odd', Message: 'Odd.' },
    { Field: '/Other', Code: 'Lost', Message: 'Lost.' },
  ]);
  expect(accepted).toBe(false);
  expect(store.state.unplaced.map(({ Message }) => Message)).toEqual(['Lost.']);
  store.set('/Hours', 3);
  rest();
  expect(store.live.field('kind')?.errors).toHaveLength(1);
  store.set('/Kind', 'swim');
  rest();
  expect(store.live.field('kind')?.errors).toEqual([]);
});

test('a form with faults is not sent', async () => {
  const send = vi.fn();
  expect(await open({ data: {} }).store.submit(send)).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

test('a new session is looked at by the fields that read it', () => {
  const { store } = open({ data: {}, scope: { session: { user: { IsGuest: false } } } });
  expect(store.live.field('city')?.isReadOnly).toBe(false);
  store.setScope({ session: { user: { IsGuest: true } } });
  expect(store.live.field('city')?.isReadOnly).toBe(true);
});

const questions: Fieldset = {
  id: 'question',
  kind: 'fieldset',
  record: { $ref: 'record:Question' },
  name: '/Name',
  label: '/Label',
  type: '/Type',
  required: '/Required',
  maximum: '/Max',
  options: { at: '/Options', value: '/Id', text: '/Text' },
  types: { Number: { widget: 'number', schema: { type: 'number' } }, List: { widget: 'select', schema: { type: 'string' }, hiddenWithoutOptions: true } },
};
const survey: CompiledForm = {
  id: 'survey',
  kind: 'form',
  data: { type: 'object', properties: { Answers: { type: 'array', items: { type: 'object' } } } },
  fields: [{ id: 'answers', fieldset: 'question', items: { $: 'input.Questions' }, at: '/Answers', answers: { key: '/Question', value: '/Value' } }],
};
const records = [
  { Name: 'q1', Label: 'How many?', Type: 'Number', Required: true, Max: 5 },
  { Name: 'q2', Label: 'Which?', Type: 'List', Options: [{ Id: 'a', Text: 'A' }] },
  { Name: 'q3', Label: 'None', Type: 'List', Options: [] },
  { Name: 'q4', Label: 'Odd', Type: 'Colour' },
];

test('fields come from a list of records; what no field can be made of is said', () => {
  const { store } = open({ form: survey, fieldsets: { question: questions }, scope: { input: { Questions: records } } });
  expect(store.plan.fields.map(({ field }) => field.label)).toEqual(['How many?', 'Which?']);
  expect(store.plan.faults.map(({ message }) => message)).toEqual([
    'The fieldset "question" does not know the type "Colour" of the field "q4". It knows Number, List.',
  ]);
});

test('answers to fields from data stand in the list by their key, and are validated by the record', () => {
  const { store } = open({
    form: survey,
    fieldsets: { question: questions },
    schemaErrors: () => [],
    interpret: interpretSchema,
    scope: { input: { Questions: records } },
    data: { Answers: [{ Question: 'q2', Value: 'a', Id: 7 }] },
  });
  expect(store.validate().map(({ Message }) => Message)).toEqual(['“How many?” is required.']);
  const [first] = store.plan.fields;
  store.set(first?.at ?? '', 9);
  expect(store.data).toEqual({
    Answers: [
      { Question: 'q2', Value: 'a', Id: 7 },
      { Question: 'q1', Value: 9 },
    ],
  });
  expect(store.validate()).toEqual([{ Field: '/Answers/1/Value', Code: 'maximum', Message: 'Maximum value is 5.' }]);
});

test('an option whose data has not come yet is not given, and is when it comes', () => {
  const listed: CompiledForm = { ...form, fields: [{ id: 'kind', at: '/Kind', widget: 'select', options: { items: { $: 'input.Kinds' }, emptyText: 'Any' } }] };
  const { store } = open({ form: listed, scope: { input: null } });
  expect(store.live.field('kind')?.presentation.options).toEqual({ emptyText: 'Any' });
  store.setScope({ input: { Kinds: [{ value: 'walk', text: 'Walk' }] } });
  expect(store.live.field('kind')?.presentation.options).toEqual({ emptyText: 'Any', items: [{ value: 'walk', text: 'Walk' }] });
});

test('fields from data appear when their records arrive', () => {
  const { store } = open({ form: survey, fieldsets: { question: questions }, scope: { input: { Questions: null } } });
  expect(store.plan.fields).toEqual([]);
  store.setScope({ input: { Questions: records } });
  expect(store.live.field(store.plan.fields[0]?.id ?? '')?.isRequired).toBe(true);
});

// One value, shown by one field or by another.
const sharing: CompiledForm = {
  ...form,
  fields: [...form.fields, { id: 'place-of-a-walk', at: '/Place', visibleWhen: { $: "form.Kind == 'walk'" }, whenHidden: 'clear' }],
};

const edit = fc.oneof(
  fc.tuple(fc.constant('/Hours'), fc.integer({ min: 0, max: 12 })),
  fc.tuple(fc.constantFrom('/Note', '/Place', '/Kind'), fc.constantFrom('far', 'near', 'walk', undefined)),
);

test('after any edits, what shows and what is sent is what the whole form says', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const { store } = open({ form: sharing, data: {} });
      for (const [pointer, value] of edits) store.set(pointer, value);
      const shown = store.plan.fields.filter(({ id }) => store.live.field(id)?.isVisible).map(({ id }) => id);
      expect(shown).toEqual(visibleFields(sharing, store.data, {}).map(({ id }) => id));
      expect(store.live.effective).toEqual(dataToSend(sharing, store.data, {}));
      expect(store.plan.fields.filter((field) => store.live.visibility.visible.has(field)).map(({ id }) => id)).toEqual(shown);
    }),
    propertyRuns(100, { always: true }),
  );
});

test('a value that one field loses and another shows is kept', () => {
  const { store } = open({ form: sharing, data: { Kind: 'walk', Place: 'hill' } });
  store.set('/Hours', 9);
  store.set('/Note', 'far');
  store.set('/Kind', 'swim');
  expect(store.data).toEqual({ Kind: 'swim', Hours: 9, Note: 'far', Place: 'hill' });
  expect(store.dataToSend()).toEqual(store.data);
});
