import type { KeptFile } from '../records/files';
import type { Tools } from './tools';

/** An answer that is a file, sent piece by piece: a large one is never held as a whole. */
export class FileAnswer {
  constructor(
    readonly name: string,
    /** Its media type. */
    readonly type: string,
    readonly pieces: AsyncIterable<string | Uint8Array>,
    /** In bytes, where it is known: the reader sees how far it is, and that it breaks off. */
    readonly size?: number,
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
  /** A file that was given, under its own name or another one. */
  static kept(file: Pick<KeptFile, 'FileId' | 'Name' | 'Type' | 'Size'>, { files }: Pick<Tools, 'files'>, name = file.Name): FileAnswer {
    return new FileAnswer(name, file.Type, files.pieces(file), file.Size);
  }
}
