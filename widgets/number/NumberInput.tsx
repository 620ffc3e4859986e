import type { NumberOptions } from '../../schemas/generated/widgets';
import { isShownAs, shownLimit, shownNumber, storedNumber, type ShownUnit, type WidgetProps } from '../../runtime/widget-contract';
import { NumberInParts } from './NumberInParts';
import { TypedNumber } from './TypedNumber';

/** A number. With the option `unit` the value is in the stored unit, and people type and read it in another one. */
export function NumberInput(props: WidgetProps<number, NumberOptions>) {
  const { unit, ...options } = props.options;
  if (unit === undefined) return <TypedNumber {...props} options={options} />;
  if (unit.whole !== undefined) return <NumberInParts {...props} unit={unit} />;
  const { value, schema, onChange } = props;
  return (
    <TypedNumber
      {...props}
      value={typeof value === 'number' ? shownNumber(value, unit) : undefined}
      schema={schemaIn(schema, unit)}
      options={{ ...options, suffix: unit.short }}
      isShownAs={(typed, shown) => isShownAs(typed, shown, unit)}
      onChange={(number) => onChange(number === undefined ? undefined : storedNumber(number, unit))}
      onBlur={(id) => props.onBlur(id, value)}
      onFocus={(id) => props.onFocus(id, value)}
    />
  );
}

/** The schema with its limits in the unit. */
function schemaIn({ minimum, maximum, multipleOf: _steps, ...schema }: Record<string, unknown>, unit: ShownUnit): Record<string, unknown> {
  return {
    ...schema,
    ...(typeof minimum === 'number' && { minimum: shownLimit(minimum, unit, 'minimum') }),
    ...(typeof maximum === 'number' && { maximum: shownLimit(maximum, unit, 'maximum') }),
  };
}
