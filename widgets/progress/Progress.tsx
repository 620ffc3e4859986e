import type { ProgressOptions } from '../../schemas/generated/widgets';
import type { WidgetProps } from '../../runtime/widget-contract';
import { shareOf } from './share';
import './progress.css';

/** How far something is. The bar is the browser's own: screen readers and forced colours know it. */
export function Progress({ id, value, label, options }: WidgetProps<number, ProgressOptions>) {
  const share = shareOf(value, options.maximum);
  return (
    <span className="progress">
      <progress className="progress-bar" id={id} aria-label={label === '' ? 'Progress' : label} max={1} value={share} />
      {options.showsShare === true && share !== undefined && <span className="progress-share">{Math.round(share * 100)} %</span>}
    </span>
  );
}
