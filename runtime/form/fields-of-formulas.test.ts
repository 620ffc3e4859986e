import { describe, expect, test } from 'vitest';
import type { CompiledForm } from '../definitions/compiled';
import type { Fieldset } from '../definitions/shapes/fieldset';
import { planForm } from '../validation/form-plan';
import { validateForm, visibleFields } from '../validation/validate-form';
import { interpretSchema } from '../validation/interpreter';
import { surveyMapping } from '../../tests/support/survey';
import { FormStore } from './form-store';

const fieldset: Fieldset = {
  id: 'asked',
  kind: 'fieldset',
  record: { $ref: 'record:Field' },
  name: '/id',
  label: '/text',
  type: { at: '/type', otherwise: 'told' },
  help: { text: '{help}', values: { help: { $: 'orElse(item.help, "")' } } },
  required: { at: '/words', lacks: 'optional', unless: '/measured' },
  minimum: '/least',
  decimals: '/decimals',
  options: { at: '/choices' },
  parts: { at: '/parts', name: '/called', unit: '/in', minimum: '/least' },
  types: {
    one: { widget: 'choices', schema: { type: 'string' }, stringList: 'one' },
    many: { widget: 'checkboxes', schema: { type: 'array' }, stringList: 'many' },
    number: { widget: 'number', schema: { type: 'number' }, stringList: 'number', optionsAt: { step: '/step' } },
    pair: { widget: 'numbers', schema: { type: 'array' }, stringList: 'numbers' },
    told: { widget: 'information', schema: { type: 'string' }, onlyRead: true },
  },
};

const form: CompiledForm = {
  id: 'survey',
  kind: 'form',
  data: { type: 'object', properties: { answers: { type: 'array' } } },
  fields: [
    {
      id: 'page',
      fieldset: 'asked',
      items: { $: 'input.fields' },
      at: '/answers',
      answers: { key: '/id', value: '/answer' },
      showsBy: { formulas: 'survey', record: { $: 'input.record' } },
      requiredWhen: { $: 'input.asksAll == true' },
    },
  ],
};

const when = (field: string, ...values: string[]) => ({ any: 'no', conditions: [{ field, operator: 'IsEqualTo', values }] });
const question = (id: string, type: string, more: object = {}) => ({ id, type, text: `${id}?`, sort: 'question', words: [], formulas: [], given: [], ...more });
const fields = [
  { id: 'hello', text: 'Welcome.', sort: 'text', words: [], formulas: [] },
  question('smokes', 'one', { choices: ['yes', 'no'] }),
  question('many', 'number', { formulas: [when('smokes', 'yes')], least: 1, decimals: 0, step: 1 }),
  question('tried', 'many', { formulas: [when('many', '20')], choices: ['gum', 'patch'] }),
  question('elsewhere', 'one', { formulas: [when('age', 'old')], words: ['optional'] }),
  question('weight', 'number', { measured: 82 }),
  question('pressure', 'pair', { parts: [{ called: 'upper', least: 40, in: 'mmHg' }, { called: 'lower' }] }),
];
const parts = { fieldsets: { asked: fieldset }, formulas: { survey: surveyMapping }, interpret: interpretSchema };
const scopeOf = (more: object = {}, others: object[] = []) => ({
  input: { fields, record: { groups: [{ id: 'one', fields }], others }, asksAll: false, ...more },
});
const open = (answers: object[] = [], scope = scopeOf()) =>
  new FormStore({ form, ...parts, data: { answers }, scope, schemaErrors: interpretSchema(form.data), defer: (run) => run() });
const idOf = (store: FormStore, name: string) => store.plan.fields.find(({ shownBy }) => shownBy?.name === name)?.id ?? '';
const shown = (store: FormStore) => store.plan.fields.filter(({ id }) => store.live.field(id)?.isVisible === true).map(({ shownBy }) => shownBy?.name);
const answer = (store: FormStore, name: string, texts: string[]) => {
  const planned = store.plan.fields.find(({ shownBy }) => shownBy?.name === name);
  store.set(planned?.at ?? '', texts);
};

