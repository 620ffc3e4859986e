import type { FileUploadOptions } from '../../schemas/generated/widgets';
import { numberFormat, translated } from '../../runtime/widget-contract';

/** A file as the value holds it. */
export interface StoredFile {
  Name: string;
  Type: string;
  Size: number;
  FileId?: string;
}

/** What a browser says of a file. */
interface OfferedFile {
  name: string;
  type: string;
  size: number;
}

export interface Refusal {
  name: string;
  message: string;
}

/** Which of the offered files are taken beside those that are there, and why the others are not. */
export function acceptFiles<File extends OfferedFile>(
  stored: readonly StoredFile[],
  offered: readonly File[],
  options: FileUploadOptions,
): { accepted: File[]; refused: Refusal[] } {
  const accepted: File[] = [];
  const refused: Refusal[] = [];
  const replaces = options.maximum === 1;
  const names = new Set(replaces ? [] : stored.map(({ Name }) => Name.toLowerCase()));
  const room = (options.maximum ?? Number.POSITIVE_INFINITY) - (replaces ? 0 : stored.length);
  for (const file of offered) {
    const message = faultOf(file, names, accepted.length < room, options);
    if (message === undefined) {
      accepted.push(file);
      names.add(file.name.toLowerCase());
    } else refused.push({ name: file.name, message });
  }
  return { accepted, refused };
}

function faultOf(file: OfferedFile, names: Set<string>, hasRoom: boolean, options: FileUploadOptions): string | undefined {
  const { types, sizeLimit, maximum } = options;
  if (types && !types.some((type) => isOfType(file, type)))
    return options.wrongTypeText ?? translated('Accepted formats are {types}.', { types: types.join(', ') });
  if (file.size === 0) return translated('This file is empty.');
  if (sizeLimit !== undefined && file.size >= sizeLimit)
    return options.tooLargeText ?? translated('Maximum file size is {size}.', { size: sizeInWords(sizeLimit) });
  if (names.has(file.name.toLowerCase())) return options.sameNameText ?? translated('Each file must have a different name.');
  if (!hasRoom) return options.tooManyText ?? (maximum === 1 ? translated('At most 1 file.') : translated('At most {n} files.', { n: maximum ?? 0 }));
  return undefined;
}

function isOfType({ name, type }: OfferedFile, permitted: string): boolean {
  const wanted = permitted.toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  return wanted.endsWith('/*') ? type.toLowerCase().startsWith(wanted.slice(0, -1)) : type.toLowerCase() === wanted;
}

/** A size for people: 1048576 is 1 MB, as file managers count. */
export function sizeInWords(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '';
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const amount = bytes / 1024 ** power;
  if (bytes === 1) return translated('1 byte');
  return `${numberFormat({ maximumFractionDigits: amount < 10 && power > 0 ? 1 : 0 }).format(amount)} ${units[power]}`;
}

/** The files of a value, whatever it is: what is no file is left out. */
export const storedFiles = (value: unknown): StoredFile[] =>
  Array.isArray(value)
    ? value.filter((file: unknown): file is StoredFile => typeof file === 'object' && file !== null && typeof (file as StoredFile).Name === 'string')
    : [];
