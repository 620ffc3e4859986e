import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** The size of a picture, in pixels. */
interface PictureSize {
  Width: number;
  Height: number;
}

/** The files that the page shows by their own addresses. */
const folder = join(import.meta.dirname, '../../../public');
const known = new Map<string, PictureSize | undefined>();

/** Returns the size of a picture of this site, by its address; undefined where it is no file of the page, or of no kind that is known here. */
export function sitePictureSize(address: string): PictureSize | undefined {
  if (!known.has(address)) known.set(address, readSize(address));
  return known.get(address);
}

function readSize(address: string): PictureSize | undefined {
  const path = normalize(join(folder, address.split(/[?#]/, 1)[0]!));
  if (!path.startsWith(`${folder}/`)) return undefined;
  try {
    return pictureSizeOf(readFileSync(path));
  } catch {
    return undefined;
  }
}

/** Returns the size that an SVG, PNG, GIF, JPEG or WebP file gives in its head; undefined for other files. */
export function pictureSizeOf(content: Buffer): PictureSize | undefined {
  const found = ofSvg(content) ?? ofPng(content) ?? ofGif(content) ?? ofWebp(content) ?? ofJpeg(content);
  return found !== undefined && found.Width > 0 && found.Height > 0 ? found : undefined;
}

function ofSvg(content: Buffer): PictureSize | undefined {
  const tag = /<svg\b[^>]*>/.exec(content.toString('utf8', 0, 4000))?.[0];
  if (tag === undefined) return undefined;
  const pixels = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1] ?? 0);
  const [, , wide = 0, high = 0] = (/\sviewBox="([^"]+)"/.exec(tag)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return { Width: pixels('width') || wide, Height: pixels('height') || high };
}

const startsWith = (content: Buffer, text: string, at = 0) => content.toString('latin1', at, at + text.length) === text;

const ofPng = (content: Buffer): PictureSize | undefined =>
  startsWith(content, '\x89PNG') && content.length >= 24 ? { Width: content.readUInt32BE(16), Height: content.readUInt32BE(20) } : undefined;

const ofGif = (content: Buffer): PictureSize | undefined =>
  startsWith(content, 'GIF8') && content.length >= 10 ? { Width: content.readUInt16LE(6), Height: content.readUInt16LE(8) } : undefined;

/** Of the three kinds of WebP, each has its size at a place of its own. */
function ofWebp(content: Buffer): PictureSize | undefined {
  if (!startsWith(content, 'RIFF') || !startsWith(content, 'WEBP', 8) || content.length < 30) return undefined;
  if (startsWith(content, 'VP8X', 12)) return { Width: content.readUIntLE(24, 3) + 1, Height: content.readUIntLE(27, 3) + 1 };
  if (startsWith(content, 'VP8L', 12)) {
    const bits = content.readUInt32LE(21);
    return { Width: (bits & 0x3fff) + 1, Height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return { Width: content.readUInt16LE(26) & 0x3fff, Height: content.readUInt16LE(28) & 0x3fff };
}

/** Goes through the segments of a JPEG to the one that begins the picture. */
function ofJpeg(content: Buffer): PictureSize | undefined {
  if (content.length < 4 || content.readUInt16BE(0) !== 0xff_d8) return undefined;
  for (let at = 2; at + 9 < content.length; at += 2 + content.readUInt16BE(at + 2)) {
    if (content[at] !== 0xff) return undefined;
    const marker = content[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { Width: content.readUInt16BE(at + 7), Height: content.readUInt16BE(at + 5) };
  }
  return undefined;
}
