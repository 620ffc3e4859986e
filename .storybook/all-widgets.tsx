import type { ComponentType } from 'react';
import { packageWidgets } from '../schemas/generated/widget-packages';
import { widgets as ownWidgets } from '../widgets/registry';
import type { Widget, WidgetProps, WidgetRegistry } from '../runtime/widget-contract';
import { said } from './said';

/** The product's widgets, and those of the packages that its settings name. */
export const plainWidgets: WidgetRegistry = { ...packageWidgets, ...ownWidgets };

/** A widget that tells what is done with it: each change, focus, blur and event, with the name of its field. */
function told(widget: Widget): Widget {
  const Plain = widget.component as ComponentType<WidgetProps<unknown, object>>;
  const Told = (props: WidgetProps<unknown, object>) => {
    const { name, onChange, onFocus, onBlur, emit } = props;
    return (
      <Plain
        {...props}
        onChange={(value) => {
          said.tell('change', { field: name, value });
          onChange(value);
        }}
        onFocus={(id, value) => {
          said.tell('focus', { field: name, value });
          onFocus(id, value);
        }}
        onBlur={(id, value) => {
          said.tell('blur', { field: name, value });
          onBlur(id, value);
        }}
        emit={(event, detail) => {
          said.tell(event, { field: name, detail });
          emit(event, detail);
        }}
      />
    );
  };
  return { ...widget, component: Told as unknown as Widget['component'] };
}

/** The same, as stories draw them. */
export const allWidgets: WidgetRegistry = Object.fromEntries(Object.entries(plainWidgets).map(([name, widget]) => [name, told(widget)]));
