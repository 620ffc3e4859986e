import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import type { Tab } from '../../definitions/nodes/panel';
import { evaluate, holds } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import type { NodeOf, NodeViewProps } from '../node-view';
import { shows } from '../shows';
import './panels.css';

/** Parts of which one shows. One that was open stays in the page, unseen: what was typed in it is kept. */
export function TabsNode({ node, scope, screen, extra, draw }: NodeViewProps<NodeOf<'tabs'>>) {
  const id = useId();
  const [own, setOwn] = useState<string>();
  const [tip, setTip] = useState<{ text: string; left: number; top: number }>();
  const opened = useRef(new Set<string>());
  const panels = node.tabs.filter((panel) => shows(panel, screen, scope));
  const canOpen = (panel: Tab) => panel.enabledWhen === undefined || holds(panel.enabledWhen.$, scope, screen.report);
  const canFocus = (panel: Tab) => canOpen(panel) || panel.disabledText !== undefined;
  const chosen = () => (node.selected === undefined ? own : (scope.state as Record<string, unknown>)[node.selected]);
  const asked = node.open === undefined ? chosen() : evaluate(node.open.$, scope, screen.report);
  const open = panels.find((panel) => panel.id === asked && canOpen(panel)) ?? panels.find(canOpen);
  if (open !== undefined) opened.current.add(open.id);

  const select = (panel: Tab | undefined) => {
    if (panel === undefined || panel === open || !canOpen(panel)) return;
    if (node.open === undefined && node.selected === undefined) setOwn(panel.id);
    else if (node.selected !== undefined) screen.set(node.selected, panel.id);
    void screen.run(node.onSelect, { ...extra, event: panel.id });
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && tip) {
      event.stopPropagation();
      return setTip(undefined);
    }
    const possible = panels.filter(canFocus);
    const at = possible.findIndex((panel) => document.activeElement?.id === `${id}-tab-${panel.id}`);
    const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: possible.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = possible[(to + possible.length) % possible.length];
    select(next);
    document.getElementById(`${id}-tab-${next?.id}`)?.focus();
  };
  const whyNot = (panel: Tab) => (panel.disabledText === undefined || canOpen(panel) ? undefined : textOf(panel.disabledText, scope, screen.report));
  // The list of tabs scrolls, so a tip within it would be cut off.
  const tell = (text: string) => (event: SyntheticEvent<HTMLElement>) => {
    const { left, bottom } = event.currentTarget.getBoundingClientRect();
    setTip({ text, left, top: bottom });
  };
  const silent = () => setTip(undefined);
  return (
    <div className="tabs">
      <div className="tab-list" role="tablist" aria-label={textOf(node.label, scope, screen.report)} onKeyDown={move}>
        {panels.map((panel) => {
          const why = whyNot(panel);
          return (
            <button
              key={panel.id}
              type="button"
              role="tab"
              className="tab"
              id={`${id}-tab-${panel.id}`}
              aria-selected={panel === open}
              aria-controls={`${id}-panel-${panel.id}`}
              tabIndex={panel === open ? 0 : -1}
              disabled={!canFocus(panel)}
              onClick={() => select(panel)}
              {...(why === undefined
                ? {}
                : {
                    'aria-disabled': true,
                    'aria-description': why,
                    onPointerEnter: tell(why),
                    onPointerLeave: silent,
                    onFocus: tell(why),
                    onBlur: silent,
                  })}
            >
              {textOf(panel.label, scope, screen.report)}
            </button>
          );
        })}
      </div>
      {tip ? (
        <span className="tab-tip" style={{ left: tip.left, top: tip.top }} aria-hidden="true">
          {tip.text}
        </span>
      ) : null}
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
