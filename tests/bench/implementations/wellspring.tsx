import { createRoot } from 'react-dom/client';
import type { ScreenBundle } from '../../../runtime/definitions/compiled';
import type { Fieldset } from '../../../runtime/definitions/shapes/fieldset';
import '../../../runtime/screen/screen.css';
import { keyedPointer } from '../../../runtime/validation/pointer';
import { widgets } from '../../../widgets/registry';
import { countedWidgets } from '../../support/counted-widgets';
import { bundleOf, makeStage } from '../../support/stage';
import { surveyMapping } from '../../support/survey';
import { dataOf, fieldsOf, formOf, type Mounted, type Prepare, type Scenario } from '../scenario';

/** This product on its whole path: the application opens a screen with a form, as an author writes it, its validator compiled by the server. */
export const prepare: Prepare = async (scenario, validator) => {
  const { widgets: counted, draws, form } = countedWidgets(widgets);
  const address = URL.createObjectURL(new Blob([validator], { type: 'text/javascript' }));
  const validators = { bench: ((await import(/* @vite-ignore */ address)) as { default: unknown }).default };
  const stage = await makeStage({ bundles: [bundleOf(screenOf(scenario), partsOf(scenario))], validators, widgets: counted, start: '/bench' });
  const read: Mounted['read'] = (name) => form.store?.get(scenario.kind === 'questions' ? `${keyedPointer('/answers', 'id', name)}/answer` : `/${name}`);
  return (root) => {
    createRoot(root).render(stage.element);
    return { read, draws: () => [...draws.values()].reduce((sum, count) => sum + count, 0) };
  };
};

/** A form as it stands on screens: with what is done when it is sent, and a button that knows how it stands. */
function screenOf(scenario: Scenario): ScreenBundle['screen'] {
  const data = dataOf(scenario);
  const node =
    scenario.kind === 'questions'
      ? { value: { answers: Object.entries(data).map(([id, answer]) => ({ id, answer })) }, input: inputOf(scenario) }
      : { value: data };
  return {
    id: 'bench',
    kind: 'screen',
    path: '/bench',
    title: 'Bench',
    allow: 'everyone',
    body: [
      { id: 'form', form: 'bench', label: 'Bench', onSubmit: [{ notify: 'Saved.' }], ...node },
      { id: 'save', button: 'Save', submits: 'form', onPress: { submitForm: 'form' }, enabledWhen: { $: 'forms.form.changed' } },
    ],
  } as unknown as ScreenBundle['screen'];
}

const partsOf = (scenario: Scenario): Partial<ScreenBundle> => ({
  forms: { bench: formOf(scenario) },
  ...(scenario.kind === 'questions' && { fieldsets: { question: fieldset }, formulas: { survey: surveyMapping } }),
});

/** The fields as questions of a record, which show and hide by formulas of their own. */
function inputOf(scenario: Scenario) {
  const contents = fieldsOf(scenario).map(({ name, label, type, shownBy }) => ({
    id: name,
    text: label,
    type,
    sort: 'question',
    formulas: shownBy === undefined ? [] : [{ any: 'no', conditions: [{ field: shownBy, operator: 'IsEqualTo', values: ['true'] }] }],
  }));
  return { contents, record: { groups: [{ id: 'page', fields: contents }] } };
}

const fieldset: Fieldset = {
  id: 'question',
  kind: 'fieldset',
  record: { $ref: 'record:Question' },
  name: '/id',
  label: '/text',
  type: '/type',
  types: { text: { widget: 'text', schema: { type: 'string' } }, boolean: { widget: 'yes-no', schema: { type: 'boolean' } } },
};
