import type { WidgetProps } from '../../runtime/widget-contract';
import './hidden.css';

/** A value that nobody sees: it is kept in the page, and takes no room. */
export function Hidden({ id, name, value }: WidgetProps<string | number | boolean>) {
  return <input type="hidden" id={id} name={name} value={typeof value === 'object' || value === undefined ? '' : String(value)} />;
}
