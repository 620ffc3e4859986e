import { expect, test } from 'vitest';
import type { ExportColumn } from './export-column';
import { xlsxFile } from './xlsx-file';

const columns: ExportColumn<{ FirstName: string }>[] = [{ label: 'Name', cell: undefined, width: 70, valueOf: ({ FirstName }) => FirstName, textOf: String }];
const options = { sheetName: 'People', timeZone: 'America/Chicago' };
// What does not repeat, so that it is not zipped to nothing.
const person = (number: number) => ({ FirstName: Array.from({ length: 40 }, (_, index) => Math.sin(number * 41 + index)).join(' ') });

/** Batches that count how many were asked for, and whether somebody has said that no more are wanted. */
function counted(total: number, failAt?: number) {
  const seen = { asked: 0, isEnded: false };
  async function* batches() {
    try {
      for (let batch = 0; batch < total; batch += 1) {
        seen.asked += 1;
        if (batch === failAt) throw new Error('The database is gone.');
        yield Array.from({ length: 100 }, (_, index) => person(batch * 100 + index));
      }
    } finally {
      seen.isEnded = true;
    }
  }
  return { seen, batches: batches() };
}

test('a workbook is read no faster than it is taken', async () => {
  const { seen, batches } = counted(500);
  for await (const _piece of xlsxFile(columns, batches, options)) {
    if (seen.asked > 2) break;
  }
  expect(seen.asked).toBeLessThan(30);
  await expect.poll(() => seen.isEnded).toBe(true);
});

test('whoever reads a workbook hears that the people cannot be read any more', async () => {
  const { seen, batches } = counted(10, 4);
  const read = async () => {
    let size = 0;
    for await (const piece of xlsxFile(columns, batches, options)) size += piece.length;
    return size;
  };
  await expect(read()).rejects.toThrow('The database is gone.');
  expect(seen.isEnded).toBe(true);
});

test('a workbook ends when all batches are read', async () => {
  const { seen, batches } = counted(3);
  let last = new Uint8Array();
  for await (const piece of xlsxFile(columns, batches, options)) last = Uint8Array.from([...last.slice(-64), ...piece]);
  expect([seen.asked, seen.isEnded]).toEqual([3, true]);
  // The end of a zip file.
  expect(Buffer.from(last).includes(Buffer.from('PK\u0005\u0006', 'latin1'))).toBe(true);
});
