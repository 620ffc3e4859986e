import { lazy, useState } from 'react';
import type { CompiledForm } from '../runtime/definitions/compiled';
import type { Field, FieldNode } from '../runtime/definitions/shapes/form';
import { FormStore } from '../runtime/form/form-store';
import { FormView } from '../runtime/form/FormView';
import { translated } from '../runtime/format/language';
import { interpretSchema } from '../runtime/validation/interpreter';
import { validateForm } from '../runtime/validation/validate-form';
import type { WidgetRegistry } from '../runtime/widget-contract';
import { defaultWidgets } from '../widgets/defaults';
import { allWidgets, plainWidgets } from './all-widgets';
import { exampleOf, type WidgetStoryProps } from './widget-example';
import { type FaultCase, faultCasesOf } from './widget-faults';

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

const isLazy = (widget: string) => (plainWidgets[widget]?.component as { $$typeof?: symbol } | undefined)?.$$typeof === Symbol.for('react.lazy');
const showsOnly = (widget: string) => plainWidgets[widget]?.label === 'none';
const withFault: WidgetState[] = ['Required', 'Faulty', 'ReadOnly', 'Disabled'];

/** The states that a widget can be in. What only shows a value is never required or wrong; what is loaded where it is used can be awaited. */
export const statesOf = (story: WidgetStoryProps): WidgetState[] =>
  (Object.keys(labels) as WidgetState[]).filter(
    (state) =>
      (!withFault.includes(state) || !showsOnly(story.widget)) &&
      (state !== 'Long' || exampleOf(story).long !== undefined) &&
      (state !== 'Loading' || isLazy(story.widget)),
  );

const registry: WidgetRegistry = { ...allWidgets, loading: { component: lazy(() => new Promise<never>(() => {})), label: 'above' } };

/** One widget in some of its states, in a form as it stands on a screen. `id` tells several forms of one page apart. */
export function WidgetStates({
  id,
  label,
  states,
  store: given,
  ...story
}: WidgetStoryProps & { id: string; label: string; states: WidgetState[]; store?: FormStore }) {
  const [store] = useState(() => given ?? widgetStore(id, states, story));
  return <FormView store={store} widgets={registry} defaultWidgets={defaultWidgets} label={label} />;
}

const titled = (widget: string, state: WidgetState, field: Field): FieldNode =>
  showsOnly(widget) && state !== 'Loading' ? { id: `${field.id}-state`, title: labels[state], group: [field] } : field;

/** The fault that is shown where only one is: by a value that breaks the schema, where there is such; else that there is none. */
const usualFault = (cases: readonly FaultCase[]) => cases.find(({ code, value }) => code !== 'required' && value !== undefined) ?? cases[0];

/** A form with one field for each state. It judges by the schema and the messages of the manifest, as a form of the product does. */
export function widgetStore(id: string, states: WidgetState[], story: WidgetStoryProps, fault?: string): FormStore {
  const { value, long, options, schema, messages } = exampleOf(story);
  const cases = faultCasesOf({ value: { ...schema, examples: [value] }, messages });
  const wrong = fault === undefined ? usualFault(cases) : cases.find(({ code }) => code === fault);
  if (states.includes('Faulty') && wrong === undefined)
    throw new Error(`Nothing is known that makes "${story.widget}" faulty by "${fault}": add it to .storybook/widget-faults.ts.`);
  const data = {
    type: 'object',
    required: ['Required', ...(wrong?.isRequired === true ? ['Faulty'] : [])],
    properties: Object.fromEntries(states.map((state) => [state, state === 'Faulty' ? (wrong?.schema ?? schema) : schema])),
  };
  const form: CompiledForm = {
    id,
    kind: 'form',
    data,
    // What shows only and has no label is told apart by a title above it.
    fields: states.map((state) =>
      titled(story.widget, state, {
        id: state.toLowerCase(),
        at: `/${state}`,
        widget: state === 'Loading' ? 'loading' : story.widget,
        label: labels[state],
        width: states.length === 1 ? ('full' as const) : ('half' as const),
        options,
        errors: inWords(messages),
        ...(state === 'Empty' ? { help: 'A sentence that says what to write.', placeholder: 'Nothing yet' } : {}),
        ...(state === 'ReadOnly' ? { readOnlyWhen: { $: 'true' } } : {}),
        ...(state === 'Disabled' ? { enabledWhen: { $: 'false' } } : {}),
      }),
    ),
  };
  const values: Partial<Record<WidgetState, unknown>> = { Filled: value, ReadOnly: value, Disabled: value, Loading: value, Long: long, Faulty: wrong?.value };
  const given = Object.fromEntries(states.flatMap((state) => (values[state] === undefined ? [] : [[state, values[state]]])));
  const store = new FormStore({ form, data: given, schemaErrors: interpretSchema(data) });
  if (states.includes('Faulty')) showFault(store, wrong);
  return store;
}

/** The messages of the manifest in the language of the toolbar, which the product's forms have from the server. */
const inWords = (messages: object) =>
  Object.fromEntries(Object.entries(messages).map(([code, text]) => [code, typeof text === 'string' ? translated(text) : text])) as NonNullable<
    Field['errors']
  >;

/** What is wrong is shown from the start, as after a form was sent. What cannot be read would have to be typed first. */
function showFault(store: FormStore, wrong: FaultCase | undefined): void {
  if (wrong?.code === 'badInput') store.read('faulty', false);
  else
    store.refuse(
      validateForm(store.plan, store.data, {}, store.options.schemaErrors).filter(({ Field: place }) => place === '/Faulty' || place.startsWith('/Faulty/')),
    );
}
