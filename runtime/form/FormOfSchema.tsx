import { useEffect, useMemo, useRef, useState } from 'react';
import type { JsonSchema } from '../definitions/compiled';
import { translated } from '../format/language';
import { interpretSchema } from '../validation/interpreter';
import { messageOf } from '../validation/messages';
import { validateForm } from '../validation/validate-form';
import type { WidgetRegistry } from '../widget-contract';
import { FieldBoundary } from './FieldBoundary';
import { formFromSchema } from './form-from-schema';
import { FormStore } from './form-store';
import type { DefaultWidget, FormFault } from './form-context';
import { FormView } from './FormView';
import { badInput } from './shown-faults';
import { unreadableControls } from './use-typed-text';

export interface FormOfSchemaProps {
  schema: JsonSchema;
  /** The document that is opened; without one, a new record. */
  data?: unknown;
  widgets: WidgetRegistry;
  defaultWidgets: readonly DefaultWidget[];
  nonce?: string;
  /** Told at the start and after each change: the data, its faults, and what could not be drawn. */
  onChange: (state: { data: unknown; faults: string[]; undrawn: string[] }) => void;
}

/** In milliseconds: what was typed is told when the person rests. */
const afterTyping = 150;

/** The form of any JSON Schema. A schema that cannot be used is said in the form's place. Another schema needs another `key`. */
export function FormOfSchema(props: FormOfSchemaProps) {
  const fallback = (reason: string) => (
    <p className="field-fault" role="alert">
      {translated('This schema cannot be shown: {reason}', { reason })}
    </p>
  );
  return (
    <FieldBoundary fallback={fallback} onFault={() => {}}>
      <OpenedForm {...props} />
    </FieldBoundary>
  );
}

function OpenedForm({ schema, data, widgets, defaultWidgets, nonce, onChange }: FormOfSchemaProps) {
  const store = useMemo(
    () => new FormStore({ form: formFromSchema(schema), data, isNew: data === undefined, schemaErrors: interpretSchema(schema) }),
    [schema, data],
  );
  const holder = useRef<HTMLDivElement>(null);
  const [undrawn, setUndrawn] = useState<readonly string[]>([]);
  const report = useMemo(() => (fault: FormFault) => setUndrawn((known) => (known.includes(fault.message) ? known : [...known, fault.message])), []);

  useEffect(() => {
    const element = holder.current;
    const tell = () => {
      const unreadable = unreadableIn(element, store);
      // Of a control that cannot be read nothing else is said.
      const errors = validateForm(store.plan, store.data, {}, store.options.schemaErrors).filter(({ Field }) => !unreadable.some(({ at }) => at === Field));
      const faults = [...unreadable.map(({ at, message }) => [at, message]), ...errors.map(({ Field, Message }) => [Field, Message])];
      onChange({ data: store.data, faults: faults.map(([at, message]) => `${at || '/'}: ${message}`), undrawn: [...undrawn] });
    };
    tell();
    // A document of thousands of values is not judged at each key.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tellLater = () => {
      clearTimeout(timer);
      timer = setTimeout(tell, afterTyping);
    };
    const stop = store.subscribeAll(tellLater);
    // Text that cannot be read may change no value.
    element?.addEventListener('input', tellLater);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('input', tellLater);
      stop();
    };
  }, [store, undrawn, onChange]);

  return (
    <div ref={holder}>
      <FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} nonce={nonce} report={report} label={translated('Form for this schema')} />
    </div>
  );
}

/** What is typed and cannot be read, such as a number that no number of JSON holds: the pointer of its field, and the message. */
function unreadableIn(holder: Element | null, { plan }: FormStore): { at: string; message: string }[] {
  const form = holder?.querySelector('form');
  if (!form) return [];
  return unreadableControls(form).map(({ control, field }) => {
    const label = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.labels?.[0]?.textContent?.trim() : undefined;
    const at = plan.fields.find(({ id }) => id === field)?.at ?? '';
    return { at, message: messageOf({ keyword: badInput }, label || control.getAttribute('aria-label') || at) };
  });
}
