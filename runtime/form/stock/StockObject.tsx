import { canExpand, type MultiSchemaFieldTemplateProps, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { word } from '../../words';

/** A group of values, to which properties may be added where the schema allows it. */
export function StockObject({
  fieldPathId,
  title,
  description,
  properties,
  schema,
  uiSchema,
  formData,
  disabled,
  readonly,
  onAddProperty,
}: ObjectFieldTemplateProps) {
  const isOnlyAlternatives = (schema.oneOf !== undefined || schema.anyOf !== undefined) && schema.properties === undefined && properties.length === 0;
  if (isOnlyAlternatives) return null;
  return (
    <fieldset className="stock-object" id={fieldPathId.$id}>
      {title && <legend className="field-label">{title}</legend>}
      {description && <p className="field-help">{description}</p>}
      <div className="stock-fields">{properties.map((property) => property.content)}</div>
      {canExpand(schema, uiSchema, formData) && (
        <button
          type="button"
          className="field-tool"
          aria-label={title ? word('addPropertyTo', { name: title }) : undefined}
          disabled={disabled || readonly}
          onClick={onAddProperty}
        >
          {word('addProperty')}
        </button>
      )}
    </fieldset>
  );
}

/** One of several forms that a value may have: the choice, then the fields of the chosen one. */
export const StockAlternatives = ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
  <div className="stock-alternatives">
    {selector}
    {optionSchemaField}
  </div>
);
