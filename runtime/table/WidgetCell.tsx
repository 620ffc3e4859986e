import { Suspense, useId } from 'react';
import type { WidgetProps } from '../widget-contract';
import type { RichCell } from './rich-cell';
import { own } from '../validation/own';

/** The value of a cell, shown by one of the widgets: what looks the same elsewhere is drawn by the same code. */
export function WidgetCell({ widget: name, cell, options }: { widget: string; cell: RichCell; options: Record<string, unknown> }) {
  const id = useId();
  const { widgets, nonce } = cell.screen.services;
  const widget = own(widgets, name);
  if (!widget) throw new Error(`There is no widget "${name}".`);
  const Component = widget.component as React.ComponentType<WidgetProps<unknown, object>>;
  return (
    <Suspense fallback={null}>
      <Component
        id={id}
        name={cell.column.id}
        label=""
        value={cell.value ?? undefined}
        schema={{}}
        options={options}
        required={false}
        disabled={false}
        readonly
        nonce={nonce}
        onChange={nothing}
        onBlur={nothing}
        onFocus={nothing}
        emit={nothing}
      />
    </Suspense>
  );
}

const nothing = () => {};
