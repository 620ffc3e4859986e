import type { Layout } from '../definitions/shapes/layout';
import type { App } from '../definitions/shapes/settings';
import { evaluate, holds, type Scope } from '../expressions/evaluate';
import type { ScreenInstance } from '../screen/screen-instance';
import { useViewport } from '../contracts/use-viewport';

/** How the panel of a layout stands. */
interface PanelState {
  /** The panel, while it is there. */
  panel: Layout['panel'];
  isOpen: boolean;
  /** Whether it lies over the page, which cannot be used meanwhile. */
  covers: boolean;
  /** What the page has of the window beside it, up to 1. */
  share: number;
}

/** Whether a layout's panel is there and open, and how much of the window it takes: all of it on a phone. Its expressions read the viewport of the window. */
export function usePanel(panel: Layout['panel'], open: Scope, { report }: ScreenInstance, breakpoints: App['breakpoints']): PanelState {
  const viewport = useViewport(breakpoints);
  const scope = { ...open, viewport };
  if (panel === undefined || (panel.when !== undefined && !holds(panel.when.$, scope, report)))
    return { panel: undefined, isOpen: false, covers: false, share: 1 };
  const isPhone = viewport.window === 'phone';
  const isOpen = holds(panel.openWhen.$, scope, report);
  const width = evaluate(panel.width.$, scope, report);
  const percent = typeof width === 'number' && Number.isFinite(width) ? Math.min(Math.max(width, 0), 100) : 0;
  return { panel, isOpen, covers: isOpen && isPhone, share: isOpen && !isPhone ? 1 - percent / 100 : 1 };
}
