import { Suspense, useId } from 'react';
import { resolveTemplate } from '../../expressions/evaluate';
import { givenOptions } from '../../expressions/given-options';
import { textOf } from '../../expressions/text';
import type { WidgetProps } from '../../widget-contract';
import type { NodeOf, NodeViewProps } from '../node-view';
import { Placeholder } from './Placeholder';
import { own } from '../../validation/own';

/** A widget outside a form: it shows a value and says what happens, by its events. `change` carries the new value. */
export function WidgetNode({ node, scope, screen, extra }: NodeViewProps<NodeOf<'widget'>>) {
  const id = useId();
  const widget = own(screen.services.widgets, node.widget);
  if (!widget) throw new Error(`There is no widget "${node.widget}".`);
  const tell = (event: string, detail: unknown) => void screen.run(node.on?.[event], { ...extra, event: detail ?? null });
  const label = textOf(node.label, scope, screen.report);
  const options = givenOptions(node.options, scope, screen.report);
  const properties: WidgetProps<unknown, object> = {
    id,
    name: node.id,
    label,
    value: offered(resolveTemplate(node.value, scope, screen.report) ?? undefined, options),
    schema: {},
    options,
    required: false,
    disabled: false,
    readonly: false,
    labelledBy: `${id}-label`,
    ...(screen.services.nonce === undefined ? {} : { nonce: screen.services.nonce }),
    onChange: (value) => tell('change', value),
    onBlur: () => undefined,
    onFocus: () => undefined,
    emit: tell,
  };
  const Component = widget.component as React.ComponentType<WidgetProps<unknown, object>>;
  return (
    <div className="field">
      {label !== '' && (widget.label === 'above' || widget.label === 'group') ? (
        <label
          className={node.hideLabel ? 'field-label visually-hidden' : 'field-label'}
          id={`${id}-label`}
          htmlFor={widget.label === 'above' ? id : undefined}
        >
          {label}
        </label>
      ) : null}
      <Suspense fallback={<Placeholder shape="text" />}>
        <Component {...properties} />
      </Suspense>
    </div>
  );
}

/**
 * The value, unless the widget has choices and none of them is it, as an id of an address may be: then nothing is chosen. A field of a form shows such a value,
 * because it may be stored and must not be lost; here nothing is stored.
 */
function offered(value: unknown, options: object): unknown {
  if (typeof value === 'object' || !('items' in options) || !Array.isArray(options.items)) return value;
  return options.items.some((item: { value?: unknown } | null) => item?.value === value) ? value : undefined;
}
