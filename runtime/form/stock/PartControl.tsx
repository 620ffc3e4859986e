import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { ErrorSchema, FieldPathId, RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { useFormContext } from '../form-context';
import { widgetRegistry, widgetUi } from '../rjsf-registry';
import type { DrawnProps } from './part-props';

interface PartControlProps extends Pick<DrawnProps, 'drawing' | 'place' | 'label'> {
  /** The id of the control. */
  id: string;
  /** The name of the widget. */
  widget: string;
  help?: string | undefined;
  /** Of the same options, always the same object: the control is drawn anew with another one. */
  options: object;
  schema: RJSFSchema;
  value: unknown;
  messages?: ErrorSchema | undefined;
  isRequired?: boolean;
  isDisabled: boolean;
  isReadOnly?: boolean;
  onChange: (value: unknown) => void;
}

const nothingToDo = () => {};

/** One control of a part, drawn by one of our widgets as the fields of a form are: by @rjsf's SchemaField. */
export function PartControl(props: PartControlProps) {
  const { drawing, place, label, id, help, options, schema, value, messages, isRequired, isDisabled, isReadOnly, onChange } = props;
  const widget = useFormContext().widgets[props.widget];
  const fieldPathId = useMemo((): FieldPathId => ({ $id: id, path: [drawing.field] }), [id, drawing.field]);
  const uiSchema = useMemo(() => widgetUi(widget, { label, help, options }), [widget, label, help, options]);
  if (widget === undefined) return null;
  return (
    <div className="field">
      <SchemaField
        name={place.name}
        schema={schema}
        uiSchema={uiSchema}
        formData={value}
        errorSchema={messages}
        fieldPathId={fieldPathId}
        required={isRequired ?? false}
        disabled={isDisabled}
        readonly={isReadOnly ?? false}
        registry={widgetRegistry(drawing.root)}
        onChange={onChange}
        onBlur={drawing.touch}
        onFocus={nothingToDo}
      />
    </div>
  );
}
