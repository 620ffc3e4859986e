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

/** The control that draws a leaf: its own, or that of the nearest whole around it. */
function drawnBy(store: FormStore, pointer: string): 'field' | 'json' | 'missing' {
  const planned = store.plan.fields.filter(({ at }) => at !== '' && isWithin(at, pointer))[0] ?? store.plan.fields.find(({ at }) => at === '');
  if (planned === undefined) return 'missing';
  const steps = pointer
    .slice(planned.at.length)
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  for (let length = steps.length; length >= 0; length -= 1) {
    const element = document.getElementById([store.options.form.id, planned.id, ...steps.slice(0, length)].join('-'));
    if (element === null) continue;
    if (element.matches('textarea.field-code')) return 'json';
    return element.matches('input, select, textarea, button, [contenteditable], [role=radiogroup]') ? 'field' : 'missing';
  }
  return 'missing';
}

let root: Root | undefined;

window.openDocument = async (schema, data) => {
  root?.unmount();
  root = createRoot(document.getElementById('root') as HTMLElement);
  const faults: FormFault[] = [];
  const store = new FormStore({ form: formFromSchema(schema), data, schemaErrors: interpretSchema(schema) });
  const report = (fault: FormFault) => void faults.push(fault);
  root.render(
    <StrictMode>
      <FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} report={report} />
    </StrictMode>,
  );
  await settled();
  const drawn: Pick<Opened, 'field' | 'json' | 'missing'> = { field: [], json: [], missing: [] };
  for (const pointer of leavesOf(data)) drawn[drawnBy(store, pointer)].push(pointer);
  const { form, schemaErrors } = store.options;
  return { data: store.data, errors: validateForm(form, store.data, {}, schemaErrors), faults, ...drawn };
};
