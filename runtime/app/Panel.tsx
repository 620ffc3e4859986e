import { type ReactNode, useEffect, useRef } from 'react';
import type { Layout } from '../definitions/shapes/layout';
import type { Node } from '../definitions/nodes';
import './panel.css';

interface PanelProps {
  panel: NonNullable<Layout['panel']>;
  isOpen: boolean;
  label: string;
  region(nodes: readonly Node[]): ReactNode;
}

/** What stands at the right edge of the window. Focus that was in what vanishes goes on in what comes. */
export function Panel({ panel, isOpen, label, region }: PanelProps) {
  const parts = useRef<HTMLElement>(null);
  const edge = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const vanished = isOpen ? edge.current : parts.current;
    const isLost = document.activeElement === document.body || vanished?.contains(document.activeElement) === true;
    if (isLost) (isOpen ? parts.current : edge.current?.querySelector('button'))?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <>
      <aside ref={parts} className="panel" aria-label={label} tabIndex={-1} hidden={!isOpen}>
        {isOpen ? region(panel.show) : null}
      </aside>
      <div ref={edge} className="panel-edge" hidden={isOpen}>
        {isOpen ? null : region(panel.closed)}
      </div>
    </>
  );
}
