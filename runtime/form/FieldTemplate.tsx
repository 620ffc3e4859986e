import type { FieldTemplateProps } from '@rjsf/utils';
import type { Widget } from '../widget-contract';

/** Label above, control, help, messages: the frame of every field. */
export function FieldTemplate({ id, label, required, rawHelp, rawErrors, hidden, uiSchema, children }: FieldTemplateProps) {
  if (hidden) return <div hidden>{children}</div>;
  const place = uiSchema?.['ui:labelPlace'] as Widget['label'] | undefined;
  const mark = required && (
    <span className="field-required" aria-hidden="true">
      {' *'}
    </span>
  );
  return (
    <>
      {place === 'above' && (
        <label className="field-label" id={`${id}-label`} htmlFor={id}>
          {label}
          {mark}
        </label>
      )}
      {place === 'group' && (
        <span className="field-label" id={`${id}-label`}>
          {label}
          {mark}
        </span>
      )}
      {children}
      {rawHelp !== undefined && rawHelp !== '' && (
        <p className="field-help" id={`${id}-help`}>
          {rawHelp}
        </p>
      )}
      {rawErrors?.map((message) => (
        <p className="field-fault" key={message} id={message === rawErrors[0] ? `${id}-fault` : undefined}>
          {message}
        </p>
      ))}
    </>
  );
}
