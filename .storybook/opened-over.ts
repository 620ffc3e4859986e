import { answers } from 'virtual:definitions';
import type { Bundle, Revision, ScreenBundle } from '../runtime/definitions/compiled';
import type { Flow } from '../runtime/definitions/shapes/flow';
import { sampleOf } from './sample-of';
import { screenBelow } from './screen-below';
import { partsOf, withStage } from './stages/stage-of';

/** A dialog that a story opens: with what its input's schema says it is given, and with all that it may need. */
export interface Opening {
  id: string;
  input: unknown;
  bundle: Bundle;
}

/** A screen of a revision, and the dialog that opens over it. */
export interface OpenedOver {
  revision: Revision;
  screen: string;
  opens: Opening;
}

const known = new Map<string, OpenedOver>();

/** A dialog over the screen that opens it, or over a page with nothing but its name. The same object each time: a stage starts once. */
export function overItsScreen(revision: Revision, dialog: string, isAlone: boolean): OpenedOver {
  const key = `${revision.hash} ${revision.language?.tag ?? ''} ${dialog} ${isAlone}`;
  const found = known.get(key) ?? (isAlone ? openedAlone(revision, dialog) : openedOver(revision, dialog));
  known.set(key, found);
  return found;
}

function openedAlone(own: Revision, dialog: string): OpenedOver {
  const revision = withStage(own, `dialog ${dialog}`, () => [{ id: 'title', text: dialog, as: 'title' }]);
  const bundle = revision.screens.stage!;
  return { revision, screen: 'stage', opens: { id: dialog, input: sampleOf(bundle.dialogs[dialog]?.input, own, answers), bundle } };
}

/** The same, made anew, where the dialog runs a flow that stands in a state. */
export function openedOver(revision: Revision, dialog: string, flow?: Flow): OpenedOver {
  const parts = partsOf(revision);
  const definition = parts.dialogs[dialog];
  if (definition === undefined) throw new Error(`There is no dialog "${dialog}".`);
  const screen = screenBelow(revision, dialog);
  const own = revision.screens[screen]!;
  // What a screen does when it opens may lead away from it, or open something else.
  const { onOpen: _onOpen, ...still } = own.screen;
  const { forms, formulas } = revision;
  const bundle: ScreenBundle = { ...own, forms, formulas, ...parts, ...(flow && { flows: { ...parts.flows, [flow.id]: flow } }), screen: still };
  const input = sampleOf(definition.input, revision, answers);
  return { revision: { ...revision, screens: { ...revision.screens, [screen]: bundle } }, screen, opens: { id: dialog, input, bundle } };
}
