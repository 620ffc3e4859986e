import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { FormStore } from '../../runtime/form/form-store';
import { formFromSchema } from '../../runtime/form/form-from-schema';
import type { FormFault } from '../../runtime/form/form-context';
import { FormView } from '../../runtime/form/FormView';
import { interpretSchema } from '../../runtime/validation/interpreter';
import { isWithin } from '../../runtime/validation/pointer';
import { validateForm } from '../../runtime/validation/validate-form';
import { defaultWidgets } from '../../widgets/defaults';
import { widgets } from '../../widgets/registry';

/** How a document was drawn: each of its leaf values by a field, within a field of JSON, or not at all. */
export interface Opened {
  data: unknown;
  errors: unknown[];
  faults: FormFault[];
  field: string[];
  json: string[];
  missing: string[];
}

declare global {
  interface Window {
    openDocument: (schema: Record<string, unknown>, document: unknown) => Promise<Opened>;
    /** Opens a document, and edits and undoes at every control of its form: each control that did not leave things as they were, with what became of them. */
    roundTrips: (schema: Record<string, unknown>, document: unknown) => Promise<string[]>;
    /** Says all that is wrong in the form that is open. */
    judgeNow: () => void;
    /** The data of the form that is open. */
    dataNow: () => unknown;
    /** How long it took to draw a form, in milliseconds. */
    timeForm: (schema: Record<string, unknown>, document: unknown) => Promise<{ mount: number; controls: number }>;
    /** Focuses a line of text that stands so far down, from 0 to 1; false where there is none. */
    aim: (share: number) => boolean;
    painted: () => Promise<void>;
    /** Makes the page as it was when it was loaded: without a form, a focus, a selection, or anything else that a form put into it. */
    clear: () => Promise<void>;
  }
}

const escape = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

function leavesOf(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, `${pointer}/${escape(name)}`));
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 2; ) {
    await nextFrame();
    quiet = document.querySelector('[aria-busy]') === null ? quiet + 1 : 0;
  }
}

/** Whether a control shows a value, and not only stands where the value is. */
function shows(element: HTMLElement, value: unknown): boolean {
  // Nothing and an empty text are an empty control.
  if (value === undefined || value === null || value === '') return true;
  if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked === value;
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.textContent !== '' && element.value !== '';
  if (element instanceof HTMLInputElement && element.getAttribute('role') === 'combobox') return element.value !== '';
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    if (typeof value === 'number') return Number(element.value.replaceAll(',', '')) === value;
    return element.value === String(value);
  }
  if (element.getAttribute('role') === 'radiogroup') return element.querySelector(':checked, [aria-checked=true]') !== null;
  return element.textContent !== '';
}

/** What the ids of the form's elements begin with: the form's id, and what React adds for each form of the page. */
function elementIdOf({ options: { form } }: FormStore): string {
  const first = document.querySelector(`[id^="${form.id}-"]`)?.id ?? '';
  return /^.*?_r_\w+_(?=-)/.exec(first)?.[0] ?? form.id;
}

/** The control that draws a leaf: its own, or that of the nearest whole around it. */
function drawnBy(store: FormStore, pointer: string): 'field' | 'json' | 'missing' {
  const planned = store.plan.fields.filter(({ at }) => at !== '' && isWithin(at, pointer))[0] ?? store.plan.fields.find(({ at }) => at === '');
  if (planned === undefined) return 'missing';
  const steps = pointer
    .slice(planned.at.length)
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const elementId = elementIdOf(store);
  for (let length = steps.length; length >= 0; length -= 1) {
    const element = document.getElementById([elementId, planned.id, ...steps.slice(0, length)].join('-'));
    if (element === null) continue;
    if (element.matches('textarea.field-code')) return 'json';
    // Nothing is shown as a list or a group without entries.
    if (element.matches('fieldset') && length === steps.length && store.get(pointer) === null) return 'field';
    const isControl = element.matches('input, select, textarea, button, [contenteditable], [role=radiogroup]');
    // One control shows a list of choices.
    const isShown = length < steps.length ? !element.matches('select') : shows(element, store.get(pointer));
    return isControl && isShown ? 'field' : 'missing';
  }
  return 'missing';
}

let root: Root | undefined;
let store: FormStore;

