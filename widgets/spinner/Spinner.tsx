import type { SpinnerOptions } from '../../schemas/generated/widgets';
import { translated, type WidgetProps } from '../../runtime/widget-contract';
import './spinner.css';

/** Something is being loaded: a turning ring and its words. The region stands there before the words do, so that they are read out. */
export function Spinner({ value, options }: WidgetProps<boolean, SpinnerOptions>) {
  const text = options.text ?? translated('Loading...');
  return (
    <span className="loading" role="status">
      {value !== false && (
        <>
          <span className="loading-ring" aria-hidden="true" />
          <span className={options.hidesText === true ? 'visually-hidden' : undefined}>{text}</span>
        </>
      )}
    </span>
  );
}
