import type { StateNode } from '../../runtime/definitions/shapes/flow';

/** The names of other definitions that something uses, by kind. */
export interface Named {
  forms: Set<string>;
  tables: Set<string>;
  dialogs: Set<string>;
  fieldsets: Set<string>;
  formulas: Set<string>;
  flows: Set<string>;
  operations: Set<string>;
}

/** Under which key a definition names another, wherever the key stands. A name that means something else finds nothing, and does no harm. */
const keys: Record<string, keyof Named> = {
  form: 'forms',
  table: 'tables',
  openDialog: 'dialogs',
  dialog: 'dialogs',
  fieldset: 'fieldsets',
  formulas: 'formulas',
  flow: 'flows',
  call: 'operations',
  download: 'operations',
  session: 'operations',
};

const known = new WeakMap<object, Named>();

/** What a definition names. */
export function namedIn(definition: object): Named {
  const found = known.get(definition) ?? {
    forms: new Set(),
    tables: new Set(),
    dialogs: new Set(),
    fieldsets: new Set(),
    formulas: new Set(),
    flows: new Set(),
    operations: new Set(),
  };
  if (!known.has(definition)) collect(definition, found);
  known.set(definition, found);
  return found;
}

function collect(value: unknown, found: Named): void {
  if (Array.isArray(value)) return value.forEach((item) => collect(item, found));
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value as StateNode & Record<string, unknown>)) {
    const kind = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (kind !== undefined && typeof part === 'string') found[kind].add(part);
    else collect(part, found);
  }
}
