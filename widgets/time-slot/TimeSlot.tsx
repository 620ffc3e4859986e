import { useState } from 'react';
import type { TimeSlotOptions } from '../../schemas/generated/widgets';
import { partsOfOne, translated, type WidgetProps } from '../../runtime/widget-contract';
import { partsOf, slotOf } from './slot';

/** A day and a time. While one of the two is missing there is no value, and the control of the missing one says so; while a time is typed it stays as typed. */
export default function TimeSlot(props: WidgetProps<string, TimeSlotOptions>) {
  const { id, name, value, options, required, disabled, readonly, rawErrors, describedBy, labelledBy, onChange } = props;
  const parts = partsOfOne(props);
  const [typed, setTyped] = useState<{ day: string; time: string }>();
  const { day, time } = typed ?? partsOf(value);
  const write = (next: { day: string; time: string }) => {
    setTyped(next);
    const slot = slotOf(next.day, next.time);
    if (slot !== value) onChange(slot);
  };
  const isHalf = (day === '') !== (time === '');
  /** What lacks beside the other is a fault of its own control. */
  const lacking = (own: string) => (element: HTMLInputElement | null) =>
    element?.setCustomValidity(isHalf && own === '' ? translated('Choose both a day and a time.') : '');
  const attributes = {
    className: 'field-control',
    disabled,
    readOnly: readonly,
    'aria-required': required || undefined,
    'aria-invalid': rawErrors !== undefined || undefined,
    'aria-describedby': describedBy,
  };
  return (
    <div
      className="time-slot"
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onFocus={parts.onFocus}
      onBlur={(event) => {
        // Half of a slot stays, so that it is seen what is missing.
        if (!isHalf && !event.currentTarget.contains(event.relatedTarget)) setTyped(undefined);
        parts.onBlur(event);
      }}
    >
      <input
        {...attributes}
        ref={lacking(day)}
        type="date"
        name={`${name}-day`}
        aria-label={translated('Day')}
        value={day}
        min={options.minimum}
        max={options.maximum ?? '9999-12-31'}
        onChange={(event) => write({ day: event.target.value, time })}
      />
      <input
        {...attributes}
        ref={lacking(time)}
        type="time"
        name={`${name}-time`}
        aria-label={translated('Time')}
        step={900}
        value={time}
        onChange={(event) => write({ day, time: event.target.value })}
      />
    </div>
  );
}
