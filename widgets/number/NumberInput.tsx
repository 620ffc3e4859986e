import type { NumberOptions } from '../../schemas/generated/widgets';
import { controlProps, type WidgetProps } from '../../runtime/widget-contract';

const limit = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** A number, typed. What is not yet a number (a lone minus) stays in the control and is no value. */
export function NumberInput(props: WidgetProps<number, NumberOptions>) {
  const { id, value, schema, options, placeholder, describedBy, labelledBy, onChange } = props;
  const control = (
    <input
      {...controlProps(props)}
      aria-labelledby={labelledBy}
      aria-describedby={options.suffix === undefined ? describedBy : `${describedBy ?? ''} ${id}-suffix`.trim()}
      className="field-control"
      type="number"
      inputMode={schema.type === 'integer' ? 'numeric' : 'decimal'}
      value={value ?? ''}
      placeholder={placeholder}
      min={limit(schema.minimum)}
      max={limit(schema.maximum)}
      step={options.step ?? limit(schema.multipleOf) ?? (schema.type === 'integer' ? 1 : 'any')}
      onChange={({ target }) => {
        // A number's control does not know maxlength.
        if (options.maxLength !== undefined && target.value.length > options.maxLength) target.value = target.value.slice(0, options.maxLength);
        onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber);
      }}
      // A wheel over a focused number would change it unseen while the page is scrolled.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
  if (options.prefix === undefined && options.suffix === undefined) return control;
  return (
    <span className="field-affixes">
      {options.prefix !== undefined && <span className="field-affix">{options.prefix}</span>}
      {control}
      {options.suffix !== undefined && (
        <span className="field-affix" id={`${id}-suffix`}>
          {options.suffix}
        </span>
      )}
    </span>
  );
}
