/** An answer that is a text of its own kind, such as CSV, sent piece by piece: a large one is never held as a whole. */
export class TextAnswer {
  constructor(readonly pieces: AsyncIterable<string>) {}
}

/** An answer that is a file, sent piece by piece. */
export class FileAnswer {
  constructor(
    readonly name: string,
    /** Its media type. */
    readonly type: string,
    readonly pieces: AsyncIterable<string | Uint8Array>,
  ) {}
}
