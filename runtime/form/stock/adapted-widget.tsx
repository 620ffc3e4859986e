import type { EnumOptionsType, WidgetProps as StockWidgetProps } from '@rjsf/utils';
import { type ComponentType, Suspense } from 'react';
import type { ChoiceItem, WidgetProps } from '../../widget-contract';
import { useFormContext } from '../form-context';

const itemsOf = (options: EnumOptionsType[] | undefined): ChoiceItem[] | undefined =>
  options?.map(({ value, label }) => ({ value: value as ChoiceItem['value'], text: label }));

/** What is drawn depends on the value too: a schema that allows several types must not turn one into another. */
function widgetFor(usual: string, value: unknown, multiple: boolean, type: unknown): string {
  if (multiple) return 'multi-select';
  if (usual === 'select' || usual === 'choices') return typeof value === 'object' && value !== null ? 'json' : usual;
  if (typeof value === 'object' && value !== null) return 'json';
  if (typeof value === 'boolean') return 'yes-no';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return usual === 'yes-no' || usual === 'number' ? 'text' : usual;
  return usual === 'text' && (type === 'number' || type === 'integer') ? 'number' : usual;
}

/** One of our widgets as one of @rjsf's. */
export function adaptedWidget(usual: string) {
  return function AdaptedWidget({
    id,
    name,
    value,
    label,
    schema,
    options,
    required,
    disabled,
    readonly,
    placeholder,
    rawErrors,
    multiple,
    onChange,
    onBlur,
    onFocus,
  }: StockWidgetProps) {
    const { widgets, nonce } = useFormContext();
    const widget = widgets[widgetFor(usual, value, multiple === true, schema.type)];
    if (widget === undefined) throw new Error(`@rjsf draws "${label}" by the widget "${usual}", which the registry lacks.`);
    const Component = widget.component as unknown as ComponentType<WidgetProps<unknown, object>>;
    const items = itemsOf(options.enumOptions);
    const hasFault = rawErrors !== undefined && rawErrors.length > 0;
    const described = [hasFault ? `${id}-fault` : '', schema.description === undefined ? '' : `${id}-help`].join(' ').trim();
    return (
      <Suspense fallback={<div className="field-control" aria-busy="true" />}>
        <Component
          id={id}
          name={name}
          value={value ?? undefined}
          label={label}
          schema={schema}
          options={items === undefined ? {} : { items, ...(multiple === true ? { emptyText: 'None' } : {}) }}
          required={required ?? false}
          disabled={disabled ?? false}
          readonly={readonly ?? false}
          placeholder={placeholder || undefined}
          rawErrors={hasFault ? rawErrors : undefined}
          describedBy={described || undefined}
          labelledBy={widget.label === 'group' ? `${id}-label` : undefined}
          nonce={nonce}
          onChange={(changed) => onChange(multiple === true ? (changed ?? []) : changed)}
          onBlur={onBlur}
          onFocus={onFocus}
          emit={() => {}}
        />
      </Suspense>
    );
  };
}
