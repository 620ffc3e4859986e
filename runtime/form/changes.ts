/** What a person has changed: values, by their pointers, and text that is no value of its kind yet, by the ids of its fields. */
export class Changes extends Set<string> {
  readonly #unreadable = new Set<string>();

  get areThere(): boolean {
    return this.size > 0 || this.#unreadable.size > 0;
  }

  /** Notes whether what a person typed into a field can be read. Returns whether that was not known. */
  typed(field: string, isReadable: boolean): boolean {
    const before = this.#unreadable.size;
    if (isReadable) this.#unreadable.delete(field);
    else this.#unreadable.add(field);
    return this.#unreadable.size !== before;
  }

  /** Nothing is changed any more. */
  forget(): void {
    this.clear();
    this.#unreadable.clear();
  }
}
