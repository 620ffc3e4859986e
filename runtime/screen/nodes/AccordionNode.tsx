import { useId, useState } from 'react';
import { evaluate, holds, type Scope } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import type { NodeOf, NodeViewProps } from '../node-view';
import type { ScreenInstance } from '../screen-instance';
import { elementId, PanelBadge, PanelParts, shownPanels, type ShownPanel } from './panel-parts';
import type { Panel } from '../../definitions/nodes/panel';
import { stringOf } from '../../validation/string-of';
import './panels.css';

/** Headings that open and close what is below them. What was open once stays in the page, unseen. */
export function AccordionNode({ node, scope, screen, draw }: NodeViewProps<NodeOf<'accordion'>>) {
  const id = useId();
  const [open, setOpen] = useState<string[]>(() => openAtFirst(node.open, scope, screen));
  const [opened, setOpened] = useState<string[]>(open);
  const panels = shownPanels(node.accordion, node, scope, screen);
  const canOpen = ({ panel, scope: inside }: ShownPanel<Panel>) => panel.enabledWhen === undefined || holds(panel.enabledWhen.$, inside, screen.report);
  const turn = (panel: string) => {
    const others = node.many ? open.filter((one) => one !== panel) : [];
    setOpen(open.includes(panel) ? others : [...others, panel]);
    if (!opened.includes(panel)) setOpened([...opened, panel]);
  };
  if (panels.length === 0) return node.empty ? <p className="text-caption">{textOf(node.empty, scope, screen.report)}</p> : null;
  return (
    <div className="accordion">
      {panels.map((shown) => {
        const isOpen = open.includes(shown.id) && canOpen(shown);
        const [head, part] = [elementId(id, 'head', shown.id), elementId(id, 'part', shown.id)];
        return (
          <div key={shown.id} className="accordion-part">
            <h3 className="accordion-head">
              <button
                type="button"
                className="accordion-turn"
                id={head}
                aria-expanded={isOpen}
                aria-controls={part}
                disabled={!canOpen(shown)}
                onClick={() => turn(shown.id)}
              >
                {textOf(shown.panel.label, shown.scope, screen.report)}
                <PanelBadge shown={shown} screen={screen} />
              </button>
            </h3>
            <div className="accordion-body" role="region" id={part} aria-labelledby={head} hidden={!isOpen}>
              <div className="stack gap-medium">{opened.includes(shown.id) ? <PanelParts shown={shown} screen={screen} draw={draw} /> : null}</div>
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** The parts that are open at first, as they are written or computed. */
function openAtFirst(open: NodeOf<'accordion'>['open'], scope: Scope, screen: ScreenInstance): string[] {
  const ids = open === undefined || Array.isArray(open) ? open : evaluate(open.$, scope, screen.report);
  return Array.isArray(ids) ? ids.map(stringOf) : [];
}
