import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import type { Tab } from '../../definitions/nodes/panel';
import { arrowStep } from '../../form/arrow-step';
import { evaluate, holds } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import type { NodeOf, NodeViewProps } from '../node-view';
import { elementId, PanelBadge, PanelParts, shownPanels, type ShownPanel } from './panel-parts';
import { useCutRow } from './use-cut-row';
import './panels.css';

/** Parts of which one shows. One that was open stays in the page, unseen: what was typed in it is kept. */
export function TabsNode({ node, scope, screen, extra, draw }: NodeViewProps<NodeOf<'tabs'>>) {
  const id = useId();
  const [own, setOwn] = useState<string>();
  const [tip, setTip] = useState<{ text: string; left: number; top: number }>();
  const opened = useRef(new Set<string>());
  const panels = shownPanels(node.tabs, node, scope, screen);
  const canOpen = ({ panel, scope: inside }: ShownPanel<Tab>) => panel.enabledWhen === undefined || holds(panel.enabledWhen.$, inside, screen.report);
  const canFocus = (shown: ShownPanel<Tab>) => canOpen(shown) || shown.panel.disabledText !== undefined;
  const tabId = (shown: ShownPanel<Tab> | undefined) => elementId(id, 'tab', shown?.id ?? '');
  const panelId = (shown: ShownPanel<Tab>) => elementId(id, 'panel', shown.id);
  const chosen = () => (node.selected === undefined ? own : (scope.state as Record<string, unknown>)[node.selected]);
  const asked = node.open === undefined ? chosen() : evaluate(node.open.$, scope, screen.report);
  const open = panels.find((panel) => panel.id === asked && canOpen(panel)) ?? panels.find(canOpen);
  if (open !== undefined) opened.current.add(open.id);
  const list = useRef<HTMLDivElement>(null);
  useCutRow(list, { parts: '.tab', chosen: '[aria-selected="true"]', state: [...panels.map((panel) => panel.id), open?.id].join(' ') });

  const select = (panel: ShownPanel<Tab> | undefined) => {
    if (panel === undefined || panel.id === open?.id || !canOpen(panel)) return;
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
    const at = possible.findIndex((panel) => document.activeElement?.id === tabId(panel));
    const step = arrowStep(event);
    const to = step === undefined ? { Home: 0, End: possible.length - 1 }[event.key] : at + step;
    if (to === undefined) return;
    event.preventDefault();
    const next = possible[(to + possible.length) % possible.length];
    select(next);
    document.getElementById(tabId(next))?.focus();
  };
  const whyNot = (shown: ShownPanel<Tab>) =>
    shown.panel.disabledText === undefined || canOpen(shown) ? undefined : textOf(shown.panel.disabledText, shown.scope, screen.report);
  // The list of tabs scrolls, so a tip within it would be cut off.
  const tell = (text: string) => (event: SyntheticEvent<HTMLElement>) => {
    const { left, bottom } = event.currentTarget.getBoundingClientRect();
    setTip({ text, left, top: bottom });
  };
  const silent = () => setTip(undefined);
  if (panels.length === 0) return node.empty ? <p className="text-caption">{textOf(node.empty, scope, screen.report)}</p> : null;
  return (
    <div className="tabs">
      <div ref={list} className="tab-list" role="tablist" aria-label={textOf(node.label, scope, screen.report)} onKeyDown={move}>
        {panels.map((shown) => {
          const why = whyNot(shown);
          return (
            <button
              key={shown.id}
              type="button"
              role="tab"
              className="tab"
              id={tabId(shown)}
              aria-selected={shown.id === open?.id}
              aria-controls={panelId(shown)}
              tabIndex={shown.id === open?.id ? 0 : -1}
              disabled={!canFocus(shown)}
              onClick={() => select(shown)}
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
              {textOf(shown.panel.label, shown.scope, screen.report)}
              <PanelBadge shown={shown} screen={screen} />
            </button>
          );
        })}
      </div>
      {tip ? (
        <span className="tab-tip" style={{ left: tip.left, top: tip.top }} aria-hidden="true">
          {tip.text}
        </span>
      ) : null}
      {panels.map((shown) => (
        <div
          key={shown.id}
          className="tab-panel stack gap-medium"
          role="tabpanel"
          id={panelId(shown)}
          aria-labelledby={tabId(shown)}
          hidden={shown.id !== open?.id}
        >
          {opened.current.has(shown.id) ? <PanelParts shown={shown} screen={screen} draw={draw} /> : null}
        </div>
      ))}
    </div>
  );
}
