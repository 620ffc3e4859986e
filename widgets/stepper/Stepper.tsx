import type { StepperOptions } from '../../schemas/generated/widgets';
import { translated, type WidgetProps } from '../../runtime/widget-contract';
import { stepsAt, type Step } from './steps';
import './stepper.css';

const spoken = { done: 'Done: ', current: 'Current: ', coming: '' };

/** Steps in their order. Those that may be gone to are buttons. */
export default function Stepper({ value, label, options, disabled, readonly, onChange }: WidgetProps<string, StepperOptions>) {
  return (
    <ol className={options.upright ? 'stepper stepper-upright' : 'stepper'} aria-label={label === '' ? translated('Steps') : label}>
      {stepsAt(value, options).map((step, index) => (
        <li className={`step step-${step.state}`} key={step.id} aria-current={step.state === 'current' ? 'step' : undefined}>
          {step.isOpen ? (
            <button type="button" className="step-face" disabled={disabled || readonly} onClick={() => onChange(step.id)}>
              <Face step={step} number={index + 1} />
            </button>
          ) : (
            <span className="step-face">
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
      <span className="visually-hidden">{spoken[step.state]}</span>
      {step.text}
    </span>
  </>
);
