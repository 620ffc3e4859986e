import { type JSONSchema, compile } from 'json-schema-to-typescript';

/** What a `*.widget.json` says. */
export interface WidgetManifest {
  $schema?: string;
  name: string;
  description: string;
  value: Record<string, unknown>;
  options: Record<string, unknown>;
  /** The events it emits, each with the schema of its detail. */
  events?: Record<string, Record<string, unknown>>;
}

const pascalCase = (name: string) => name.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** The TypeScript of every widget's options, from the manifests: `TextOptions` for the widget `text`. */
export async function widgetTypes(manifests: WidgetManifest[]): Promise<string> {
  const sorted = [...manifests].sort((left, right) => left.name.localeCompare(right.name, 'en'));
  const types = await Promise.all(
    sorted.map(({ name, options }) =>
      compile(options as JSONSchema, `${pascalCase(name)}Options`, { bannerComment: '', format: false, ignoreMinAndMaxItems: true }),
    ),
  );
  return `// Written by codegen from widgets/*/*.widget.json. Do not edit.\n\n${types.join('\n')}`;
}
