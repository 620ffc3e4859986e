import { parts } from 'virtual:definitions';
import type { StoryParts } from '../../codegen/generate/story-parts';
import type { Revision, ScreenBundle } from '../../runtime/definitions/compiled';
import type { Actions } from '../../runtime/definitions/actions/later';
import type { Node } from '../../runtime/definitions/nodes';
import { partsIn } from '../languages';

const known = new Map<string, Revision>();

/** All tables, dialogs, fieldsets and flows of a revision's customer. */
export function partsOf(revision: Revision): StoryParts {
  const own = parts[revision.customer ?? 'base'] ?? parts.base;
  if (!own) throw new Error('There are no parts of the base.');
  return partsIn(own, revision);
}

/** The revision with one screen more, `stage`, of these parts. The same object for the same name: a stage starts once. */
export function withStage(revision: Revision, name: string, body: () => Node[], onOpen?: Actions): Revision {
  const key = `${revision.hash} ${name}`;
  const found = known.get(key) ?? addStage(revision, body(), onOpen);
  known.set(key, found);
  return found;
}

function addStage(revision: Revision, body: Node[], onOpen: Actions | undefined): Revision {
  const bundle: ScreenBundle = {
    screen: { id: 'stage', kind: 'screen', path: '/stage', title: 'Stage', allow: 'everyone', layout: 'bare', onOpen, body: [{ id: 'story', stack: body }] },
    forms: revision.forms,
    formulas: revision.formulas,
    ...partsOf(revision),
  };
  const route = { screen: 'stage', path: '/stage', title: 'Stage', allow: 'everyone' as const, guards: [], layout: 'bare' };
  return { ...revision, screens: { ...revision.screens, stage: bundle }, shell: { ...revision.shell, routes: [...revision.shell.routes, route] } };
}
