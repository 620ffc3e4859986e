import { type ComponentType, createElement, lazy } from 'react';
import type { SchemaPreviewOptions } from '../../schemas/generated/widgets';
import type { Widget, WidgetProps } from '../../runtime/widget-contract';

/** Draws the form of a schema: the page hands it in, since a widget knows no forms. */
export type FormOfSchema = ComponentType<{
  schema: Record<string, unknown>;
  data?: unknown;
  onChange: (state: { data: unknown; faults: string[]; undrawn: string[] }) => void;
}>;

/** What the preview needs of the page around it. */
export interface PreviewPage {
  /** The hash of the page's address. */
  hash(): string;
  /** Another address was gone to within the page; answers what ends the listening. */
  onHash(listener: () => void): () => void;
  /** Puts a hash into the address, and answers the whole address. */
  setHash(hash: string): string;
  /** Whether it could be copied. */
  copy(text: string): Promise<boolean>;
  save(name: string, content: string): void;
}

/** Made in main.tsx, which knows the forms, the widgets and the page. Loaded where it is used. */
export const schemaPreview = (form: FormOfSchema, page: PreviewPage) =>
  ({
    component: lazy(async () => {
      const { SchemaPreview } = await import('./SchemaPreview');
      return { default: (props: WidgetProps<string, SchemaPreviewOptions>) => createElement(SchemaPreview, { ...props, form, page }) };
    }),
    label: 'none',
  }) satisfies Widget;
