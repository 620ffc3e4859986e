/** How a side bar stands: locked open, open or folded beside the page, open above it, or closed. */
type SideBarState = 'locked' | 'open' | 'folded' | 'above' | 'closed';

/** From this width of the window on, in px, a side bar is always open. */
const lockedFrom = 1280;
/** Below this width of the window, in px, an open side bar lies above the page. */
export const narrowBelow = 600;

/** How a side bar stands in a window of this width. */
export function sideBarIn(windowWidth: number, isOpen: boolean): SideBarState {
  if (windowWidth >= lockedFrom) return 'locked';
  if (windowWidth < narrowBelow) return isOpen ? 'above' : 'closed';
  return isOpen ? 'open' : 'folded';
}
