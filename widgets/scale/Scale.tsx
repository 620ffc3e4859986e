import type { ScaleOptions } from '../../schemas/generated/widgets';
import type { WidgetProps } from '../../runtime/widget-contract';
import { ChoiceGroup } from '../choices/ChoiceGroup';
import { NumberInput } from '../number/NumberInput';
import { stepsOf } from './steps';
import './scale.css';

/** A number of a scale, on a row of buttons. They are radio buttons and have their keys. */
export function Scale(props: WidgetProps<number, ScaleOptions>) {
  const { id, name, value, schema, options, disabled, readonly, onChange } = props;
  const { minimumText, maximumText } = options;
  const steps = stepsOf(schema);
  if (steps === undefined) return <NumberInput {...props} options={{}} />;
  const ends = [
    ...(minimumText === undefined ? [] : [{ index: 0, text: minimumText }]),
    ...(maximumText === undefined ? [] : [{ index: steps.length - 1, text: maximumText }]),
  ];
  return (
    <div className="scale" style={{ '--scale-steps': steps.length, '--scale-half': Math.ceil(steps.length / 2) } as React.CSSProperties}>
      <ChoiceGroup field={props} role="radiogroup" className="scale-steps">
        {steps.map((step, index) => (
          <label className="toggle-item" key={step}>
            <input
              type="radio"
              name={name}
              checked={step === value}
              disabled={disabled || readonly}
              aria-describedby={ends.some((end) => end.index === index) ? `${id}-end-${index}` : undefined}
              onChange={() => onChange(step)}
            />
            <span>{step}</span>
          </label>
        ))}
      </ChoiceGroup>
      {ends.length > 0 && (
        <div className="scale-ends">
          {ends.map(({ index, text }) => (
            <span className={index === 0 ? undefined : 'scale-last'} key={index} id={`${id}-end-${index}`}>
              {text}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
