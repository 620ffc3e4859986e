import type { StoredFile } from '../../../schemas/generated/records';

/** A file within a value, and where it stands. */
interface FilePart {
  file: StoredFile;
  at: string;
}

/** A value is a file by its properties: those of the record StoredFile that it must have. */
const isFile = (value: unknown): value is StoredFile => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { Name, Type, Size, Content, FileId } = value as Partial<StoredFile>;
  return typeof Name === 'string' && typeof Type === 'string' && typeof Size === 'number' && (typeof Content === 'string' || typeof FileId === 'string');
};

/** All files within a value. */
export function filesIn(value: unknown, at = ''): FilePart[] {
  if (isFile(value)) return [{ file: value, at }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => filesIn(part, `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`));
}

/** The value with each file replaced. */
export function withFiles(value: unknown, replaced: ReadonlyMap<StoredFile, StoredFile>): unknown {
  if (isFile(value)) return replaced.get(value) ?? value;
  if (Array.isArray(value)) return value.map((part) => withFiles(part, replaced));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withFiles(part, replaced)]));
}
