/** What could not be said as it was: told one by one, and what is many times the same together. */
export class Remarks {
  readonly #told: string[] = [];
  readonly #counted = new Map<string, number>();
  readonly #lines: ReadonlyMap<string, number>;

  /** `lines`: in which line of the file each item begins, by link id. */
  constructor(lines: ReadonlyMap<string, number> = new Map()) {
    this.#lines = lines;
  }

  /** Where an item stands, to be put behind what it is about; nothing where that is not known. */
  lineOf(linkId: string): string {
    const line = this.#lines.get(linkId);
    return line === undefined ? '' : ` (line ${line})`;
  }

  /** About one item. */
  of(linkId: string, sentence: string): void {
    this.#told.push(`Item "${linkId}"${this.lineOf(linkId)}: ${sentence}`);
  }

  /** About one item, where the same may be found several times. */
  once(linkId: string, sentence: string): void {
    if (!this.#told.includes(`Item "${linkId}"${this.lineOf(linkId)}: ${sentence}`)) this.of(linkId, sentence);
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
