import manifestsOfPackages from '../schemas/generated/widget-packages.json';
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
  value: Property & Record<string, unknown> & { examples?: unknown[] };
  options?: { properties?: Record<string, Property>; required?: string[]; examples?: Record<string, unknown>[] };
  events?: Record<string, Property>;
  messages?: Record<string, unknown>;
  keys?: WidgetKey[];
  status?: 'new' | 'deprecated';
  instead?: string;
  changes?: { date: string; what: string }[];
}

const own = import.meta.glob<Manifest>('../widgets/*/*.widget.json', { eager: true, import: 'default' });

/** The manifests of all widgets by name, those that packages bring too. */
export const manifests: Record<string, Manifest> = Object.fromEntries(
  [...(manifestsOfPackages as unknown as Manifest[]), ...Object.values(own)].map((manifest) => [manifest.name, manifest]),
);

/** The manifest of the widget whose stories have this title; nothing for stories of anything else. */
export function manifestOf(title: string): Manifest | undefined {
  const name = /^widgets\/(.+)$/.exec(title)?.[1];
  return name === undefined ? undefined : manifests[name];
}
