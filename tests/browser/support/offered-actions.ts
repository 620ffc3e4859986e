import type { Page } from 'playwright-core';

/** What a page offers to press: by its words, and by the words of its row where it is in one. */
export interface Offered {
  /** The number that the element carries as `data-offered`. */
  number: number;
  name: string;
  /** How its row begins; empty outside of a row. */
  row: string;
  /** The heading of the dialog that it is in; empty on the screen itself. */
  place: string;
  /** The same for all that do the same for rows in the same state: its place, the actions of its row, and which of these it is. */
  kind: string;
  /** How many with the same name stand before it in the same row. */
  repeated: number;
}

/** Distinguishes an action from all others that the page offers. */
export const keyOf = ({ name, row, repeated }: Offered): string => `${row} › ${name} ${repeated}`;

/** Dialogs, questions and menus: the last one is in front. */
export const layers = '[role="dialog"], [role="alertdialog"], .MuiPopover-root, .MuiDialog-root';

/**
 * Lists what can be pressed where a person is: in the open menu or dialog, else on the screen. Links lead elsewhere and are not among them, nor are the
 * fields of a form: those are filled in.
 * @param withFrame whether the bar and the panels around the screen count, too.
 */
export const listOffered = (page: Page, withFrame: boolean): Promise<Offered[]> =>
  page.evaluate(
    ([isWithFrame, layer]) => {
      for (const element of document.querySelectorAll('[data-offered]')) element.removeAttribute('data-offered');
      const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
      const front = [...document.querySelectorAll(layer)].findLast(shown);
      const place = front ?? (isWithFrame ? document.body : document.querySelector('main'));
      const heading = front === undefined ? '' : (front.querySelector('h2')?.textContent ?? 'menu');
      const pressable = 'button, [role="button"], [role="menuitem"], [role="switch"], [role="tab"], input[type="checkbox"], a:not([href]), summary, .fc-event';
      const resting = ':disabled, [aria-disabled="true"]';
      const left = `${resting}, [aria-selected="true"], [aria-haspopup="listbox"], .message-close, .dialog-close, form input, form [role="switch"]`;
      const leftBelow = '[aria-hidden="true"], [inert], [data-field], .messages, .MuiDataGrid-columnHeaders, .MuiInputBase-root, .MuiPickersInputBase-root';
      const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
      const withoutNumbers = (text: string) => text.replace(/\d+/g, '#');
      const all = [...(place?.querySelectorAll(pressable) ?? [])];
      const occurs = new Map<string, number>();
      const textOf = (element: Element) => withoutNumbers(plain(element.textContent));
      for (const element of all) occurs.set(textOf(element), (occurs.get(textOf(element)) ?? 0) + 1);
      // A text that one element alone has names its row.
      const wordsInRow = (element: Element) => ((occurs.get(textOf(element)) ?? 0) > 1 ? textOf(element) : '*');
      const states = new Map<Element, string>();
      const stateOf = (row: Element) => {
        const state = states.get(row) ?? [...row.querySelectorAll(pressable)].map((one) => `${wordsInRow(one)}${one.matches(resting) ? '-' : ''}`).join('|');
        states.set(row, state);
        return state;
      };
      const times = new Map<string, number>();
      const offered = all.filter((element) => shown(element) && !element.matches(left) && element.closest(leftBelow) === null);
      return offered.map((element, number) => {
        element.setAttribute('data-offered', String(number));
        const row = element.closest('[role="row"], tr, li, article, .card');
        const name = plain(element.getAttribute('aria-label') ?? element.textContent) || element.className;
        const rowWords = plain(row?.textContent).slice(0, 60);
        const repeated = times.get(`${rowWords} ${name}`) ?? 0;
        times.set(`${rowWords} ${name}`, repeated + 1);
        const inRow = row === null ? withoutNumbers(name) : `${stateOf(row)} › ${[...row.querySelectorAll(pressable)].indexOf(element)} ${wordsInRow(element)}`;
        // Of boxes to tick one is enough.
        const words = element instanceof HTMLInputElement ? 'box' : inRow;
        return { number, name, row: rowWords, place: heading, repeated, kind: `${heading} › ${words} ${element.className}` };
      });
    },
    [withFrame, layers] as const,
  );

/** Presses one of those that were listed last, as a pointer does. */
export const press = (page: Page, { number }: Offered): Promise<void> => page.locator(`[data-offered="${number}"]`).click({ timeout: 3000 });

/** Returns what tells a person that they cannot have what they pressed: a message, a notice in the place of data, or a page of its own, unless that is the screen itself. */
export const refusalsShown = (page: Page, path: string): Promise<string[]> =>
  page.evaluate((of) => {
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map((element) => (element.textContent ?? '').trim());
    return [
      ...texts('.message.tone-error').map((text) => `message "${text}"`),
      ...texts('.notice[role="alert"]').map((text) => `notice "${text}"`),
      ...texts('h1, h2')
        .filter((text) => ['You cannot open this page', 'Something went wrong', 'This page does not exist'].includes(text) && location.pathname !== of)
        .map((text) => `page "${text}"`),
    ];
  }, path);

/** Whether an open form shows what is wrong at its fields. */
export const showsFaults = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('[aria-invalid="true"], .form-summary') !== null);

/** The paths that the screen links to. */
export const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...new Set([...document.querySelectorAll('a[href^="/"]:not([target])')].map((link) => link.getAttribute('href') ?? ''))]);
