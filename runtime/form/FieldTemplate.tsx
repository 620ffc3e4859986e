import type { FieldTemplateProps } from '@rjsf/utils';
import type { Widget } from '../widget-contract';
import { HelpSign } from './HelpSign';
import { OfferButton, type Offer } from './OfferButton';

/** Label above, control, help, messages: the frame of every field. */
export function FieldTemplate({ id, label, required, rawHelp, rawErrors, hidden, readonly, uiSchema, children }: FieldTemplateProps) {
  if (hidden) return <div hidden>{children}</div>;
  const place = uiSchema?.['ui:labelPlace'] as Widget['label'] | undefined;
  const offer = uiSchema?.['ui:offer'] as Offer | undefined;
  const help = rawHelp === undefined || rawHelp === '' ? undefined : rawHelp;
  const tooltip = help !== undefined && uiSchema?.['ui:helpAs'] === 'tooltip' && <HelpSign help={help} helpId={`${id}-help`} about={label} />;
  // What nobody can change asks for nothing.
  const mark = required && readonly !== true && (
    <span className="field-required" aria-hidden="true">
      {' *'}
    </span>
  );
  const name =
    place === 'above' ? (
      <label className="field-label" id={`${id}-label`} htmlFor={id}>
        {label}
        {mark}
      </label>
    ) : place === 'group' ? (
      <span className="field-label" id={`${id}-label`}>
        {label}
        {mark}
      </span>
    ) : null;
  return (
    <>
      {tooltip ? (
        <div className="field-heading">
          {name}
          {tooltip}
        </div>
      ) : (
        name
      )}
      {children}
      {offer !== undefined && <OfferButton offer={offer} control={id} about={label} />}
      {help !== undefined && tooltip === false && (
        <p className="field-help" id={`${id}-help`}>
          {help}
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
