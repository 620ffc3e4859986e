import { userEvent } from 'vitest/browser';
import type { Mounted } from './host';
import { settled } from './pending';

type Control = HTMLElement & { disabled?: boolean; readOnly?: boolean };

const mostControls = 8;
const native = ['date', 'time', 'datetime-local', 'month', 'week'];

const selector = 'input:not([type="hidden"]), select, textarea, button, summary, [contenteditable="true"], [tabindex="0"]';

/** The controls of a widget that are there, usable or not: of a row of radio buttons the first three. */
export function controlsIn(place: HTMLElement): Control[] {
  const radios = new Map<string, number>();
  return [...place.querySelectorAll<Control>(selector)].filter((control) => {
    if (!control.checkVisibility()) return false;
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
    const count = (radios.get(control.name) ?? 0) + 1;
    radios.set(control.name, count);
    return count <= 3;
  });
}

const isTextControl = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'range', 'button', 'submit', ...native].includes(control.type));

const isEditable = (control: Element): boolean => isTextControl(control) || (control as HTMLElement).isContentEditable;

/** The controls into which text is typed. */
export const textControlsIn = (place: HTMLElement) => controlsIn(place).filter(isEditable);

/** Whether the Tab key stops at a control. */
export const isTabStop = (control: Control): boolean => control.tabIndex >= 0 && control.disabled !== true && control.checkVisibility();

/** Presses a control by the mouse. */
function press(control: Control): void {
  const goesOn = control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true, pointerType: 'mouse' }));
  const takesFocus = control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  if (goesOn && takesFocus) control.focus();
  control.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, cancelable: true, pointerType: 'mouse' }));
  control.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, cancelable: true }));
  control.click();
}

/** Pastes a text where the focus is. */
function paste(text: string): void {
  const target = document.activeElement;
  if (target === null || target === document.body) return;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const goesOn = target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  if (goesOn && isEditable(target)) document.execCommand('insertText', false, text);
}

/** Chooses each other line of a list that somebody could choose. */
function chooseOthers(list: HTMLSelectElement): void {
  const set = (index: number) => {
    list.selectedIndex = index;
    list.dispatchEvent(new Event('input', { bubbles: true }));
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const others = [...list.options].filter((option) => !option.disabled && !option.selected).slice(0, 3);
  for (const { index } of others) set(index);
}

const picture = () =>
  new File(
    [Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='), (one) => one.charCodeAt(0))],
    'dot.png',
    { type: 'image/png' },
  );

/** Offers files: by the dialog that a press on the control would open, and by dropping them. */
export function offerFiles(control: HTMLInputElement, files = [picture()]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  let opens = false;
  const shut = (event: Event) => {
    opens = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', shut);
  if (!control.disabled) control.click();
  window.removeEventListener('click', shut);
  if (!opens) return;
  control.files = dataTransfer.files;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Drops files on whatever takes them. */
function dropFiles(place: HTMLElement): void {
  const target = place.querySelector('input[type="file"]')?.parentElement;
  if (!target) return;
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(picture());
  for (const name of ['dragover', 'drop']) target.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
}

const keysFor = (control: Control): string => {
  if (control instanceof HTMLSelectElement) return '{ArrowDown}';
  if (control instanceof HTMLInputElement && native.includes(control.type)) return '1{ArrowUp}{Delete}';
  if (control instanceof HTMLInputElement && control.type === 'file') return '';
  if (isEditable(control)) return '7{ArrowDown}{ArrowUp}a{Enter}';
  return '{ArrowDown} {ArrowUp}{Enter}7';
};

/** Ways to a control that a person has. */
export type Way = 'mouse' | 'keys' | 'paste' | 'files';

/**
 * Does to each control what a person can do, by one way, and says by which control the focus was lost: whoever uses the keyboard would begin the page
 * anew. What appears meanwhile is tried too. `afterEach` runs after each control, once nothing moves.
 */
export async function tryAll({ place }: Mounted, way: Way, afterEach: () => void = () => undefined): Promise<string[]> {
  const seen = new Set<Element>();
  const lost: string[] = [];
  if (way === 'files' && place.querySelector('input[type="file"]') === null) return lost;
  for (let count = 0; count < mostControls; count += 1) {
    const control = controlsIn(place).find((one) => !seen.has(one));
    if (control === undefined) break;
    seen.add(control);
    const name = nameOf(control);
    if (way === 'files') {
      if (control instanceof HTMLInputElement && control.type === 'file') offerFiles(control);
    } else if (way === 'mouse') {
      if (control instanceof HTMLInputElement && control.type === 'file') continue;
      press(control);
      if (control instanceof HTMLSelectElement && !control.disabled) chooseOthers(control);
    } else {
      control.focus();
      if (!place.contains(document.activeElement)) continue;
      if (way === 'keys') {
        const keys = keysFor(control);
        if (keys !== '') await userEvent.keyboard(keys);
      } else paste('2');
    }
    await settled();
    afterEach();
    if (way !== 'files' && document.activeElement === document.body) lost.push(name);
  }
  if (way === 'files') {
    dropFiles(place);
    await settled();
    await settled();
  }
  return lost;
}

const nameOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-label') ?? (control.textContent?.trim() || control.getAttribute('type') || control.tagName.toLowerCase())).slice(0, 40);

/** Takes away what there is: texts, pressed boxes, and by buttons that say so. */
export async function takeAllAway({ place }: Mounted): Promise<void> {
  for (const control of controlsIn(place).slice(0, mostControls)) {
    if (!control.isConnected) continue;
    if (isEditable(control)) {
      control.focus();
      await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    } else if (control instanceof HTMLInputElement && native.includes(control.type)) {
      control.focus();
      await userEvent.keyboard('{Delete}');
    } else if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio') && control.checked) press(control);
    else if (control instanceof HTMLButtonElement && /remove|clear/i.test(nameOf(control))) press(control);
    else if (control instanceof HTMLSelectElement) {
      control.selectedIndex = 0;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await settled();
  }
}
