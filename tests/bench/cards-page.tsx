import type { ScreenBundle } from '../../runtime/definitions/compiled';
import type { ProgramPage, ProgramSection } from '../../schemas/generated/records';

/** What both implementations show: the parts of the home page with its cards, and the answers of its calls. */
export interface CardsGiven {
  bundle: ScreenBundle;
  settings: Record<string, unknown>;
  mine: ProgramPage;
  available: ProgramPage;
  sections: ProgramSection[];
  now: string;
}

/** How both get their answers: held back until the page stands, as when they are on the way. */
export type Answering = <Value>(value: Value) => Promise<Response>;

/** The implementations, each loaded only where it is measured. */
const implementations = {
  wellspring: () => import('./cards/wellspring-cards'),
  'by-hand': () => import('./cards/cards-by-hand'),
};

export type CardsImplementation = keyof typeof implementations;

declare global {
  interface Window {
    cardsBench: {
      load: (implementation: CardsImplementation, given: CardsGiven) => Promise<void>;
      mount: () => Promise<void>;
      answer: () => Promise<{ first: number; all: number }>;
      texts: () => string[];
    };
  }
}

const root = document.getElementById('root') as HTMLElement;
let mountCards: ((root: HTMLElement) => void) | undefined;
let expected = 0;
let answer: () => void = () => undefined;
const answered = new Promise<void>((resolve) => (answer = resolve));
const answering: Answering = (value) => {
  const text = JSON.stringify(value);
  return answered.then(() => new Response(text, { headers: { 'content-type': 'application/json' } }));
};

const afterPaint = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    }),
  );
const articles = () => [...root.querySelectorAll('article')];

/** Milliseconds from a moment to the frame in which so many cards stand. */
async function untilShown(count: number, start: number): Promise<number> {
  do await afterPaint();
  while (articles().length < count && performance.now() - start < 20_000);
  return performance.now() - start;
}

window.cardsBench = {
  load: async (implementation, given) => {
    expected = given.mine.Items.length + given.available.Items.length;
    mountCards = await (await implementations[implementation]()).prepare(given, answering);
  },
  mount: async () => {
    mountCards?.(root);
    while (!root.textContent?.includes('Loading')) await afterPaint();
    // What a page loads beside its calls has arrived before they are answered.
    await new Promise((resolve) => setTimeout(resolve, 300));
  },
  answer: async () => {
    await afterPaint();
    const start = performance.now();
    answer();
    const first = await untilShown(1, start);
    return { first, all: await untilShown(expected, start) };
  },
  /** What each card says, and how far its bar is. */
  texts: () =>
    articles().map((card) => [card.textContent, card.querySelector('progress')?.value ?? '', card.querySelector('use')?.getAttribute('href')].join(' | ')),
};
