import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Panel } from '../../definitions/shapes/node';
import { holds } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import type { NodeOf, NodeViewProps } from '../node-view';
import { shows } from '../shows';
import './panels.css';

/** Parts of which one shows. One that was open stays in the page, unseen: what was typed in it is kept. */
export function TabsNode({ node, scope, screen, extra, draw }: NodeViewProps<NodeOf<'tabs'>>) {
  const id = useId();
  const [own, setOwn] = useState<string>();
  const opened = useRef(new Set<string>());
  const panels = node.tabs.filter((panel) => shows(panel, screen, scope));
  const canOpen = (panel: Panel) => panel.enabledWhen === undefined || holds(panel.enabledWhen.$, scope, screen.report);
  const asked = node.selected === undefined ? own : (scope.state as Record<string, unknown>)[node.selected];
  const open = panels.find((panel) => panel.id === asked && canOpen(panel)) ?? panels.find(canOpen);
  if (open !== undefined) opened.current.add(open.id);

  const select = (panel: Panel | undefined) => {
    if (panel === undefined || panel === open) return;
    if (node.selected === undefined) setOwn(panel.id);
    else screen.set(node.selected, panel.id);
    void screen.run(node.onSelect, { ...extra, event: panel.id });
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const possible = panels.filter(canOpen);
    const at = possible.indexOf(open as Panel);
    const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: possible.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = possible[(to + possible.length) % possible.length];
    select(next);
    document.getElementById(`${id}-tab-${next?.id}`)?.focus();
  };
  return (
    <div className="tabs">
      <div className="tab-list" role="tablist" aria-label={textOf(node.label, scope, screen.report)} onKeyDown={move}>
        {panels.map((panel) => (
          <button
            key={panel.id}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-tab-${panel.id}`}
            aria-selected={panel === open}
            aria-controls={`${id}-panel-${panel.id}`}
            tabIndex={panel === open ? 0 : -1}
            disabled={!canOpen(panel)}
            onClick={() => select(panel)}
          >
            {textOf(panel.label, scope, screen.report)}
          </button>
        ))}
      </div>
      {panels.map((panel) => (
        <div
          key={panel.id}
          className="tab-panel stack gap-medium"
          role="tabpanel"
          id={`${id}-panel-${panel.id}`}
          aria-labelledby={`${id}-tab-${panel.id}`}
          hidden={panel !== open}
        >
          {opened.current.has(panel.id) ? draw(panel.show) : null}
        </div>
      ))}
    </div>
  );
}
