/** An answer that is a file, sent piece by piece: a large one is never held as a whole. */
export class FileAnswer {
  constructor(
    readonly name: string,
    /** Its media type. */
    readonly type: string,
    readonly pieces: AsyncIterable<string | Uint8Array>,
  ) {}

  /** A small file that is there as a whole. */
  static whole(name: string, type: string, content: string | Uint8Array): FileAnswer {
    return new FileAnswer(
      name,
      type,
      (async function* () {
        yield content;
      })(),
    );
  }
}
