import type { Bundle, Route } from '../definitions/compiled';
import { loadDialogWindow } from '../dialog/load-dialog-window';
import { narrowWindow } from './little-room';
import { TableNode } from './nodes/TableNode';

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 1000);
};

// What cannot be loaded is met where it is drawn.
const ignore = () => undefined;

/** Loads what draws a table in this window. The grid does not wait for what is around it. */
function loadTable(): void {
  void TableNode.load();
  if (!window.matchMedia(narrowWindow).matches) import('../table/TableGrid').catch(ignore);
}

/** Loads the program of what a screen shows, beside the screen itself. */
export function loadBeside({ hasTable }: Pick<Route, 'hasTable'>): void {
  if (hasTable) loadTable();
}

/** Loads the program of what this screen may open, while nothing else is to be done: the first dialog then opens as quickly as the next. */
export function loadAhead({ dialogs, tables }: Bundle): void {
  if (Object.keys(dialogs).length === 0) return;
  whenIdle(() => {
    loadDialogWindow().catch(ignore);
    if (Object.values(dialogs).some(({ body }) => JSON.stringify(body).includes('"tabs"'))) import('./nodes/TabsNode').catch(ignore);
    if (Object.keys(tables).length > 0) loadTable();
  });
}
