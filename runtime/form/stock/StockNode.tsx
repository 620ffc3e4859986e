import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { ErrorSchema, FieldPathId, FieldPathList, RJSFSchema, UiSchema } from '@rjsf/utils';
import { useCallback, useMemo } from 'react';
import type { PlannedField } from '../../validation/form-plan';
import { childPointer, plainPointer, segmentsOf } from '../../validation/pointer';
import type { FormError } from '../../validation/validate-form';
import type { FieldState } from '../field-state';
import { useFormContext } from '../form-context';
import { stockRegistry } from './stock-registry';

/** A value that has parts and no widget: @rjsf draws it from its schema. A change costs what is in it, not what is in the form. */
export default function StockNode({ planned, state }: { planned: PlannedField; state: FieldState }) {
  const { store } = useFormContext();
  const root = store.options.form.data;
  const fieldPathId = useMemo((): FieldPathId => ({ $id: `${store.options.form.id}-${planned.id}`, path: [planned.id] }), [store, planned.id]);
  const { presentation, errors } = state;

  const onChange = useCallback(
    (value: unknown, path: FieldPathList) => {
      const pointer = path.slice(1).reduce<string>((whole, step) => childPointer(whole, step), planned.at);
      // @rjsf marks a removed property by a symbol of its own, which it does not export.
      const isRemoved = typeof value === 'symbol';
      // An emptied entry of a list stays an entry.
      const isEntry = path.length > 1 && typeof path.at(-1) === 'number';
      store.set(pointer, isRemoved ? undefined : value === undefined && isEntry ? null : withoutUndefined(value));
    },
    [store, planned.at],
  );
  const onBlur = useCallback(() => store.touch(planned.id), [store, planned.id]);
  const uiSchema = useMemo((): UiSchema => {
    const hidden = Array.isArray(presentation.options.hidden) ? (presentation.options.hidden as string[]) : [];
    return { 'ui:title': presentation.label, ...Object.fromEntries(hidden.map((name) => [name, { 'ui:widget': 'hidden', 'ui:field': 'hiddenPart' }])) };
  }, [presentation]);
  const place = plainPointer(store.data, planned.at);
  const errorSchema = useMemo(() => nested(errors, place), [errors, place]);

  return (
    <SchemaField
      name={presentation.label}
      schema={planned.schema as RJSFSchema}
      uiSchema={uiSchema}
      formData={state.value}
      errorSchema={errorSchema}
      fieldPathId={fieldPathId}
      required={state.isRequired}
      disabled={state.isDisabled}
      readonly={state.isReadOnly}
      registry={stockRegistry(root, store.options.form.id, store.options.subschemas)}
      onChange={onChange}
      onBlur={onBlur}
      onFocus={() => {}}
    />
  );
}

/** Errors as @rjsf nests them, each at its place below the node. */
function nested(errors: readonly FormError[], place: string): ErrorSchema | undefined {
  if (errors.length === 0) return undefined;
  const root: Record<string, unknown> = {};
  for (const { Field, Message } of errors) {
    let level = root;
    for (const step of segmentsOf(Field.slice(place.length))) {
      level[String(step)] ??= {};
      level = level[String(step)] as Record<string, unknown>;
    }
    level.__errors = [...((level.__errors as string[] | undefined) ?? []), Message];
  }
  return root as ErrorSchema;
}

/** @rjsf makes properties without a value; in JSON there are none. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (item === undefined ? null : withoutUndefined(item)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => [name, withoutUndefined(part)]),
  );
}
