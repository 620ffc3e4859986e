import { expect, test } from 'vitest';
import { serialOf, sheetRow, sheetStart, workbookParts } from './workbook';

test.each([
  ['1900-03-01', 61],
  ['1980-02-29', 29_280],
  ['2026-11-22', 46_348],
  ['2026-11-22T12:00:00', 46_348.5],
])('%s is the number %d of spreadsheets', (day, serial) => {
  expect(serialOf(day)).toBe(serial);
});

test.each(['1900-02-28', '1875-01-01', 'soon'])('%s is none', (day) => {
  expect(serialOf(day)).toBeUndefined();
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1'])('the text %j is a text and stays one', (text) => {
  expect(sheetRow([{ text }])).toBe(`<row><c t="inlineStr" s="4"><is><t xml:space="preserve">${text}</t></is></c></row>`);
});

test('numbers, days and moments are values, and no text is an empty cell', () => {
  expect(sheetRow([{ number: -2.5 }, { day: 46_348 }, { moment: 46_348.5 }, { text: '' }])).toBe(
    '<row><c><v>-2.5</v></c><c s="2"><v>46348</v></c><c s="3"><v>46348.5</v></c><c/></row>',
  );
});

test.each([
  ['\uD800', '_xD800_'],
  ['💚', '💚'],
  ['\uFFFF', '_xFFFF_'],
  ['_x000A_', '_x005F_x000A_'],
  ['x0041', 'x0041'],
  ['a\r\nb', 'a_x000D_\nb'],
])('%j is written %j', (text, written) => {
  expect(sheetRow([{ text }])).toContain(`<t xml:space="preserve">${written}</t>`);
});

test('a text is cut where a cell ends', () => {
  expect(sheetRow([{ text: 'n'.repeat(40_000) }])).toContain(`>${'n'.repeat(32_767)}<`);
});

test('names of columns and of the sheet may have any signs', () => {
  expect(sheetStart(['A & <B>'], [12])).toContain('A &amp; &lt;B&gt;');
  expect(workbookParts('"Q" & A')['xl/workbook.xml']).toContain('name="&quot;Q&quot; &amp; A"');
});
