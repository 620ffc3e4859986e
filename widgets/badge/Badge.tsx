import type { BadgeOptions } from '../../schemas/generated/widgets';
import type { WidgetProps } from '../../runtime/widget-contract';
import { badgeText } from './badge-text';
import './badge.css';

/** A number or a word that stands out. */
export function Badge({ value, options }: WidgetProps<number | string, BadgeOptions>) {
  const text = badgeText(value, options.maximum);
  if (text === undefined) return null;
  return (
    <span className={`badge badge-${options.tone ?? 'neutral'}`}>
      {text}
      {options.meaning !== undefined && <span className="visually-hidden"> {options.meaning}</span>}
    </span>
  );
}
