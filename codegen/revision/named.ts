import type { Bundle } from '../../runtime/definitions/compiled';
import { type Kind, kinds } from '../../runtime/definitions/kinds';
import type { StateNode } from '../../runtime/definitions/shapes/flow';
import { own } from '../../runtime/validation/own';

/** The names of other definitions that something uses, by the keys of a bundle. */
type Named = Record<keyof Bundle, Set<string>>;

const rows = Object.entries<Kind>(kinds).flatMap(([kind, { bundle }]): [string, keyof Bundle][] => (bundle === undefined ? [] : [[kind, bundle]]));

/** Everything that a bundle holds. */
export const bundleKeys: readonly (keyof Bundle)[] = [...rows.map(([, key]) => key), 'operations'];

/** A set for each key of a bundle, all empty. */
export const nothingNamed = (): Named => Object.fromEntries(bundleKeys.map((key) => [key, new Set()])) as Named;

/** Under which key a definition names another, wherever the key stands. A name that means something else finds nothing, and does no harm. */
const keys: Record<string, keyof Named> = {
  ...Object.fromEntries(rows),
  openDialog: 'dialogs',
  call: 'operations',
  download: 'operations',
  upload: 'operations',
  session: 'operations',
};

const known = new WeakMap<object, Named>();

/** What a definition names. */
export function namedIn(definition: object): Named {
  const found = known.get(definition) ?? nothingNamed();
  if (!known.has(definition)) collect(definition, found);
  known.set(definition, found);
  return found;
}

function collect(value: unknown, found: Named): void {
  if (Array.isArray(value)) return value.forEach((item) => collect(item, found));
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value as StateNode & Record<string, unknown>)) {
    const kind = own(keys, key);
    if (kind !== undefined && typeof part === 'string') found[kind].add(part);
    else collect(part, found);
  }
}
