/** Who wants to know of a change, by key. */
export class Listeners {
  readonly #byKey = new Map<string, Set<() => void>>();

  /** Returns what ends the subscription. */
  add(key: string, listener: () => void): () => void {
    const known = this.#byKey.get(key) ?? new Set();
    this.#byKey.set(key, known.add(listener));
    return () => known.delete(listener);
  }

  tell(key: string): void {
    this.#byKey.get(key)?.forEach((listener) => listener());
  }
}
