import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, expect, test } from 'vitest';
import { compareFolders } from './compare';
import { writeReport } from './report';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

type Color = [number, number, number];
const white: Color = [255, 255, 255];

/** A button on white. */
function drawn(color: Color, { height = 60, left = 20 } = {}): Buffer {
  const picture = new PNG({ width: 120, height });
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < 120; x += 1) {
      const inside = x >= left && x < left + 60 && y >= 20 && y < 40;
      picture.data.set([...(inside ? color : white), 255], (y * 120 + x) * 4);
    }
  return PNG.sync.write(picture);
}

function folders(accepted: Record<string, Buffer>, present: Record<string, Buffer>) {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  made.push(root);
  for (const [name, files] of Object.entries({ accepted, present })) {
    mkdirSync(join(root, name));
    for (const [file, content] of Object.entries(files)) writeFileSync(join(root, name, file), content);
  }
  return { root, compared: compareFolders(join(root, 'accepted'), join(root, 'present'), join(root, 'differences')) };
}

const green: Color = [18, 105, 91];

test('another colour is found, however little it is another, with a picture of where', () => {
  const { root, compared } = folders({ 'a.png': drawn(green), 'b.png': drawn(green) }, { 'a.png': drawn(green), 'b.png': drawn([18, 140, 91]) });
  expect(compared).toEqual([
    { name: 'a.png', as: 'same', pixels: 0 },
    { name: 'b.png', as: 'changed', pixels: 1200 },
  ]);
  expect(PNG.sync.read(readFileSync(join(root, 'differences/b.png'))).width).toBe(120);
});

test('what moves by one pixel is found, and so is a page that has become longer', () => {
  const { compared } = folders(
    { 'a.png': drawn(green), 'b.png': drawn(green) },
    { 'a.png': drawn(green, { left: 21 }), 'b.png': drawn(green, { height: 80 }) },
  );
  expect(compared.map(({ as }) => as)).toEqual(['changed', 'changed']);
});

test('a story that is new and one that is gone are told, and the report shows all side by side', () => {
  const { root, compared } = folders({ 'gone.png': drawn(green), 'other.png': drawn(green) }, { 'new.png': drawn(green), 'other.png': drawn(white) });
  expect(compared.map(({ name, as }) => `${name} ${as}`)).toEqual(['gone.png missing', 'new.png new', 'other.png changed']);
  writeReport(root, compared);
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  expect(page).toContain('3 of 3 pictures differ');
  expect([...page.matchAll(/src="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    'accepted/gone.png',
    'present/new.png',
    'accepted/other.png',
    'present/other.png',
    'differences/other.png',
  ]);
});
