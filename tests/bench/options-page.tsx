import { createRoot } from 'react-dom/client';
import { FormStore } from '../../runtime/form/form-store';
import { FormView } from '../../runtime/form/FormView';
import { ShownLook } from '../../runtime/theme/ShownLook';
import { defaultWidgets } from '../../widgets/defaults';
import { type WidgetName, widgets } from '../../widgets/registry';
import '../../runtime/form/form.css';
import '../../runtime/screen/screen.css';

declare global {
  interface Window {
    optionsBench: {
      mount: (widget: WidgetName, count: number) => Promise<number>;
      arm: (type: 'pointerdown' | 'keydown', shows: string) => void;
      painted: () => Promise<number>;
    };
  }
}

const root = document.getElementById('root') as HTMLElement;
let waiting = Promise.resolve(0);

const afterPaint = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    }),
  );

/** Milliseconds from now to the painted frame in which something holds. */
async function until(holds: () => boolean): Promise<number> {
  const start = performance.now();
  do await afterPaint();
  while (!holds() && performance.now() - start < 20_000);
  if (!holds()) throw new Error('What was awaited did not show.');
  return performance.now() - start;
}

const optionsShown = () => [...root.querySelectorAll('[role="option"], .field-panel .field-box')].map(({ textContent }) => textContent);

window.optionsBench = {
  mount: async (widget, count) => {
    const items = Array.from({ length: count }, (_, value) => ({ value, text: `Item ${value}` }));
    const options = { items, ...(widget === 'certified-choices' ? { certification: 'It is so.' } : {}) };
    const form = {
      id: 'bench',
      kind: 'form' as const,
      data: { type: 'object', properties: { Choice: {} } },
      fields: [{ id: 'choice', at: '/Choice', widget, label: 'Choice', options }],
    };
    const store = new FormStore({ form, data: {}, schemaErrors: () => [] });
    await afterPaint();
    const shown = until(() => root.querySelector('[role="combobox"], .field-select') !== null);
    createRoot(root).render(
      <>
        <ShownLook color="#12695b" />
        <FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} label="Form" />
      </>,
    );
    return shown;
  },
  /** From the next press or key to the frame that shows this option. */
  arm: (type, shows) => {
    if (optionsShown().includes(shows)) throw new Error('This option shows already: nothing would be measured.');
    waiting = new Promise((resolve, reject) =>
      document.addEventListener(type, () => void until(() => optionsShown().includes(shows)).then(resolve, reject), { capture: true, once: true }),
    );
  },
  painted: () => waiting,
};
