/**
 * Returns what does not fit on the page as it stands, one sentence each: the page or a part that should not scrolls sideways; a text is cut without an
 * ellipsis; two texts, or a text and a control, lie over each other; a button, badge, date or number takes more than one line. Also what reads "1 points":
 * the check of definitions cannot see a count that arrives as a ready text.
 * Runs in the page, and so uses nothing from outside.
 */
export function findMisfits(): string[] {
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  interface Piece extends Box {
    of: Element;
    words: string;
  }
  const found = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);

  /** What may be wider than its place and scrolls in it: grids and their footers, code, fields of one line, tabs, the menu of a section, charts, shelves of cards on a phone, and the days of a calendar. */
  const wide =
    '.MuiDataGrid-virtualScroller, .MuiTablePagination-root, pre, code, textarea, input, .visually-hidden, .tab-list, .section-menu, .calendar-grid, .chart-scroll, .columns-scroll, .cm-scroller';
  for (const element of document.querySelectorAll('body *'))
    if (element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX) && element.closest(wide) === null)
      found.add(`<${[element.localName, ...element.classList].join('.')}> scrolls sideways by ${element.scrollWidth - element.clientWidth} px`);

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const nameOf = (element: Element) => `<${[element.localName, ...element.classList].join('.').slice(0, 60)}>`;
  const clips = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'hidden' || overflowX === 'clip';
  const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) => /auto|scroll/.test(`${overflowX} ${overflowY}`);
  const isDrawn = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('.visually-hidden, [hidden]') === null;

  /** What of a box can be seen, and what cuts it without an ellipsis; nothing where it is hidden, or floats over the page. */
  const seen = (element: Element, { left, right, top, bottom }: Box): { part: Box; cut?: Element | undefined } | undefined => {
    let cut: Element | undefined;
    const part = { left, right, top, bottom };
    for (let outer: Element | null = element; outer !== null; outer = outer.parentElement) {
      const style = styleOf(outer);
      if (style.clipPath !== 'none') return undefined;
      // What floats over the page covers others on purpose, but cuts no text of its own.
      if (style.position === 'fixed' || style.position === 'sticky') return cut && { part: { left: 0, right: 0, top: 0, bottom: 0 }, cut };
      if (outer === document.body || (!clips(style) && !scrolls(style))) continue;
      const edge = outer.getBoundingClientRect();
      const isWider = part.right > edge.right + 1.5 || part.left < edge.left - 1.5;
      if (clips(style) && !scrolls(style) && isWider && style.textOverflow !== 'ellipsis' && edge.width > 1) cut ??= outer;
      const isTaller = clips(style) && !scrolls(style) && part.bottom > edge.bottom + (part.bottom - part.top) / 2 && part.top < edge.bottom;
      if (isTaller && style.webkitLineClamp === 'none' && edge.height > 1) cut ??= outer;
      part.left = Math.max(part.left, edge.left);
      part.right = Math.min(part.right, edge.right);
      part.top = Math.max(part.top, edge.top);
      part.bottom = Math.min(part.bottom, edge.bottom);
      // What ends with an ellipsis or has scrolled away is whole for those within.
      if (part.right - part.left < 1 || part.bottom - part.top < 1) break;
    }
    return { part, cut };
  };

  const pieces: Piece[] = [];
  const keep = (element: Element, box: Box, words: string) => {
    const shown = seen(element, box);
    if (shown?.cut) found.add(`"${words}" is cut by ${nameOf(shown.cut)}`);
    if (shown && shown.part.right - shown.part.left > 1 && shown.part.bottom - shown.part.top > 1) pieces.push({ ...shown.part, of: element, words });
  };
  /** What stands on one line, however little room there is. Whole cards and choices that are pressed hold texts of their own. */
  const single =
    'button:not(.cell-link, [class*="card"], [class*="tile"], [class*="choice"], [class*="step"], [class*="accordion"], [class*="Accordion"]), .text-badge, .menu-badge, .MuiDataGrid-cell, .table-card-line:is(.cell-of-date, .cell-of-date-time, .cell-of-number) > .table-card-value';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const words = (text.nodeValue ?? '').trim().slice(0, 40);
    const element = text.parentElement;
    if (words === '' || element === null || element.closest('script, style, noscript, option, svg') !== null || !isDrawn(element)) continue;
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const whole = element.closest(single);
    if (whole !== null && new Set(lines.map(({ top }) => Math.round(top / 4))).size > 1) found.add(`${nameOf(whole)} "${words}" takes more than one line`);
    for (const line of lines) keep(element, line, words);
  }
  for (const control of document.querySelectorAll('button, input:not([type="hidden"]), select, textarea, [role="switch"]'))
    if (isDrawn(control) && styleOf(control).opacity !== '0')
      keep(control, control.getBoundingClientRect(), control.getAttribute('aria-label') ?? nameOf(control));

  for (const line of document.body.innerText.split('\n'))
    for (const [words] of line.matchAll(
      /(?<![\p{L}\d.,:/+–-]|[\d,] |\d\. )1 (?!this|plus|was|has|less|class|address|access|progress|of|across)[a-z]{2,}[^s\W]s\b/gu,
    ))
      found.add(`"${words}" needs a singular`);

  pieces.sort((one, other) => one.top - other.top);
  const isOneThing = (one: Element, other: Element) => {
    const field = one.closest('label, .field, [role="radiogroup"], .apexcharts-canvas');
    return one === other || one.contains(other) || other.contains(one) || (field !== null && field.contains(other));
  };
  for (const [index, one] of pieces.entries())
    for (const other of pieces.slice(index + 1)) {
      if (other.top >= one.bottom - 3) break;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - other.top;
      if (wide > 3 && high > 3 && !isOneThing(one.of, other.of))
        found.add(`"${one.words}" and "${other.words}" overlap by ${Math.round(wide)} × ${Math.round(high)} px`);
    }
  return [...found];
}
