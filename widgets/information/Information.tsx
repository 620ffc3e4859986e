import { isBlankText, type WidgetProps } from '../../runtime/widget-contract';
import './information.css';

/** A text to read among the fields. */
export function Information({ value, label }: WidgetProps<string>) {
  return <p className="information">{typeof value === 'string' && !isBlankText(value) ? value : label}</p>;
}
