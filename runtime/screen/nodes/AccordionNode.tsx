import { useId, useState } from 'react';
import type { Panel } from '../../definitions/nodes/panel';
import { holds } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import type { NodeOf, NodeViewProps } from '../node-view';
import { shows } from '../shows';
import './panels.css';

/** Headings that open and close what is below them. What was open once stays in the page, unseen. */
export function AccordionNode({ node, scope, screen, draw }: NodeViewProps<NodeOf<'accordion'>>) {
  const id = useId();
  const [open, setOpen] = useState<string[]>(node.open ?? []);
  const [opened, setOpened] = useState<string[]>(open);
  const panels = node.accordion.filter((panel) => shows(panel, screen, scope));
  const canOpen = (panel: Panel) => panel.enabledWhen === undefined || holds(panel.enabledWhen.$, scope, screen.report);
  const turn = (panel: string) => {
    const others = node.many ? open.filter((one) => one !== panel) : [];
    setOpen(open.includes(panel) ? others : [...others, panel]);
    if (!opened.includes(panel)) setOpened([...opened, panel]);
  };
  return (
    <div className="accordion">
      {panels.map((panel) => {
        const isOpen = open.includes(panel.id) && canOpen(panel);
        return (
          <div key={panel.id} className="accordion-part">
            <h3 className="accordion-head">
              <button
                type="button"
                className="accordion-turn"
                id={`${id}-head-${panel.id}`}
                aria-expanded={isOpen}
                aria-controls={`${id}-part-${panel.id}`}
                disabled={!canOpen(panel)}
                onClick={() => turn(panel.id)}
              >
                {textOf(panel.label, scope, screen.report)}
              </button>
            </h3>
            <div className="accordion-body" role="region" id={`${id}-part-${panel.id}`} aria-labelledby={`${id}-head-${panel.id}`} hidden={!isOpen}>
              <div className="stack gap-medium">{opened.includes(panel.id) ? draw(panel.show) : null}</div>
            </div>
          </div>
        );
      })}
    </div>
  );
}
