import { useRef } from 'react';
import type { SpinnerOptions } from '../../schemas/generated/widgets';
import { translated, usePageLoading, type WidgetProps } from '../../runtime/widget-contract';
import './spinner.css';

/** Something is being loaded: a turning ring and its words. The region stands there before the words do, so that they are read out. */
export function Spinner({ value, options }: WidgetProps<boolean, SpinnerOptions>) {
  const text = options.text ?? translated('Loading...');
  const region = useRef<HTMLSpanElement>(null);
  usePageLoading(region, value !== false);
  return (
    <span className="loading" role="status" ref={region}>
      {value !== false && (
        <>
          <span className="loading-ring" aria-hidden="true" />
          <span className={options.hidesText === true ? 'visually-hidden' : undefined}>{text}</span>
        </>
      )}
    </span>
  );
}
