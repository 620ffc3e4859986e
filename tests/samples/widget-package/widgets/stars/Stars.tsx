import { partsOfOne, type WidgetProps } from 'wellspring/widget-contract';

/** Stars in a row. They are radio buttons and have their keys. */
export function Stars(props: WidgetProps<number, { count?: number }>) {
  const { id, name, value, options, required, disabled, readonly, rawErrors, describedBy, labelledBy, onChange } = props;
  return (
    <div
      id={id}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={required || undefined}
      aria-readonly={readonly || undefined}
      aria-invalid={rawErrors !== undefined || undefined}
      {...partsOfOne(props)}
    >
      {Array.from({ length: options.count ?? 5 }, (_, index) => index + 1).map((star) => (
        <label className="field-box" key={star}>
          <input className="field-radio" type="radio" name={name} checked={star === value} disabled={disabled} onChange={() => readonly || onChange(star)} />
          <span>{'★'.repeat(star)}</span>
        </label>
      ))}
    </div>
  );
}
