/** Keeps which keys of a value its readers have read: what nobody has read is not applied, whatever it means. */
export class Reads {
  readonly #keys = new WeakMap<object, Set<string>>();
  readonly #watched = new WeakMap<object, object>();

  /** The same value, whose keys are known to be read from now on. Of the same value, always the same one. */
  of<Value>(value: Value): Value {
    if (typeof value !== 'object' || value === null) return value;
    const known = this.#watched.get(value);
    if (known !== undefined) return known as Value;
    const keys = new Set<string>();
    this.#keys.set(value, keys);
    const watched = new Proxy(value, {
      get: (target, key) => {
        if (typeof key === 'string') keys.add(key);
        return this.of(Reflect.get(target, key) as unknown);
      },
    });
    this.#watched.set(value, watched);
    return watched;
  }

  /** Returns whether a reader has read this key. */
  has(holder: object, key: string): boolean {
    return this.#keys.get(holder)?.has(key) === true;
  }
}

/** Reads all of a value, as one does who leaves it out and tells so. Items within it are none of its own. */
export function readWhole(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) if (key !== 'item') readWhole((value as Record<string, unknown>)[key]);
}
