import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';

// Most visits meet no text that is cut.
const CutText = lazy(() => import('./CutText'));

/** The element at a place of a table whose text is cut; nothing where all of it can be read. Measured only when somebody points at it. */
function cutAt(target: EventTarget): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('[role="gridcell"], [role="columnheader"]');
  if (!cell) return undefined;
  const isCut = ({ scrollWidth, clientWidth, textContent }: HTMLElement) => scrollWidth > clientWidth && clientWidth > 0 && textContent.trim() !== '';
  return [cell, ...cell.querySelectorAll<HTMLElement>('.cell-link, .text-badge, .cell-edit-value, .MuiDataGrid-columnHeaderTitle')].findLast(isCut);
}

/** Shows the whole of a cut text while the pointer or the focus is on it: handlers for what holds the table, and what shows. Escape takes it away. */
export function useCutText(): { handlers: Handlers; shown: ReactNode } {
  const [cut, setCut] = useState<HTMLElement>();
  const handlers = useMemo((): Handlers => {
    const look = ({ target }: { target: EventTarget }) => setCut(cutAt(target));
    const leave = () => setCut(undefined);
    return { onMouseOver: look, onMouseLeave: leave, onFocus: look, onBlur: leave, onKeyDownCapture: ({ key }) => key === 'Escape' && leave() };
  }, []);
  return { handlers, shown: cut?.isConnected ? <Suspense fallback={null}>{<CutText key={cut.textContent} of={cut} />}</Suspense> : null };
}

type Handlers = Pick<React.HTMLAttributes<HTMLElement>, 'onMouseOver' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onKeyDownCapture'>;
