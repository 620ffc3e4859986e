import type { FieldProps } from '@rjsf/utils';
import { type ComponentType, useEffect } from 'react';
import type { WidgetProps } from '../../widget-contract';
import { useFormContext } from '../form-context';

/** A part of the data whose schema names no type that can be drawn: one field of JSON, and said to be so. */
export function JsonField({ name, schema, fieldPathId, formData, required, disabled, readonly, rawErrors, onChange, onBlur, onFocus }: FieldProps) {
  const { widgets, report, nonce } = useFormContext();
  const place = fieldPathId.path.slice(1).join('/');
  const reason = schema.type === undefined ? 'its schema names no type' : `there is no field for the type ${JSON.stringify(schema.type)}`;
  useEffect(
    () => report({ code: 'undrawable', field: String(fieldPathId.path[0]), message: `"${place || name}" is one field of JSON: ${reason}.` }),
    [report, fieldPathId, place, name, reason],
  );
  const Json = widgets.json?.component as unknown as ComponentType<WidgetProps<unknown, object>>;
  const hasFault = rawErrors !== undefined && rawErrors.length > 0;
  return (
    <Json
      id={fieldPathId.$id}
      name={name}
      value={formData}
      label={schema.title ?? name}
      schema={schema}
      options={{ rows: 3 }}
      required={required ?? false}
      disabled={disabled ?? false}
      readonly={readonly ?? false}
      rawErrors={hasFault ? rawErrors : undefined}
      describedBy={hasFault ? `${fieldPathId.$id}-fault` : undefined}
      nonce={nonce}
      onChange={(value: unknown) => onChange(value, fieldPathId.path)}
      onBlur={onBlur}
      onFocus={onFocus}
      emit={() => {}}
    />
  );
}
