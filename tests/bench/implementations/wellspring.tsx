import { CssBaseline, ThemeProvider, createTheme } from '@mui/material';
import { createRoot } from 'react-dom/client';
import type { CompiledForm } from '../../../runtime/definitions/compiled';
import type { Fieldset } from '../../../runtime/definitions/shapes/fieldset';
import { FormStore } from '../../../runtime/form/form-store';
import { FormView } from '../../../runtime/form/FormView';
import { interpretSchema } from '../../../runtime/validation/interpreter';
import { keyedPointer } from '../../../runtime/validation/pointer';
import { defaultWidgets } from '../../../widgets/defaults';
import { widgets } from '../../../widgets/registry';
import { surveyMapping } from '../../support/survey';
import { dataOf, fieldsOf, type Mount, schemaOf } from '../scenario';

const theme = createTheme({ cssVariables: true });

/** This runtime: a form as an author writes it. */
export const mount: Mount = (root, scenario) => (scenario.kind === 'questions' ? mountQuestions(root, scenario) : mountFields(root, scenario));

const mountFields: Mount = (root, scenario) => {
  const fields = fieldsOf(scenario);
  const form: CompiledForm = {
    id: 'bench',
    kind: 'form',
    data: schemaOf(fields),
    fields: fields.map(({ name, label, shownBy }, index) => ({
      id: name,
      at: `/${name}`,
      label,
      // Each condition has a text of its own, as in life: none is parsed for another.
      ...(shownBy === undefined ? {} : { visibleWhen: { $: `form.${shownBy} == true && ${index} > 0` }, whenHidden: 'keep' as const }),
    })),
  };
  const store = new FormStore({ form, data: dataOf(scenario), schemaErrors: interpretSchema(form.data) });
  draw(root, store);
  return { read: (name) => store.get(`/${name}`) };
};

function draw(root: HTMLElement, store: FormStore): void {
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} />
    </ThemeProvider>,
  );
}

/** The same fields as questions of a record, which show and hide by formulas of their own. */
const mountQuestions: Mount = (root, scenario) => {
  const fields = fieldsOf(scenario);
  const data = dataOf(scenario);
  const contents = fields.map(({ name, label, type, shownBy }) => ({
    id: name,
    text: label,
    type,
    sort: 'question',
    formulas: shownBy === undefined ? [] : [{ any: 'no', conditions: [{ field: shownBy, operator: 'IsEqualTo', values: ['true'] }] }],
  }));
  const answers = { type: 'array', items: { type: 'object', properties: { id: { type: 'string' }, answer: {} } } };
  const form: CompiledForm = {
    id: 'bench',
    kind: 'form',
    data: { type: 'object', properties: { answers } },
    fields: [
      {
        id: 'questions',
        fieldset: 'question',
        items: { $: 'input.contents' },
        at: '/answers',
        answers: { key: '/id', value: '/answer' },
        showsBy: { formulas: 'survey', record: { $: 'input.record' } },
      },
    ],
  };
  const store = new FormStore({
    form,
    fieldsets: { question: fieldset },
    formulas: { survey: surveyMapping },
    data: { answers: Object.entries(data).map(([id, answer]) => ({ id, answer })) },
    interpret: interpretSchema,
    scope: { input: { contents, record: { groups: [{ id: 'page', fields: contents }] } } },
    schemaErrors: interpretSchema(form.data),
  });
  draw(root, store);
  return { read: (name) => store.get(`${keyedPointer('/answers', 'id', name)}/answer`) };
};

const fieldset: Fieldset = {
  id: 'question',
  kind: 'fieldset',
  record: { $ref: 'record:Question' },
  name: '/id',
  label: '/text',
  type: '/type',
  types: { text: { widget: 'text', schema: { type: 'string' } }, boolean: { widget: 'yes-no', schema: { type: 'boolean' } } },
};
