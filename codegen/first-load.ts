import { join } from 'node:path';
import type { Plugin } from 'vite';

const replacement = join(import.meta.dirname, '../runtime/form/no-ui-definitions.ts');

/**
 * Takes what resolves references of schemas, and the parser of addresses that it brings (8 kB compressed), out of every first load: @rjsf's `resolveUiSchema`
 * uses it for `ui:definitions` alone, which no form here has. Forms of any schema load it with their own parts.
 */
export function withoutUiDefinitions(): Plugin {
  return {
    name: 'wellspring-without-ui-definitions',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './findSchemaDefinition.js' && importer?.replaceAll('\\', '/').endsWith('/@rjsf/utils/lib/resolveUiSchema.js') ? replacement : undefined,
  };
}
