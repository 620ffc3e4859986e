import { ADDITIONAL_PROPERTY_FLAG, type FieldTemplateProps } from '@rjsf/utils';
import { word } from '../../words';
import { translated } from '../../format/language';

/** The frame of a field within @rjsf's arrays and objects: like ours, and with the name of an added property. */
export function StockFieldTemplate({
  id,
  label,
  required,
  disabled,
  readonly,
  displayLabel,
  rawDescription,
  rawErrors,
  hidden,
  schema,
  children,
  onKeyRenameBlur,
  onRemoveProperty,
}: FieldTemplateProps) {
  if (hidden) return <div hidden>{children}</div>;
  const isAdded = ADDITIONAL_PROPERTY_FLAG in schema;
  const isPart = schema.type === 'object' || (schema.type === 'array' && !displayLabel);
  const content = (
    <>
      {displayLabel && (
        <label className="field-label" id={`${id}-label`} htmlFor={id}>
          {label}
          {required && (
            <span className="field-required" aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
      )}
      {children}
      {!isPart && rawDescription !== undefined && rawDescription !== '' && (
        <p className="field-help" id={`${id}-help`}>
          {rawDescription}
        </p>
      )}
      {rawErrors?.map((message, index) => (
        <p className="field-fault" key={message} id={index === 0 ? `${id}-fault` : undefined}>
          {message}
        </p>
      ))}
    </>
  );
  if (!isAdded) return <div className="field">{content}</div>;
  return (
    <div className="field stock-added">
      <div className="stock-key">
        <input
          className="field-control"
          aria-label={translated('Name of {name}', { name: label })}
          defaultValue={label}
          disabled={disabled || readonly}
          onBlur={onKeyRenameBlur}
        />
        <button type="button" className="field-tool" aria-label={word('removeOf', { name: label })} disabled={disabled || readonly} onClick={onRemoveProperty}>
          {word('remove')}
        </button>
      </div>
      {content}
    </div>
  );
}
