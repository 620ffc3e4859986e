import type { StoredFile } from '../../../schemas/generated/records';
import { isObject } from '../../../runtime/validation/is-object';

/** A file within a value, and where it stands. */
interface FilePart {
  file: StoredFile & { FileId: string };
  at: string;
}

/** A value is a file by its properties: those of the record StoredFile that it must have once it is kept. */
const isFile = (value: unknown): value is FilePart['file'] => {
  if (!isObject(value)) return false;
  const { Name, Type, Size, FileId } = value as Partial<StoredFile>;
  return typeof Name === 'string' && typeof Type === 'string' && typeof Size === 'number' && typeof FileId === 'string';
};

/** All files within a value. */
export function filesIn(value: unknown, at = ''): FilePart[] {
  if (isFile(value)) return [{ file: value, at }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => filesIn(part, `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`));
}
