import { columns, makePeople, pageSize, type Person, rowsFor, type TableQuery } from './tables/table-data';

/** The implementations, each loaded only where it is measured. */
const implementations = {
  wellspring: () => import('./tables/wellspring-table'),
  'bare-grid': () => import('./tables/bare-grid'),
};

export type TableImplementation = keyof typeof implementations;

declare global {
  interface Window {
    tableBench: {
      load: (implementation: TableImplementation, count: number) => Promise<void>;
      /** Milliseconds until the first rows show, and until they can be sorted and scrolled; and what is wrong with the first ones. */
      mount: () => Promise<{ first: number; grid: number; problem: string | null }>;
      arm: (type: 'input' | 'click', query: TableQuery) => void;
      painted: () => Promise<number>;
      problem: () => string | null;
    };
  }
}

const root = document.getElementById('root') as HTMLElement;
let people: Person[] = [];
let expected: Person[] = [];
let mountTable: ((root: HTMLElement) => void) | undefined;
let waiting = Promise.resolve(0);

const afterPaint = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    }),
  );

const aRow = '.MuiDataGrid-row, .first-rows [data-id]';
/** The plain rows that show until the grid is there. */
const areFirst = () => root.querySelector('.first-rows') !== null;
const shownRows = () => [...root.querySelectorAll<HTMLElement>(aRow)];
const footer = () => root.querySelector('.MuiTablePagination-displayedRows')?.textContent ?? '';

/** Quick enough to be asked in each frame: whether the first row and the number of rows are those expected. */
const isThere = () =>
  root.querySelector<HTMLElement>(aRow)?.dataset.id === expected[0]?.Id && (areFirst() || footer().endsWith(` of ${expected.length.toLocaleString('en-US')}`));

/** Milliseconds from now to the frame that shows what is expected. */
async function untilShown(): Promise<number> {
  const start = performance.now();
  do await afterPaint();
  while (!isThere() && performance.now() - start < 20_000);
  return performance.now() - start;
}

/** What is wrong with the rows that show. Null when each is the expected one, in its place, with its values. */
function problem(): string | null {
  const shown = shownRows();
  if (!areFirst() && !footer().endsWith(` of ${expected.length.toLocaleString('en-US')}`))
    return `the footer says "${footer()}" instead of ${expected.length} rows`;
  if (shown.length < Math.min(expected.length, 8)) return `only ${shown.length} rows show`;
  if (shown.length > pageSize) return `${shown.length} rows show`;
  for (const [index, row] of shown.entries()) {
    const person = expected[Number(row.dataset.rowindex ?? index)];
    if (!person || row.dataset.id !== person.Id) return `row ${row.dataset.rowindex} is ${row.dataset.id} instead of ${person?.Id}`;
    const texts = [...row.querySelectorAll('[role=gridcell][data-field]')].map(({ textContent }) => textContent);
    if (texts.length !== columns.length) return `row ${person.Id} has ${texts.length} cells`;
    for (const text of [person.Name, person.Email, person.Department, person.City, person.Hours.toLocaleString('en-US')])
      if (!texts.includes(text)) return `row ${person.Id} does not show ${text}`;
    if (texts.at(-1) === '') return `row ${person.Id} shows no date`;
  }
  return null;
}

window.tableBench = {
  load: async (implementation, count) => {
    people = makePeople(count);
    expected = people;
    const answer = JSON.stringify(people);
    mountTable = await (await implementations[implementation]()).prepare(() => Promise.resolve(new Response(answer)));
  },
  mount: async () => {
    await afterPaint();
    const start = performance.now();
    const shown = untilShown();
    mountTable?.(root);
    const first = await shown;
    const wrong = problem();
    while (areFirst() && performance.now() - start < 20_000) await afterPaint();
    return { first, grid: performance.now() - start, problem: wrong };
  },
  /** From the next key or click to the frame that shows the rows of the query. */
  arm: (type, query) => {
    expected = rowsFor(people, query);
    if (isThere()) throw new Error('These rows show already: nothing would be measured.');
    waiting = new Promise((resolve) =>
      document.addEventListener(type, () => void untilShown().then(resolve), {
        capture: true,
        once: true,
      }),
    );
  },
  painted: () => waiting,
  problem,
};
