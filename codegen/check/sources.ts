import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Sources } from '../../runtime/definitions/shapes/settings';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Path } from '../document';
import type { Check } from './check';

type SourceKind = keyof Sources;

const isOf = (source: string, { origin, host }: URL): boolean =>
  source.startsWith('https://*.') ? origin.startsWith('https://') && host.endsWith(source.slice('https://*'.length)) : source === origin;

/** Checks the addresses in a value, or in the texts of an expression: what stands elsewhere must be a source that the application allows. */
export function checkAddress(check: Check, path: Path, kind: SourceKind, value: unknown): void {
  const addresses = isExpression(value)
    ? [...value.$.matchAll(/['"](https?:\/\/[^'"]+)['"]/g)].map(([, address]) => address ?? '')
    : typeof value === 'string' && /^https?:\/\//.test(value)
      ? [value]
      : [];
  for (const address of addresses) {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const allowed = check.query('sources', kind);
    if (url === undefined || allowed.some((source) => isOf(source, url))) continue;
    const known = allowed.length === 0 ? 'it allows none yet' : `it allows ${allowed.join(', ')}`;
    check.report(
      'foreign-source',
      path,
      `"${url.origin}" is no source of ${kind}: browsers would refuse it. Name it in "sources.${kind}" of the application's settings (${known}), or keep the file on this site.`,
    );
  }
}

/** Checks the addresses among the values of a widget, which says by `x-source` in its schemas what it loads from where. */
export function checkAddresses(check: Check, path: Path, schema: JsonSchema | undefined, value: unknown): void {
  const kind = schema?.['x-source'] as SourceKind | undefined;
  if (kind !== undefined) checkAddress(check, path, kind, value);
  if (typeof value !== 'object' || value === null || isExpression(value)) return;
  const { properties, items } = (schema ?? {}) as { properties?: Record<string, JsonSchema>; items?: JsonSchema };
  for (const [name, part] of Object.entries(value))
    checkAddresses(check, [...path, Array.isArray(value) ? Number(name) : name], Array.isArray(value) ? items : properties?.[name], part);
}
