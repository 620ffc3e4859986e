import type { FieldProps } from '@rjsf/utils';
import { type ComponentType, memo, Suspense } from 'react';
import type { ChoiceSearch, FileSender, Widget, WidgetProps } from '../widget-contract';
import { useFormContext } from './form-context';

/** Draws a field's value by one of our widgets: @rjsf's `field` for every field that has a widget. */
function WidgetFieldRender({
  name,
  schema,
  uiSchema,
  fieldPathId,
  formData,
  required,
  disabled,
  readonly,
  rawErrors,
  errorSchema,
  onChange,
  onBlur,
  onFocus,
}: FieldProps) {
  const { emit, nonce } = useFormContext();
  const widget = uiSchema?.['ui:registered'] as Widget;
  // The registry holds widgets of all values; what this one takes was checked against its manifest.
  const Component = widget.component as unknown as ComponentType<WidgetProps<unknown, object>>;
  const id = fieldPathId.$id;
  const help = uiSchema?.['ui:help'] ? `${id}-help` : '';
  const fault = rawErrors !== undefined && rawErrors.length > 0 ? `${id}-fault` : '';
  return (
    <Suspense fallback={<div className="field-control" aria-busy="true" />}>
      <Component
        id={id}
        name={name}
        value={formData ?? undefined}
        label={String(uiSchema?.['ui:title'] ?? name)}
        schema={schema}
        options={(uiSchema?.['ui:widgetOptions'] as object | undefined) ?? {}}
        required={required ?? false}
        disabled={disabled ?? false}
        readonly={readonly ?? false}
        placeholder={uiSchema?.['ui:placeholder'] || undefined}
        rawErrors={fault === '' ? undefined : rawErrors}
        wrongParts={wrongPartsOf(errorSchema)}
        describedBy={`${fault} ${help}`.trim() || undefined}
        labelledBy={widget.label === 'group' || widget.label === 'above' ? `${id}-label` : undefined}
        nonce={nonce}
        search={uiSchema?.['ui:search'] as ChoiceSearch | undefined}
        upload={uiSchema?.['ui:upload'] as FileSender | undefined}
        onChange={(value) => onChange(value, fieldPathId.path)}
        onBlur={onBlur}
        onFocus={onFocus}
        emit={(event, detail) => emit(String(fieldPathId.path[0]), event, detail)}
      />
    </Suspense>
  );
}

/** The parts of the value that have a fault of their own. */
const wrongPartsOf = (errors: FieldProps['errorSchema']): string[] | undefined => {
  const parts = Object.keys(errors ?? {}).filter((key) => key !== '__errors');
  return parts.length === 0 ? undefined : parts;
};

export const WidgetField = memo(WidgetFieldRender);
