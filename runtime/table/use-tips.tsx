import { isBlankText } from '../format/plain-text';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';

// Most visits meet no text that is cut and no button that cannot be used.
const TableTip = lazy(() => import('./TableTip'));

interface Tip {
  of: HTMLElement;
  text: string;
}

/** What there is to say of a place in a table: why a button cannot be used, or the whole of a text that is cut. Measured only when somebody points at it. */
function tipAt(target: EventTarget): Tip | undefined {
  if (!(target instanceof Element)) return undefined;
  const unusable = target.closest<HTMLElement>('[data-why]');
  if (unusable?.dataset.why) return { of: unusable, text: unusable.dataset.why };
  const cell = target.closest<HTMLElement>('[role="gridcell"], [role="columnheader"]');
  if (!cell) return undefined;
  const isCut = ({ scrollWidth, clientWidth, textContent }: HTMLElement) => scrollWidth > clientWidth && clientWidth > 0 && !isBlankText(textContent);
  const cut = [cell, ...cell.querySelectorAll<HTMLElement>('.cell-link, .text-badge, .cell-edit-value, .MuiDataGrid-columnHeaderTitle')].findLast(isCut);
  return cut && { of: cut, text: cut.textContent };
}

/** Shows a tip while the pointer or the focus is on what has one: handlers for what holds the table, and what shows. Escape takes it away. */
export function useTips(): { handlers: Handlers; shown: ReactNode } {
  const [tip, setTip] = useState<Tip>();
  const handlers = useMemo((): Handlers => {
    const look = ({ target }: { target: EventTarget }) => setTip(tipAt(target));
    const leave = () => setTip(undefined);
    return { onMouseOver: look, onMouseLeave: leave, onFocus: look, onBlur: leave, onKeyDownCapture: ({ key }) => key === 'Escape' && leave() };
  }, []);
  return { handlers, shown: tip?.of.isConnected ? <Suspense fallback={null}>{<TableTip key={tip.text} {...tip} />}</Suspense> : null };
}

type Handlers = Pick<React.HTMLAttributes<HTMLElement>, 'onMouseOver' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onKeyDownCapture'>;