function draw(schema: Record<string, unknown>, data: unknown, faults: FormFault[] = []): void {
  root?.unmount();
  root = createRoot(document.getElementById('root') as HTMLElement);
  store = new FormStore({ form: formFromSchema(schema), data, schemaErrors: interpretSchema(schema) });
  const report = (fault: FormFault) => void faults.push(fault);
  root.render(
    <StrictMode>
      <FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} report={report} />
    </StrictMode>,
  );
}

/** Shows the rest of every long list. */
async function showWholeLists(): Promise<void> {
  const more = () =>
    [...document.querySelectorAll<HTMLButtonElement>('.stock-object > button')].find(({ textContent }) => /^Show \d+ more of/.test(textContent));
  for (let button = more(); button !== undefined; button = more()) {
    button.click();
    await settled();
  }
}

window.openDocument = async (schema, data) => {
  const faults: FormFault[] = [];
  draw(schema, data, faults);
  await settled();
  await showWholeLists();
  const drawn: Pick<Opened, 'field' | 'json' | 'missing'> = { field: [], json: [], missing: [] };
  for (const pointer of leavesOf(data)) drawn[drawnBy(store, pointer)].push(pointer);
  const { form, schemaErrors } = store.options;
  return { data: store.data, errors: validateForm(form, store.data, {}, schemaErrors), faults, ...drawn };
};

window.judgeNow = () => void store.validate();

window.dataNow = () => store.data;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Writes as the browser does when a person types, and as React hears it. */
function type(control: Control, text: string): void {
  const owner = control instanceof HTMLInputElement ? HTMLInputElement : control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLSelectElement;
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const controls = () =>
  [...document.querySelectorAll<Control>('#root :is(input, textarea, select)')].filter(
    (control) => !control.disabled && !control.hasAttribute('readonly') && control.closest('.stock-key, .field-panel') === null,
  );

/** What is done at a control and undone again. */
function* edits(control: Control): Generator<() => void> {
  if (control instanceof HTMLSelectElement) {
    // Another kind of value is another value: what was there is gone, and the person has said so.
    if (control.id.endsWith('__kind')) return;
    const before = control.value;
    const other = [...control.options].find(({ value, disabled }) => value !== before && !disabled);
    if (other === undefined || before === 'unknown') return;
    yield () => type(control, other.value);
    yield () => type(control, before);
  } else if (control.type === 'checkbox') {
    yield () => control.click();
    yield () => control.click();
  } else if (control.getAttribute('role') !== 'combobox') {
    const before = control.value;
    yield () => type(control, `${before}1`);
    yield () => type(control, before);
    yield () => type(control, '');
    yield () => type(control, before);
  }
}

window.roundTrips = async (schema, data) => {
  const found: string[] = [];
  const whole = JSON.stringify(data);
  draw(schema, structuredClone(data));
  await settled();
  const compare = (control: Control, when: string) => {
    const now = JSON.stringify(store.data);
    if (now !== whole) found.push(`${control.id}, ${when}: ${now}`);
    return now === whole;
  };
  const all = controls();
  if (JSON.stringify(store.data) !== whole) found.push(`opening: ${JSON.stringify(store.data)}`);
  for (const control of all) {
    if (!control.isConnected) continue;
    let step = 0;
    for (const edit of edits(control)) {
      control.focus();
      edit();
      await Promise.resolve();
      step += 1;
      if (!control.isConnected && control.tagName !== 'TEXTAREA') {
        found.push(`${control.id}: the control is gone after step ${step}`);
        break;
      }
      if (step % 2 === 0 && !compare(control, `step ${step}`)) return found;
    }
  }
  return found;
};

window.timeForm = async (schema, data) => {
  root?.unmount();
  const start = performance.now();
  draw(schema, data);
  await settled();
  return { mount: performance.now() - start, controls: controls().length };
};

window.aim = (share) => {
  const texts = controls().filter((control) => control.tagName !== 'SELECT' && control.type === 'text' && control.getAttribute('role') !== 'combobox');
  const aimed = texts[Math.floor(share * texts.length)];
  aimed?.focus();
  return aimed !== undefined;
};

window.painted = () => nextFrame().then(() => {});

window.clear = async () => {
  root?.unmount();
  root = undefined;
  // What the form left for later still runs, on nothing.
  await settled();
  const body = document.createElement('body');
  const place = document.createElement('div');
  place.id = 'root';
  body.append(place);
  document.body.replaceWith(body);
  document.getSelection()?.removeAllRanges();
  window.scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
};
