import { lazy, useState } from 'react';
import type { CompiledForm } from '../runtime/definitions/compiled';
import type { Field, FieldNode } from '../runtime/definitions/shapes/form';
import { FormStore } from '../runtime/form/form-store';
import { FormView } from '../runtime/form/FormView';
import type { Widget, WidgetRegistry } from '../runtime/widget-contract';
import { defaultWidgets } from '../widgets/defaults';
import { type WidgetName, widgets } from '../widgets/registry';
import { exampleOf, type WidgetStoryProps } from './widget-example';

/** Every state, by the name of its field, with its label. */
const labels = {
  Empty: 'Empty',
  Filled: 'Filled',
  Required: 'Required',
  Faulty: 'Faulty',
  ReadOnly: 'Read-only',
  Disabled: 'Disabled',
  Long: 'Long text',
  Loading: 'Loading',
};
export type WidgetState = keyof typeof labels;

const isLazy = (widget: WidgetName) => (widgets[widget].component as { $$typeof?: symbol }).$$typeof === Symbol.for('react.lazy');
const showsOnly = (widget: WidgetName) => (widgets[widget] as Widget).label === 'none';
const withFault: WidgetState[] = ['Required', 'Faulty', 'ReadOnly', 'Disabled'];

/** The states that a widget can be in. What only shows a value is never required or wrong; what is loaded where it is used can be awaited. */
export const statesOf = (story: WidgetStoryProps): WidgetState[] =>
  (Object.keys(labels) as WidgetState[]).filter(
    (state) =>
      (!withFault.includes(state) || !showsOnly(story.widget)) &&
      (state !== 'Long' || exampleOf(story).long !== undefined) &&
      (state !== 'Loading' || isLazy(story.widget)),
  );

const registry: WidgetRegistry = { ...widgets, loading: { component: lazy(() => new Promise<never>(() => {})), label: 'above' } };

/** One widget in some of its states, in a form as it stands on a screen. `id` tells several forms of one page apart. */
export function WidgetStates({ id, label, states, ...story }: WidgetStoryProps & { id: string; label: string; states: WidgetState[] }) {
  const [store] = useState(() => storeOf(id, states, story));
  return <FormView store={store} widgets={registry} defaultWidgets={defaultWidgets} label={label} />;
}

const titled = (widget: WidgetName, state: WidgetState, field: Field): FieldNode =>
  showsOnly(widget) && state !== 'Loading' ? { id: `${field.id}-state`, title: labels[state], group: [field] } : field;

function storeOf(id: string, states: WidgetState[], story: WidgetStoryProps): FormStore {
  const { value, long, options, schema } = exampleOf(story);
  const form: CompiledForm = {
    id,
    kind: 'form',
    data: { type: 'object', required: ['Required'], properties: Object.fromEntries(states.map((state) => [state, schema])) },
    // What shows only and has no label is told apart by a title above it.
    fields: states.map((state) =>
      titled(story.widget, state, {
        id: state.toLowerCase(),
        at: `/${state}`,
        widget: state === 'Loading' ? 'loading' : story.widget,
        label: labels[state],
        width: 'half' as const,
        options,
        ...(state === 'Empty' ? { help: 'A sentence that says what to write.', placeholder: 'Nothing yet' } : {}),
        ...(state === 'ReadOnly' ? { readOnlyWhen: { $: 'true' } } : {}),
        ...(state === 'Disabled' ? { enabledWhen: { $: 'false' } } : {}),
      }),
    ),
  };
  const data = Object.fromEntries(states.filter((state) => state !== 'Empty' && state !== 'Required').map((state) => [state, state === 'Long' ? long : value]));
  const store = new FormStore({ form, data, schemaErrors: () => [] });
  if (states.includes('Faulty')) store.refuse([{ Field: '/Faulty', Code: 'example', Message: 'This is how a fault looks.' }]);
  return store;
}
