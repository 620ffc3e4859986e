import type { Services } from '../contracts/services';
import type { Bundle, CompiledForm, Route, ScreenBundle } from '../definitions/compiled';
import { loadDialogWindow } from './load-dialog-window';
import { loadLateNodes } from './nodes/late-nodes';
import { RichCard } from './nodes/layout';
import { loadTables, TableNode } from './nodes/TableNode';
import { loadFormParts, loadInterpreterFor } from './use-form-parts';
import { whenActive } from './when-active';

// What cannot be loaded is met where it is drawn.
const ignore = () => undefined;

/** Loads the program of what a screen shows, beside the screen itself. */
export function loadBeside({ hasTable }: Pick<Route, 'hasTable'>): void {
  if (hasTable) void TableNode.load();
}

/** Loads what the forms, cards, tabs and tiles of a screen need, while its data is on the way: they are drawn at once when that comes. */
export function loadParts({ screen, forms, shownForms = [] }: ScreenBundle, services: Services): void {
  const body = JSON.stringify(screen.body);
  if (body.includes('"cover"')) void RichCard.load();
  loadLateNodes(body);
  for (const id of shownForms) if (Object.hasOwn(forms, id)) loadFormParts(forms[id] as CompiledForm, services).catch(ignore);
}

/**
 * Loads the program of what this screen may open, once the person is there and nothing else is to be done: the first dialog then opens as quickly as the
 * next. Every screen may ask something, if only before what was typed is left, and must be able to while the network is away.
 */
export function loadAhead({ dialogs, forms, tables }: Bundle): void {
  whenActive(() => {
    loadDialogWindow().catch(ignore);
    loadInterpreterFor(Object.values(forms));
    if (Object.keys(dialogs).length === 0) return;
    for (const { body } of Object.values(dialogs)) loadLateNodes(JSON.stringify(body));
    if (Object.keys(tables).length > 0) loadTables();
  });
}