describe('fields that show by formulas', () => {
  test('B-assessment-01 B-assessment-42 an answer shows what depends on it, and what depends on that; another hides both and keeps their answers', () => {
    const store = open();
    expect(shown(store)).toEqual(['hello', 'smokes', 'weight', 'pressure']);
    answer(store, 'smokes', ['YES']);
    expect(shown(store)).toContain('many');
    answer(store, 'many', ['20']);
    expect(shown(store)).toEqual(['hello', 'smokes', 'many', 'tried', 'weight', 'pressure']);
    answer(store, 'tried', ['gum']);
    answer(store, 'smokes', ['no']);
    expect(shown(store)).toEqual(['hello', 'smokes', 'weight', 'pressure']);
    expect(store.dataToSend()).toEqual({
      answers: [
        { id: 'smokes', answer: ['no'] },
        { id: 'many', answer: ['20'] },
        { id: 'tried', answer: ['gum'] },
      ],
    });
    answer(store, 'smokes', ['yes']);
    expect(shown(store)).toContain('tried');
  });

  test('only fields that turn are drawn again', () => {
    const store = open();
    const drawn: string[] = [];
    for (const { id, shownBy } of store.plan.fields) store.subscribe(id, () => drawn.push(shownBy?.name ?? ''));
    answer(store, 'smokes', ['yes']);
    expect(drawn.sort()).toEqual(['many', 'smokes']);
  });

  test('answers of fields that stand elsewhere count, and fresh ones replace them while the form is open', () => {
    const store = open([{ id: 'smokes', answer: ['no'] }], scopeOf({}, [{ id: 'age', given: ['old'] }]));
    expect(shown(store)).toContain('elsewhere');
    store.setScope(scopeOf({}, [{ id: 'age', given: ['young'] }]));
    expect(shown(store)).not.toContain('elsewhere');
    expect(store.get('/answers')).toEqual([{ id: 'smokes', answer: ['no'] }]);
  });

  test('a fault of one of several numbers names the number and its unit', () => {
    const store = open([{ id: 'pressure', answer: ['20', '80'] }]);
    expect(store.validate(true).map(({ Message }) => Message)).toEqual(['upper: Minimum value is 40 mmHg.']);
  });

  test('a widget reads the texts of an answer by the type of its field', () => {
    const store = open([
      { id: 'smokes', answer: ['yes'] },
      { id: 'many', answer: ['20'] },
      { id: 'tried', answer: ['gum', 'patch'] },
      { id: 'weight', answer: ['much'] },
      { id: 'pressure', answer: ['120', ''] },
    ]);
    const values = Object.fromEntries(store.plan.fields.map(({ id, shownBy }) => [shownBy?.name, store.live.field(id)?.value]));
    expect(values).toEqual({
      hello: undefined,
      smokes: 'yes',
      many: 20,
      tried: ['gum', 'patch'],
      elsewhere: undefined,
      weight: undefined,
      pressure: [120, null],
    });
    expect(store.live.field(idOf(store, 'many'))?.presentation.options).toEqual({ step: 1 });
  });

  test('what is answered is checked by its type; what is hidden is not, and what is missing only when it is asked for', () => {
    const faults = (answers: object[], more: object = {}) =>
      validateForm(planForm(form, parts, scopeOf(more)), { answers }, scopeOf(more), interpretSchema(form.data)).map(({ Field, Code }) => `${Field} ${Code}`);
    expect(faults([])).toEqual([]);
    expect(faults([{ id: 'many', answer: ['0.5'] }])).toEqual([]);
    expect(
      faults([
        { id: 'smokes', answer: ['yes'] },
        { id: 'many', answer: ['0.5'] },
      ]),
    ).toEqual(['/answers/1/answer minimum', '/answers/1/answer multipleOf']);
    expect(faults([{ id: 'smokes', answer: ['perhaps'] }])).toEqual(['/answers/0/answer enum']);
    expect(faults([{ id: 'pressure', answer: ['120', ''] }])).toEqual(['/answers/0/answer/1 type']);
    expect(faults([{ id: 'pressure', answer: ['20', '80'] }])).toEqual(['/answers/0/answer/0 minimum']);
    // Neither the optional one, nor the one that was measured, nor what is hidden.
    expect(faults([], { asksAll: true }).map((fault) => fault.split(' ')[1])).toEqual(['required', 'required']);
  });

  test('the server sees the same fields as the browser', () => {
    const data = {
      answers: [
        { id: 'smokes', answer: ['yes'] },
        { id: 'many', answer: ['20'] },
      ],
    };
    const seen = visibleFields(planForm(form, parts, scopeOf()), data, scopeOf()).map(({ shownBy }) => shownBy?.name);
    expect(seen).toEqual(shown(open(data.answers)));
  });

  test('a submission of a part says what is wrong, not what is missing', async () => {
    const store = open([], scopeOf({ asksAll: true }));
    expect(await store.submit(() => undefined)).toBe(false);
    store.isPartial = true;
    expect(await store.submit(() => undefined)).toBe(true);
    answer(store, 'smokes', ['perhaps']);
    store.isPartial = true;
    expect(await store.submit(() => undefined)).toBe(false);
    expect(store.state.errors.map(({ Code }) => Code)).toEqual(['enum']);
  });
});
