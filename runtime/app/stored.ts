import type { JsonSchema } from '../definitions/compiled';
import { createStore, type Store } from '../contracts/store';
import { own } from '../validation/own';
import { isObject } from '../validation/is-object';

/** One thing that the browser keeps for the next visit (settings/app, `stored`). */
interface StoredDeclaration {
  /** The name under which the browser keeps it. */
  key: string;
  /** What it looks like. A text is kept as it is, everything else as JSON. */
  schema: JsonSchema;
}

/** What the browser keeps, by the names that expressions read: `stored.<name>`. Null where nothing is kept. What is unreadable is taken away. */
export interface Stored {
  values: Store<Record<string, unknown>>;
  /** Which things there are; those of an earlier revision are forgotten, what is kept stays. */
  declare(declarations: Record<string, StoredDeclaration>): void;
  /** Keeps a value; null takes it away. */
  write(name: string, value: unknown): void;
  /** Reads again what another tab may have changed under a key; all of it where the key is null. Answers the names of what is different now. */
  reread(key: string | null): string[];
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Whether something that was kept can be what is declared: not cut off, and no text where an object is meant. Records are objects. */
function isOf({ type, $ref }: JsonSchema, value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (type === 'array') return Array.isArray(value);
  return (type !== 'object' && $ref === undefined) || (typeof value === 'object' && !Array.isArray(value));
}

/** What was kept, without the entries that cannot be what is declared for each of them: an earlier revision may have kept something else under the key. */
function declaredEntries({ additionalProperties: each }: JsonSchema, value: unknown): unknown {
  if (typeof each !== 'object' || each === null || !isObject(value)) return value;
  const entries = Object.entries(value);
  const fitting = entries.filter(([, entry]) => isOf(each as JsonSchema, entry));
  return fitting.length === entries.length ? value : Object.fromEntries(fitting);
}

export function createStored(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Stored {
  let declared: Record<string, StoredDeclaration> = {};
  const values = createStore<Record<string, unknown>>({});
  const read = ({ key, schema }: StoredDeclaration): unknown => {
    const text = storage.getItem(key);
    if (text === null) return null;
    if (schema.type === 'string') return text;
    const value = parsed(text);
    if (isOf(schema, value)) {
      const fitting = declaredEntries(schema, value);
      if (fitting !== value) storage.setItem(key, JSON.stringify(fitting));
      return fitting;
    }
    // Nobody could read it the next time either.
    storage.removeItem(key);
    return null;
  };
  return {
    values,
    declare(declarations) {
      declared = declarations;
      values.set(Object.fromEntries(Object.entries(declared).map(([name, declaration]) => [name, read(declaration)])));
    },
    write(name, value) {
      const declaration = own(declared, name);
      if (!declaration) return;
      const kept = value ?? null;
      if (kept === null) storage.removeItem(declaration.key);
      else storage.setItem(declaration.key, typeof kept === 'string' && declaration.schema.type === 'string' ? kept : JSON.stringify(kept));
      values.set({ ...values.get(), [name]: kept });
    },
    reread(key) {
      const before = values.get();
      const after = { ...before };
      for (const [name, declaration] of Object.entries(declared)) if (key === null || declaration.key === key) after[name] = read(declaration);
      const changed = Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
      if (changed.length > 0) values.set(after);
      return changed;
    },
  };
}
