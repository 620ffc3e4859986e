import type { ProgressOptions } from '../../schemas/generated/widgets';
import { translated, type WidgetProps } from '../../runtime/widget-contract';
import { shareOf, writtenOf } from './share';
import './progress.css';

/** How far something is. The bar is the browser's own: screen readers and forced colours know it. */
export function Progress({ id, value, label, options }: WidgetProps<number, ProgressOptions>) {
  const share = shareOf(value, options.maximum);
  const written = writtenOf(value, share, options);
  const isRing = options.look === 'ring';
  const name = label === '' ? translated('Progress') : label;
  if (share === undefined && options.emptyText !== undefined)
    return <span className={isRing ? 'progress-ring progress-none' : 'progress-none'}>{options.emptyText}</span>;
  return (
    <span className={`${isRing ? 'progress-ring' : 'progress'}${options.tone === undefined ? '' : ` progress-${options.tone}`}`}>
      <progress
        className={isRing ? 'visually-hidden' : 'progress-bar'}
        id={id}
        aria-label={name}
        aria-valuetext={options.showsValue === true ? written : undefined}
        max={1}
        value={share}
      />
      {isRing && <Ring share={share ?? 0} />}
      {written !== undefined && (
        <span className="progress-written" aria-hidden={isRing || undefined}>
          {written}
        </span>
      )}
    </span>
  );
}

/** Its length is 100, so that a share of it is a number of per cent. */
const Ring = ({ share }: { share: number }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <circle className="progress-track" cx="20" cy="20" r="17" pathLength="100" />
    {share > 0 && (
      <circle className="progress-part" cx="20" cy="20" r="17" pathLength="100" strokeDasharray={`${share * 100} 100`} transform="rotate(-90 20 20)" />
    )}
  </svg>
);
