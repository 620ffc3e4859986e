import type { WidgetName } from '../widgets/registry';

interface Manifest {
  name: string;
  value: Record<string, unknown> & { examples?: unknown[] };
  options: { examples?: Record<string, unknown>[] };
  messages?: Record<string, unknown>;
}

const manifests = Object.values(import.meta.glob<Manifest>('../widgets/*/*.widget.json', { eager: true, import: 'default' }));

/** What a story shows of a widget. What is left out is taken from its manifest: the examples of `value` and of `options`. */
export interface WidgetStoryProps {
  widget: WidgetName;
  value?: unknown;
  options?: Record<string, unknown>;
  schema?: Record<string, unknown>;
}

/** A widget's example, whole. `long` is the second example of its value: text, or a list, that has no room. */
export function exampleOf({ widget, value, options, schema }: WidgetStoryProps) {
  const manifest = manifests.find(({ name }) => name === widget);
  const { examples = [], ...valueSchema } = manifest?.value ?? {};
  return {
    value: value === undefined ? examples[0] : value,
    long: value === undefined ? examples[1] : undefined,
    options: options ?? manifest?.options.examples?.[0] ?? {},
    schema: schema ?? valueSchema,
    messages: manifest?.messages ?? {},
  };
}
