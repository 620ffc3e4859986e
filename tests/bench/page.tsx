import { dataOf, fieldsOf, hasConditions, type Mounted, type Prepare, type Scenario, visibleNames } from './scenario';

/** The implementations, each loaded only where it is measured. */
const implementations = {
  wellspring: () => import('./implementations/wellspring'),
  'mui-by-hand': () => import('./implementations/mui-by-hand'),
  'html-by-hand': () => import('./implementations/html-by-hand'),
  'rjsf-mui': () => import('./implementations/rjsf-mui'),
} satisfies Record<string, () => Promise<{ prepare: Prepare }>>;

export type Implementation = keyof typeof implementations;

declare global {
  interface Window {
    bench: {
      load: (implementation: Implementation, scenario: Scenario, validator: string) => Promise<void>;
      mount: (scenario: Scenario) => Promise<{ milliseconds: number; first: number; megabytes: number; controls: number; problem: string | null }>;
      draws: () => number | undefined;
      aim: (name: string) => boolean;
      arm: (type: 'keydown' | 'click') => void;
      painted: () => Promise<{ milliseconds: number; controls: number }>;
      read: (name: string) => unknown;
      problem: (scenario: Scenario, changed: Record<string, string | number | boolean>) => string | null;
    };
  }
}

const root = document.getElementById('root') as HTMLElement;
/** What a person sees first of a long form. */
const firstFields = 30;
const controlSelector = 'input:not([aria-hidden=true]), select, textarea, [role=combobox]';
let mountForm: ((root: HTMLElement) => Mounted) | undefined;
let mounted: Mounted | undefined;
// Plain @rjsf draws conditional properties after all others, and loses the values of hidden ones: there, only what nothing hides is compared.
let isForgetful = false;
let waiting = Promise.resolve({ milliseconds: 0, controls: 0 });

const afterPaint = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    }),
  );

const used = () => {
  globalThis.gc?.();
  return (performance as Performance & { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1e6;
};

const controls = () => [...root.querySelectorAll<HTMLElement>(controlSelector)];

/** Whether a control shows a value: by its text, its mark, or the text of what is chosen. */
function showsValue(control: HTMLElement, value: unknown): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text === value;
  if (control instanceof HTMLInputElement) return control.type === 'checkbox' ? control.checked === value : control.value === String(value);
  return control.textContent === value;
}

/** What is wrong with what is shown: the fields that must be seen, no others, enabled and labelled. Null when all is right. */
function problemWith(scenario: Scenario, changed: Record<string, string | number | boolean>): string | null {
  const fields = fieldsOf(scenario);
  const expected = visibleNames(fields, { ...dataOf(scenario), ...changed });
  const shown = controls();
  if (shown.length !== expected.length) return `${shown.length} controls instead of ${expected.length}`;
  const nameless = shown.filter(
    (control) => ((control as HTMLInputElement).labels?.length ?? 0) === 0 && !control.hasAttribute('aria-labelledby') && !control.hasAttribute('aria-label'),
  );
  if (nameless.length > 0) return `${nameless.length} controls without a label`;
  if (shown.some((control) => control.matches(':disabled'))) return 'a control is disabled';
  const data = { ...dataOf(scenario), ...changed };
  const wrong = expected.find((name, index) => !showsValue(shown[index] as HTMLElement, data[name]));
  if (wrong !== undefined && !(isForgetful && hasConditions(scenario))) return `the control of ${wrong} does not show ${JSON.stringify(data[wrong])}`;
  const compared = new Set(fields.filter(({ shownBy }) => !isForgetful || shownBy === undefined).map(({ name }) => name));
  for (const [name, value] of Object.entries(data))
    if (compared.has(name) && mounted?.read(name) !== value) return `${name} is ${JSON.stringify(mounted?.read(name))} instead of ${JSON.stringify(value)}`;
  return null;
}

window.bench = {
  load: async (implementation, scenario, validator) => {
    mountForm = await (await implementations[implementation]()).prepare(scenario, validator);
    isForgetful = implementation === 'rjsf-mui';
  },
  mount: async (scenario) => {
    const expected = visibleNames(fieldsOf(scenario), dataOf(scenario)).length;
    await afterPaint();
    const start = performance.now();
    mounted = mountForm?.(root);
    let first = 0;
    do {
      await afterPaint();
      if (first === 0 && controls().length >= Math.min(firstFields, expected)) first = performance.now() - start;
    } while (controls().length < expected && performance.now() - start < 60_000);
    // They may have come between a frame's callbacks and its message: only the next frame is sure to show them.
    await afterPaint();
    const milliseconds = performance.now() - start;
    return { milliseconds, first, megabytes: used(), controls: controls().length, problem: problemWith(scenario, {}) };
  },
  /** Focuses the control of a field. */
  aim: (name) => {
    const control =
      document.getElementById(name) ??
      document.getElementById(`bench-${name}`) ??
      root.querySelector<HTMLElement>(`[id$="-questions-${name.slice(1)}"]`) ??
      document.getElementById(`root_${name}`) ??
      root.querySelector<HTMLElement>(`[name="${name}"]`);
    control?.scrollIntoView({ block: 'center' });
    control?.focus();
    return document.activeElement === control && control !== null;
  },
  /** From the next key or click to the frame that shows what it did, and how many controls that frame shows. */
  arm: (type) => {
    waiting = new Promise((resolve) => {
      const begin = () => {
        const start = performance.now();
        void afterPaint().then(() => resolve({ milliseconds: performance.now() - start, controls: controls().length }));
      };
      document.addEventListener(type, begin, { capture: true, once: true });
    });
  },
  painted: () => waiting,
  draws: () => mounted?.draws?.(),
  read: (name) => mounted?.read(name),
  problem: problemWith,
};
