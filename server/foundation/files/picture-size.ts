import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { imageSize } from 'image-size';

/** The size of a picture, in pixels. */
interface PictureSize {
  Width: number;
  Height: number;
}

/** The files that the page shows by their own addresses. */
const folder = join(import.meta.dirname, '../../../public');
const known = new Map<string, PictureSize>();

/** Returns the size of a picture of this site, by its address; undefined where it is no file of the page, or no picture that can be read. */
export function sitePictureSize(address: string): PictureSize | undefined {
  const path = normalize(join(folder, address.split(/[?#]/, 1)[0]!));
  if (!path.startsWith(`${folder}/`)) return undefined;
  const size = known.get(path) ?? readSize(path);
  if (size !== undefined) known.set(path, size);
  return size;
}

function readSize(path: string): PictureSize | undefined {
  try {
    const { width, height } = imageSize(readFileSync(path));
    return width > 0 && height > 0 ? { Width: width, Height: height } : undefined;
  } catch {
    return undefined;
  }
}
