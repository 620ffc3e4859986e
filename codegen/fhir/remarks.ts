/** What could not be said as it was: told one by one, and what is many times the same together. */
export class Remarks {
  readonly #told: string[] = [];
  readonly #counted = new Map<string, number>();

  /** About one item. */
  of(linkId: string, sentence: string): void {
    this.#told.push(`Item "${linkId}": ${sentence}`);
  }

  /** About the whole. */
  say(sentence: string): void {
    this.#told.push(sentence);
  }

  /** Something that was left out, perhaps many times, and changes neither questions nor answers. */
  leftOut(what: string): void {
    this.#counted.set(what, (this.#counted.get(what) ?? 0) + 1);
  }

  get lines(): string[] {
    return [...this.#told, ...[...this.#counted].map(([what, times]) => `Left out: ${what}${times === 1 ? '' : `, ${times} times`}.`)];
  }
}
