import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Panel, PanelsFrom } from '../../definitions/nodes/panel';
import type { Scope } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import { elementsOf } from '../elements';
import { namedValues } from '../named-values';
import type { NodeViewProps } from '../node-view';
import type { DataState } from '../../contracts/queries';
import type { ScreenData } from '../screen-data';
import type { ScreenInstance } from '../screen-instance';
import { shows } from '../shows';

/** One of the panels that a node shows: as it is written, or one of a list. */
export interface ShownPanel<Written extends Panel> {
  /** Its id, or the key of its element. */
  id: string;
  panel: Written;
  scope: Scope;
  /** The part of its scope that what is around it does not have. */
  extra: Scope | undefined;
}

/** The panels that are there for this person now: those that are written, or the one that is, once for each element of a list. */
export function shownPanels<Written extends Panel>(
  panels: readonly Written[],
  { from, as, key }: PanelsFrom,
  around: Scope,
  screen: ScreenInstance,
): ShownPanel<Written>[] {
  const all: [id: string, panel: Written, element?: Scope][] =
    from === undefined || key === undefined
      ? panels.map((panel) => [panel.id, panel])
      : elementsOf(from, { as, key }, around, screen.report).flatMap((element) => panels.map((panel) => [element.key, panel, element.extra]));
  return all.flatMap(([id, panel, element]) => {
    const scope = { ...around, ...element };
    const named = namedValues(panel.let, scope, screen.report);
    const shown = { id, panel, scope: { ...scope, ...named }, extra: element || named ? { ...element, ...named } : undefined };
    return shows(panel, screen, shown.scope) ? [shown] : [];
  });
}

/** The id of an element of the page: keys may hold any letter, and lists of ids are separated by spaces. */
export const elementId = (...parts: string[]): string => parts.map(encodeURIComponent).join('-');

/** The word beside the label of a panel. */
export function PanelBadge({ shown: { panel, scope }, screen }: Pick<NodeViewProps, 'screen'> & { shown: ShownPanel<Panel> }) {
  const badge = panel.badge === undefined ? '' : textOf(panel.badge, scope, screen.report);
  return badge === '' ? null : (
    <>
      {' '}
      <span className="panel-badge">{badge}</span>
    </>
  );
}

/** What a panel that has been opened shows. Data of its own is loaded from then on. */
export function PanelParts({ shown, screen, draw }: Pick<NodeViewProps, 'screen' | 'draw'> & { shown: ShownPanel<Panel> }) {
  const { panel, scope, extra } = shown;
  const data = usePanelData(panel, scope, screen);
  if (panel.data === undefined) return draw(panel.show, extra);
  return data === undefined ? null : draw(panel.show, { ...extra, data });
}

/** The data that the parts of a panel read, its own and what is around it; nothing before its own is asked for. */
function usePanelData({ data: sources }: Panel, scope: Scope, screen: ScreenInstance): Scope | undefined {
  const [own, setOwn] = useState<ScreenData>();
  const [version, changed] = useReducer((count: number) => count + 1, 0);
  const current = useRef(scope);
  useLayoutEffect(() => {
    current.current = scope;
    own?.watch();
  }, [own, scope, version]);
  useLayoutEffect(() => {
    if (sources === undefined) return undefined;
    const inside = (): Scope => ({ ...current.current, data: together(current.current.data, made.states()) });
    const [made, stop] = screen.loadFor(sources, inside, changed);
    // What react-query has already is there for the first drawing.
    made.watch();
    setOwn(made);
    return stop;
  }, [sources, screen]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is loaded is another with each version
  return useMemo(() => own && together(scope.data, own.states()), [own, scope.data, version]);
}

const together = (around: unknown, own: Record<string, DataState>): Scope => ({ ...(around as Scope), ...own });
