import { type ComponentType, createElement, lazy } from 'react';
import type { SchemaPreviewOptions } from '../../schemas/generated/widgets';
import type { Widget, WidgetProps } from '../../runtime/widget-contract';

/** Draws the form of a schema: the page hands it in, since a widget knows no forms. */
export type FormOfSchema = ComponentType<{
  schema: Record<string, unknown>;
  data?: unknown;
  onChange: (state: { data: unknown; faults: string[]; undrawn: string[] }) => void;
}>;

/** Made in main.tsx, which knows the forms and the widgets. Loaded where it is used. */
export const schemaPreview = (form: FormOfSchema) =>
  ({
    component: lazy(async () => {
      const { SchemaPreview } = await import('./SchemaPreview');
      return { default: (props: WidgetProps<string, SchemaPreviewOptions>) => createElement(SchemaPreview, { ...props, form }) };
    }),
    label: 'none',
  }) satisfies Widget;
