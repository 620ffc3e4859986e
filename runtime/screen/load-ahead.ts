import type { Bundle } from '../definitions/compiled';
import { loadDialogWindow } from '../dialog/load-dialog-window';

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 1000);
};

/** Loads the program of what this screen may open, while nothing else is to be done: the first dialog then opens as quickly as the next. */
export function loadAhead({ dialogs, tables }: Bundle): void {
  if (Object.keys(dialogs).length === 0) return;
  // What cannot be loaded is met where it is drawn.
  const ignore = () => undefined;
  whenIdle(() => {
    loadDialogWindow().catch(ignore);
    if (Object.values(dialogs).some(({ body }) => JSON.stringify(body).includes('"tabs"'))) import('./nodes/TabsNode').catch(ignore);
    if (Object.keys(tables).length > 0) import('../table/TableView').then(({ loadTable }) => loadTable(), ignore);
  });
}
