import { useRef } from 'react';
import type { ScaleOptions } from '../../schemas/generated/widgets';
import { partsOfOne, translated, type WidgetProps } from '../../runtime/widget-contract';
import { ChoiceGroup } from '../choices/ChoiceGroup';
import { NumberInput } from '../number/NumberInput';
import { stepsOf } from './steps';
import './scale.css';

const nothing = () => {};

/** A number of a scale, on a row of buttons. They are radio buttons and have their keys. */
export function Scale(props: WidgetProps<number, ScaleOptions>) {
  const { id, name, value, label, schema, options, required, disabled, readonly, onChange } = props;
  const group = useRef<HTMLDivElement>(null);
  const { minimumText, maximumText } = options;
  const steps = stepsOf(schema);
  if (steps === undefined) return <NumberInput {...props} options={{}} />;
  const ends = [
    ...(minimumText === undefined ? [] : [{ index: 0, text: minimumText }]),
    ...(maximumText === undefined ? [] : [{ index: steps.length - 1, text: maximumText }]),
  ];
  return (
    <div
      className="scale"
      {...partsOfOne(props)}
      ref={group}
      style={{ '--scale-steps': steps.length, '--scale-half': Math.ceil(steps.length / 2) } as React.CSSProperties}
    >
      <ChoiceGroup field={{ ...props, onBlur: nothing, onFocus: nothing }} role="radiogroup" className="scale-steps">
        {steps.map((step, index) => (
          <label className="toggle-item" key={step}>
            <input
              type="radio"
              name={name}
              checked={step === value}
              disabled={disabled}
              aria-describedby={ends.some((end) => end.index === index) ? `${id}-end-${index}` : undefined}
              onChange={() => readonly || onChange(step)}
            />
            <span>{step}</span>
          </label>
        ))}
      </ChoiceGroup>
      <div className="scale-ends">
        {ends.map(({ index, text }) => (
          <span className={index === 0 ? undefined : 'scale-last'} key={index} id={`${id}-end-${index}`}>
            {text}
          </span>
        ))}
        {!required && !disabled && !readonly && (
          <button
            type="button"
            className="field-tool scale-clear"
            // It keeps its room: nothing moves when it comes.
            data-away={value === undefined ? '' : undefined}
            aria-label={translated('Clear {name}', { name: label })}
            onClick={() => {
              onChange(undefined);
              // The pressed button goes, and would take the focus with it.
              group.current?.querySelector('input')?.focus();
            }}
          >
            {translated('Clear')}
          </button>
        )}
      </div>
    </div>
  );
}
