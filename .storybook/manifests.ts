import type { WidgetKey } from './widget-facts';

/** A schema of a manifest, as far as stories show it. */
export interface Property {
  type?: string | string[];
  enum?: unknown[];
  description?: string;
}

/** What a widget says of itself. */
export interface Manifest {
  name: string;
  description: string;
  value: Property;
  options?: { properties?: Record<string, Property>; required?: string[] };
  events?: Record<string, Property>;
  keys?: WidgetKey[];
  status?: 'new' | 'deprecated';
  instead?: string;
  changes?: { date: string; what: string }[];
}

const manifests = import.meta.glob<Manifest>('../widgets/*/*.widget.json', { eager: true, import: 'default' });

/** The manifest of the widget whose stories have this title; nothing for stories of anything else. */
export function manifestOf(title: string): Manifest | undefined {
  const name = /^widgets\/(.+)$/.exec(title)?.[1];
  return name === undefined ? undefined : manifests[`../widgets/${name}/${name}.widget.json`];
}
