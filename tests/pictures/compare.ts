import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How one picture stands to the accepted one of its name. */
export interface Compared {
  name: string;
  /** `missing`: it is accepted, and its story is gone. */
  as: 'same' | 'changed' | 'new' | 'missing';
  /** How many pixels differ. */
  pixels: number;
}

/** What the edges of letters differ by from one run to the next is no difference. */
const threshold = 0.1;

/** So many pixels are a stray edge and no change that anybody sees. */
const stray = 12;

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.png')) : []);

/** The picture on a sheet of this size, so that pictures of two sizes can be compared. */
function onSheet(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/** How many pixels two pictures differ by, with a picture that marks them. */
function difference(accepted: Buffer, present: Buffer): { pixels: number; marked: Buffer } {
  const [before, after] = [PNG.sync.read(accepted), PNG.sync.read(present)];
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(onSheet(before, width, height).data, onSheet(after, width, height).data, marked.data, width, height, { threshold });
  return { pixels, marked: PNG.sync.write(marked) };
}

/** Compares the pictures of two folders by name, and writes what differs into a third one. */
export function compareFolders(accepted: string, present: string, differences: string): Compared[] {
  rmSync(differences, { recursive: true, force: true });
  mkdirSync(differences, { recursive: true });
  const names = [...new Set([...namesIn(accepted), ...namesIn(present)])].sort();
  return names.map((name): Compared => {
    if (!existsSync(join(accepted, name))) return { name, as: 'new', pixels: 0 };
    if (!existsSync(join(present, name))) return { name, as: 'missing', pixels: 0 };
    const [before, after] = [readFileSync(join(accepted, name)), readFileSync(join(present, name))];
    if (before.equals(after)) return { name, as: 'same', pixels: 0 };
    const { pixels, marked } = difference(before, after);
    if (pixels <= stray) return { name, as: 'same', pixels };
    writeFileSync(join(differences, name), marked);
    return { name, as: 'changed', pixels };
  });
}
