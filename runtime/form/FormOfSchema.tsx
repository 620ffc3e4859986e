import { useEffect, useMemo, useState } from 'react';
import type { JsonSchema } from '../definitions/compiled';
import { translated } from '../format/language';
import { interpretSchema } from '../validation/interpreter';
import { validateForm } from '../validation/validate-form';
import type { WidgetRegistry } from '../widget-contract';
import { FieldBoundary } from './FieldBoundary';
import { formFromSchema } from './form-from-schema';
import { FormStore } from './form-store';
import type { DefaultWidget, FormFault } from './form-context';
import { FormView } from './FormView';

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
      {translated('This schema cannot be drawn: {reason}', { reason })}
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
  const [undrawn, setUndrawn] = useState<readonly string[]>([]);
  const report = useMemo(() => (fault: FormFault) => setUndrawn((known) => (known.includes(fault.message) ? known : [...known, fault.message])), []);

  useEffect(() => {
    const tell = () => {
      const errors = validateForm(store.plan, store.data, {}, store.options.schemaErrors);
      onChange({ data: store.data, faults: errors.map(({ Field, Message }) => `${Field || '/'}: ${Message}`), undrawn: [...undrawn] });
    };
    tell();
    // A document of thousands of values is not judged at each key.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribeAll(() => {
      clearTimeout(timer);
      timer = setTimeout(tell, afterTyping);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, undrawn, onChange]);

  return (
    <FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} nonce={nonce} report={report} label={translated('The form of the schema')} />
  );
}
