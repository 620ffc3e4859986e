import { type ComponentType, useEffect } from 'react';
import type { PlannedField } from '../validation/form-plan';
import type { WidgetProps } from '../widget-contract';
import type { FieldState } from './field-state';
import { useFormContext } from './form-context';
import { PlainValue } from './PlainValue';

/** A value whose schema could not be drawn: one field of JSON, still of use, and named with the reason. */
export function JsonNode({ id, planned, state, reason }: { id: string; planned: PlannedField; state: FieldState; reason: string }) {
  const { store, widgets, report, nonce } = useFormContext();
  const { label } = state.presentation;
  useEffect(
    () => report({ code: 'undrawable', field: planned.id, message: `"${label}" is one field of JSON: ${reason}` }),
    [report, planned.id, label, reason],
  );
  if (widgets.json === undefined) return <PlainValue label={label} value={state.value} />;
  const Json = widgets.json.component as unknown as ComponentType<WidgetProps<unknown, object>>;
  const messages = state.errors.map(({ Message }) => Message);
  return (
    <>
      <label className="field-label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <Json
        id={id}
        name={planned.id}
        value={state.value}
        label={label}
        schema={planned.schema}
        options={{}}
        required={state.isRequired}
        disabled={state.isDisabled}
        readonly={state.isReadOnly}
        rawErrors={messages.length === 0 ? undefined : messages}
        describedBy={messages.length === 0 ? undefined : `${id}-fault`}
        nonce={nonce}
        onChange={(value: unknown) => store.set(planned.at, value)}
        onBlur={() => store.touch(planned.id)}
        onFocus={() => {}}
        emit={() => {}}
      />
      {messages.map((message, index) => (
        <p className="field-fault" key={message} id={index === 0 ? `${id}-fault` : undefined}>
          {message}
        </p>
      ))}
    </>
  );
}
