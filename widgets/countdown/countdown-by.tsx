import { useEffect, useRef, useState } from 'react';
import type { CountdownOptions } from '../../schemas/generated/widgets';
import { translated, type WidgetProps } from '../../runtime/widget-contract';
import type { Clock } from './clock';
import { isAnnounced, secondsLeft, writeTimeLeft } from './time-left';

/** The countdown widget, on a clock. A new value starts it anew; it says `done` once, when no second is left. */
export const countdownBy = (clock: Clock) =>
  function Countdown({ value, label, options, emit }: WidgetProps<number, CountdownOptions>) {
    const isTime = typeof value === 'number' && Number.isFinite(value) && value >= 0;
    const [left, setLeft] = useState(isTime ? Math.ceil(value) : 0);
    const latest = useRef(emit);
    latest.current = emit;

    useEffect(() => {
      if (!isTime) return;
      const end = clock.now() + value * 1000;
      let stop = () => {};
      const look = (): void => {
        const seconds = secondsLeft(end, clock.now());
        setLeft(seconds);
        if (seconds > 0) return;
        stop();
        latest.current('done', null);
      };
      // More often than each second: a second that is late would show two steps at once.
      stop = clock.every(250, look);
      if (value === 0) look();
      else setLeft(Math.ceil(value));
      return () => stop();
    }, [isTime, value]);

    if (!isTime) return null;
    const text = writeTimeLeft(left, options.as);
    return (
      <span className="countdown">
        <span role="timer" aria-label={label === '' ? undefined : label}>
          {options.text === undefined ? '' : `${options.text} `}
          <span className="countdown-time">{text}</span>
        </span>
        <span className="visually-hidden" aria-live="polite">
          {!isAnnounced(left) ? '' : left === 1 ? translated('1 second left') : translated('{n} seconds left', { n: left })}
        </span>
      </span>
    );
  };
