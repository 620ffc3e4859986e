import { manifests } from './manifests';

/** What a story shows of a widget. What is left out is taken from its manifest: the examples of `value` and of `options`. */
export interface WidgetStoryProps {
  /** Its name: one of the product's, or of a package. */
  widget: string;
  value?: unknown;
  options?: Record<string, unknown>;
  schema?: Record<string, unknown>;
}

/** A widget's example, whole. `long` is the second example of its value: text, or a list, that has no room. */
export function exampleOf({ widget, value, options, schema }: WidgetStoryProps) {
  const manifest = manifests[widget];
  const { examples = [], ...valueSchema } = manifest?.value ?? {};
  return {
    value: value === undefined ? examples[0] : value,
    long: value === undefined ? examples[1] : undefined,
    options: options ?? manifest?.options?.examples?.[0] ?? {},
    schema: schema ?? valueSchema,
    messages: manifest?.messages ?? {},
  };
}
