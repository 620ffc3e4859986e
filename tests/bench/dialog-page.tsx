import { createRoot } from 'react-dom/client';
import type { ScreenBundle } from '../../runtime/definitions/compiled';
import { bundleOf, mainScreen, makeStage } from '../support/stage';
import '../../runtime/form/form.css';
import '../../runtime/screen/screen.css';

/** What the page is given: the compiled definitions, and what the calls answer. */
export interface DialogGiven {
  parts: Omit<ScreenBundle, 'screen'>;
  settings: Record<string, unknown>;
  setup: { TrackerId: number };
  entries: object[];
}

declare global {
  interface Window {
    dialogBench: {
      load: (given: DialogGiven) => Promise<void>;
      open: () => Promise<number>;
      close: () => Promise<void>;
      arm: () => void;
      painted: () => Promise<number>;
      problem: (rows: number) => string | null;
    };
  }
}

const afterPaint = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    }),
  );

async function until(isThere: () => boolean): Promise<number> {
  const start = performance.now();
  do await afterPaint();
  while (!isThere() && performance.now() - start < 20_000);
  return performance.now() - start;
}

const paper = () => document.querySelector<HTMLElement>('.MuiDialog-paper');
const control = () => paper()?.querySelector<HTMLInputElement>('form input[inputmode]:not([disabled])') ?? null;
const firstRow = () => paper()?.querySelector('.MuiDataGrid-row') ?? null;
const named = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

let waiting = Promise.resolve(0);

window.dialogBench = {
  load: async ({ parts, settings, setup, entries }) => {
    const screen = {
      ...mainScreen,
      body: [{ id: 'go', button: 'Go', onPress: { openDialog: 'tracker-entry', input: { trackerId: setup.TrackerId } } }],
    };
    const path = `entities/e/users/u/tracker-entries/trackerId/${setup.TrackerId}`;
    const stage = await makeStage({
      bundles: [bundleOf(screen as never, parts)],
      settings,
      session: {
        User: { UserId: 'u', EntityId: 'e', Roles: [] },
        TimeZone: 'America/Chicago',
        Settings: { EnabledToggles: ['UserTrackerEntriesV2'], Impersonation: {} },
      },
      answers: { [`${path}/setup`]: { Data: setup }, [path]: { Data: entries } },
      start: '/main',
    });
    createRoot(document.getElementById('root') as HTMLElement).render(stage.element);
    await until(() => named('Go') !== undefined);
    // As somebody who has looked at the page before they press.
    await new Promise((resolve) => setTimeout(resolve, 1500));
  },
  /** From the press to the frame in which the form can be filled in and the entries stand below it. */
  open: () => {
    named('Go')?.click();
    return until(() => control() !== null && firstRow() !== null);
  },
  close: async () => {
    named('Close')?.click();
    await until(() => paper() === null);
  },
  /** From the next key to the frame that shows its letter. */
  arm: () => {
    const before = control()?.value;
    waiting = new Promise((resolve) =>
      document.addEventListener('input', () => void until(() => control()?.value !== before).then(resolve), { capture: true, once: true }),
    );
  },
  painted: () => waiting,
  problem: (rows) => {
    const input = control();
    if (input === null) return 'the form cannot be filled in';
    const footer = paper()?.querySelector('.MuiTablePagination-displayedRows')?.textContent ?? '';
    return footer.endsWith(` of ${rows}`) ? null : `the footer says "${footer}" instead of ${rows} entries`;
  },
};
