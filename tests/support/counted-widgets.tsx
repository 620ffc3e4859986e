import type { ComponentType } from 'react';
import type { FormStore } from '../../runtime/form/form-store';
import { useFormContext } from '../../runtime/form/form-context';
import type { Widget, WidgetProps, WidgetRegistry } from '../../runtime/widget-contract';

/** Widgets that count how often each field is drawn, by the field's id on the page; and the store of the form that they stand in. */
export function countedWidgets(widgets: WidgetRegistry): { widgets: WidgetRegistry; draws: Map<string, number>; form: { store?: FormStore } } {
  const form: { store?: FormStore } = {};
  const draws = new Map<string, number>();
  const counted = (widget: Widget): Widget => {
    const Drawn = widget.component as unknown as ComponentType<WidgetProps<unknown, object>>;
    function Counted(properties: WidgetProps<unknown, object>) {
      form.store = useFormContext().store;
      draws.set(properties.id, (draws.get(properties.id) ?? 0) + 1);
      return <Drawn {...properties} />;
    }
    return { ...widget, component: Counted as unknown as Widget['component'] };
  };
  return { widgets: Object.fromEntries(Object.entries(widgets).map(([name, widget]) => [name, counted(widget)])), draws, form };
}
