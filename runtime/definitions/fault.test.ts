import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { byPlace, closest, type Fault, formatFaults } from './fault';

describe('the name that was probably meant', () => {
  test.each<[name: string, names: string[], meant: string | undefined]>([
    ['mobil', ['mobile', 'email'], 'mobile'],
    ['mobille', ['mobile', 'email'], 'mobile'],
    ['mobale', ['mobile', 'email'], 'mobile'],
    ['moblie', ['mobile', 'email'], 'mobile'],
    ['mboile', ['mobile', 'email'], 'mobile'],
    // One letter of a short name, two of six, three of nine.
    ['ab', ['ax'], 'ax'],
    ['ab', ['xy'], undefined],
    ['abcdef', ['abcdxy'], 'abcdxy'],
    ['abcdef', ['abcxyz'], undefined],
    ['abcdefghi', ['abcdefxyz'], 'abcdefxyz'],
    ['abcdefghi', ['abcdewxyz'], undefined],
    ['', ['a'], 'a'],
    ['a', [''], ''],
    ['ab', ['abcd'], undefined],
    ['abcd', ['ab'], undefined],
    ['abcdef', ['cdef'], 'cdef'],
    ['abcdef', ['def'], undefined],
    // The nearest, of two that are as near the first, and letter case counts less than any letter.
    ['colour', ['colours', 'color'], 'colours'],
    ['colour', ['colxyr', 'colours'], 'colours'],
    ['getBooks', ['getBook', 'GETBOOKS'], 'GETBOOKS'],
    ['id', ['it', 'ID'], 'ID'],
    ['straße', ['STRASSE'], undefined],
    ['name', [], undefined],
    ['mobile', ['elibom'], undefined],
  ])('of %j among %j is %j', (name, names, meant) => {
    expect(closest(name, names)).toBe(meant);
  });
});

const fault = (more: Partial<Fault>): Fault => ({ code: 'unknown-part', file: 'b.json', line: 2, column: 2, pointer: '', message: 'No.', ...more }) as Fault;

test.each<[what: string, first: Partial<Fault>, second: Partial<Fault>]>([
  ['file', { file: 'a.json', line: 9 }, { file: 'b.json', line: 1 }],
  ['line', { line: 2, column: 9 }, { line: 10, column: 1 }],
  ['column', { column: 2, code: 'wrong-value' }, { column: 10, code: 'duplicate-id' }],
  ['code', { code: 'duplicate-id', message: 'Z' }, { code: 'wrong-value', message: 'A' }],
  ['message', { message: 'A' }, { message: 'B' }],
])('faults stand by their %s', (_what, first, second) => {
  expect(byPlace(fault(first), fault(second))).toBeLessThan(0);
  expect(byPlace(fault(second), fault(first))).toBeGreaterThan(0);
  expect(byPlace(fault(first), fault(first))).toBe(0);
});

test('faults are printed each with its place, and counted with their files', () => {
  expect(formatFaults([fault({ pointer: '/body/0', suggestion: 'note' }), fault({ file: 'a.json', line: 1, column: 7 })])).toBe(
    'b.json:2:2  unknown-part  /body/0\n  No. Did you mean "note"?\na.json:1:7  unknown-part\n  No.\n2 faults in 2 files. Nothing was published.',
  );
  expect(formatFaults([fault({})])).toBe('b.json:2:2  unknown-part\n  No.\n1 fault in 1 file. Nothing was published.');
});

/** How many letters must be added, removed, changed or swapped, by trying all of it from the end. */
function edits(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  const isSwapped = from.length > 1 && to.length > 1 && from.at(-1) === to.at(-2) && from.at(-2) === to.at(-1);
  return Math.min(
    edits(from.slice(0, -1), to) + 1,
    edits(from, to.slice(0, -1)) + 1,
    edits(from.slice(0, -1), to.slice(0, -1)) + (from.at(-1) === to.at(-1) ? 0 : 1),
    isSwapped ? edits(from.slice(0, -2), to.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

test('of all names a candidate is meant where a third of the letters, and at least one, makes it of the name', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
  fc.assert(
    fc.property(letters, letters, fc.integer({ min: 0, max: 12 }), (one, other, same) => {
      const [name, candidate] = [`${'z'.repeat(same)}${one}`, `${'z'.repeat(same)}${other}`];
      const isNear = edits(one, other) <= Math.max(1, Math.floor(name.length / 3));
      expect(closest(name, [candidate])).toBe(isNear ? candidate : undefined);
    }),
    propertyRuns(1500),
  );
});
