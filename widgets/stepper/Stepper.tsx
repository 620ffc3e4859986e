import { useRef } from 'react';
import type { StepperOptions } from '../../schemas/generated/widgets';
import { partsOfOne, translated, type WidgetProps } from '../../runtime/widget-contract';
import { stepsAt, type Step } from './steps';
import './stepper.css';

/** What screen readers say before the name of a step. */
const spokenOf = (state: Step['state']): string =>
  state === 'done' ? `${translated('Done')}: ` : state === 'current' ? `${translated('Current step')}: ` : '';

/** Steps in their order. Those that may be gone to are buttons. */
export default function Stepper(props: WidgetProps<string, StepperOptions>) {
  const { value, label, options, disabled, readonly, onChange } = props;
  const pressed = useRef<string>(undefined);
  // The pressed button becomes the current step, which is none: the focus stays with it.
  const keepFocus = (step: Step) => (element: HTMLElement | null) => {
    if (element === null || pressed.current !== step.id) return;
    pressed.current = undefined;
    element.focus();
  };
  return (
    <ol className={options.upright ? 'stepper stepper-upright' : 'stepper'} aria-label={label === '' ? translated('Steps') : label} {...partsOfOne(props)}>
      {stepsAt(value, options).map((step, index) => (
        <li className={`step step-${step.state}`} key={step.id} aria-current={step.state === 'current' ? 'step' : undefined}>
          {step.isOpen ? (
            <button
              type="button"
              className="step-face"
              disabled={disabled}
              aria-disabled={readonly || undefined}
              onClick={() => {
                if (readonly) return;
                pressed.current = step.id;
                onChange(step.id);
              }}
            >
              <Face step={step} number={index + 1} />
            </button>
          ) : (
            <span className="step-face" tabIndex={-1} ref={step.state === 'current' ? keepFocus(step) : undefined}>
              <Face step={step} number={index + 1} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

const Face = ({ step, number }: { step: Step; number: number }) => (
  <>
    <span className="step-number" aria-hidden="true">
      {step.state === 'done' ? (
        <svg viewBox="0 0 16 16" width="16" height="16">
          <path d="m3 8 4 4 6-8" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      ) : (
        number
      )}
    </span>
    <span>
      <span className="visually-hidden">{spokenOf(step.state)}</span>
      {step.text}
    </span>
  </>
);
