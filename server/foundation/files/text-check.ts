/** What browsers may take for a page or a drawing, whatever its name says. */
const markup = /^\uFEFF?\s*<(!|\?|html|head|body|svg|script|iframe|style|meta|a\b)/i;
const headSize = 1024;

/** Finds out piece by piece whether a file is text: UTF-8 without NUL that does not begin as markup. Holds no more than its first 1,024 bytes. */
export class TextCheck {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #head = Buffer.alloc(0);
  #canBeText = true;

  /** Looks at the next piece. */
  see(piece: Uint8Array): void {
    if (!this.#canBeText) return;
    if (this.#head.length < headSize) this.#head = Buffer.concat([this.#head, piece.subarray(0, headSize - this.#head.length)]);
    this.#canBeText = !piece.includes(0) && this.#isDecoded(piece, true);
  }

  /** Whether all that was seen is text. Call it once, after the last piece. */
  end(): boolean {
    return this.#canBeText && this.#isDecoded(new Uint8Array(), false) && !markup.test(this.#head.toString('utf8'));
  }

  /** A character may begin in one piece and end in the next. */
  #isDecoded(piece: Uint8Array, stream: boolean): boolean {
    try {
      this.#decoder.decode(piece, { stream });
      return true;
    } catch {
      return false;
    }
  }
}
