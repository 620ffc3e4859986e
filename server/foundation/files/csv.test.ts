import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { csvLine, harmless } from './csv';

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['', ''], ',\r\n'],
  [['a,b', 'say "yes"', 'two\nlines'], '"a,b","say ""yes""","two\nlines"\r\n'],
  [['Zoë 💚'], 'Zoë 💚\r\n'],
])('%j is the line %j', (fields, line) => {
  expect(csvLine(fields)).toBe(line);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1', '＋1', '－1', '＠SUM(A1)', '=HYPERLINK("x")'])(
  '%j is no formula in a spreadsheet',
  (text) => {
    expect(harmless(text)).toBe(`'${text}`);
  },
);

test.each(['Anna', '1-2', 'a=b', "'quoted", ''])('%j stays as it is', (text) => {
  expect(harmless(text)).toBe(text);
});

test('whatever is written is read again', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (fields) => {
      expect(readLine(csvLine(fields))).toEqual(fields);
    }),
    propertyRuns(100, { always: true }),
  );
});

/** Reads one line, written independently of the writer. */
function readLine(line: string): string[] {
  const fields: string[] = [];
  let [field, quoted] = ['', false];
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at]!;
    if (quoted && sign === '"' && line[at + 1] === '"') [field, at] = [`${field}"`, at + 1];
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === ',') [fields[fields.length], field] = [field, ''];
    else if (!quoted && sign === '\r' && line[at + 1] === '\n') return [...fields, field];
    else field += sign;
  }
  return fields;
}
