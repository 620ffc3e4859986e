import { expect, test } from 'vitest';
import { chartRows, endsOf, hasNumbers, sizeIn, thinned } from './chart-rows';

const sizes = [
  { below: 1280, width: 600, height: 350 },
  { below: 1500, width: 900, height: 350 },
  { below: 1700, width: 1000, height: 350 },
  { width: 1200, height: 400 },
];

test.each([
  ['C-tracker-57 C-tracker-246 below 1280:', 1279, 600, 350],
  ['between:', 1280, 900, 350],
  ['C-tracker-58 C-tracker-246 below 1500:', 1499, 900, 350],
  ['between:', 1500, 1000, 350],
  ['C-tracker-59 C-tracker-246 below 1700:', 1699, 1000, 350],
  ['C-tracker-60 C-tracker-246 from 1700 on:', 1700, 1200, 400],
])('%s in a window %d wide the sizes of a definition give %d × %d', (_title, windowWidth, width, height) => {
  expect(sizeIn(windowWidth, sizes)).toMatchObject({ width, height });
});

test('C-tracker-78 a number may stand anywhere in a row, also in the part of a list that has a name', () => {
  const value = [
    {
      d: '2026-11-02',
      Values: [
        { FieldName: 'Steps', Value: '5000' },
        { FieldName: 'Hours', Value: 1.5 },
      ],
    },
    { d: '2026-11-01', Values: [{ FieldName: 'Hours', Value: 'soon' }] },
    { d: '2026-11-03', Values: 'none' },
  ];
  const at = (name: string) => `/Values/~?FieldName=${JSON.stringify(name)}/Value`;
  const series = [{ at: at('Steps'), text: 'Steps' }, { at: at('Hours'), text: 'Hours' }, { text: 'Nothing' }];
  expect(chartRows(value, { x: 'd', xType: 'date', series }).lines.map(({ numbers }) => numbers)).toEqual([
    [null, 5000, null],
    [null, 1.5, null],
    [null, null, null],
  ]);
});

test('C-tracker-54 an axis of dates may have ends: what is outside is left out, and the last day counts whole', () => {
  const value = ['2026-11-14', '2026-11-15', '2026-11-22T21:30:00Z', '2026-11-23'].map((x, y) => ({ x, y }));
  const ends = { from: '2026-11-15', to: '2026-11-22' };
  expect(chartRows(value, { xType: 'date', ...ends }).lines[0]?.numbers).toEqual([1, 2]);
  expect(chartRows(value, { xType: 'date', from: 'never', to: '' }).places).toHaveLength(4);
  expect(chartRows([{ x: '2026-11-30', y: 1 }], { xType: 'text', ...ends }).places).toHaveLength(1);
  expect(endsOf({ xType: 'number', ...ends })).toEqual({});
});

test('without a line that fits there is no size', () => {
  expect([sizeIn(900, undefined), sizeIn(900, [{ below: 600, width: 1, height: 1 }])]).toEqual([undefined, undefined]);
});

test('rows are read by the properties that the options name; dates stand in their order', () => {
  const value = [
    { d: '2026-11-03', a: 3 },
    { d: '2026-11-01', a: 1, b: '7' },
    { d: 'never', a: 9 },
  ];
  expect(
    chartRows(value, {
      x: 'd',
      xType: 'date',
      series: [
        { property: 'a', text: 'A' },
        { property: 'b', text: 'B' },
      ],
    }),
  ).toEqual({
    places: [Date.parse('2026-11-01'), Date.parse('2026-11-03')],
    lines: [
      { text: 'A', numbers: [1, 3] },
      { text: 'B', numbers: [7, null] },
    ],
  });
});

test.each([null, undefined, 'text', 7, Number.NaN, {}, [null, [], 1, 'a', {}], [{ x: null, y: 1 }], [{ x: 'a', y: Number.NaN }], [{ x: 'a', y: Infinity }]])(
  '%j has nothing to draw',
  (value) => {
    expect(hasNumbers(chartRows(value, {}))).toBe(false);
  },
);

test('names of every object are no properties', () => {
  expect(hasNumbers(chartRows([{ x: 'a' }], { x: 'constructor', series: [{ property: 'toString', text: 'T' }] }))).toBe(false);
});

test('ten thousand rows are thinned, with the first and the last', () => {
  const rows = chartRows(
    Array.from({ length: 10_000 }, (_, x) => ({ x, y: x })),
    { xType: 'number' },
  );
  const few = thinned(rows, 500);
  expect([few.places.length, few.places[0], few.places.at(-1), few.lines[0]?.numbers.at(-1)]).toEqual([500, 0, 9999, 9999]);
  expect(thinned(few, 500)).toBe(few);
});
