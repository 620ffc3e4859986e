/** What the choices of fields are called that calls have answered, so that what was chosen can be spoken of. */
export class KnownChoices {
  readonly #texts = new Map<string, Map<unknown, string>>();

  /** Learns the names of choices. Says whether there was anything new. */
  learn(field: string, items: readonly { value: unknown; text: string }[]): boolean {
    const known = this.#texts.get(field) ?? new Map<unknown, string>();
    this.#texts.set(field, known);
    const fresh = items.filter(({ value, text }) => known.get(value) !== text);
    for (const { value, text } of fresh) known.set(value, text);
    return fresh.length > 0;
  }

  textOf(field: string, value: unknown): string | undefined {
    return this.#texts.get(field)?.get(value);
  }
}
