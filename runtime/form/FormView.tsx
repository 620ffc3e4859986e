import { type FocusEvent, type FormEvent, type ReactNode, useCallback, useEffect, useId, useMemo, useSyncExternalStore } from 'react';
import type { CalledOperation } from '../definitions/compiled';
import type { FormPlan } from '../validation/form-plan';
import type { FormError } from '../validation/validate-form';
import type { WidgetRegistry } from '../widget-contract';
import { ErrorSummary } from './ErrorSummary';
import { FormNodes } from './FormNodes';
import type { FormStore } from './form-store';
import { type DefaultWidget, type FormFault, FormProvider, type FormContextValue } from './form-context';
import { useFirstFields } from './use-first-fields';
import { fieldOf, isUnreadable, unreadableFields, useTypedText } from './use-typed-text';
import { word } from '../words';
import './form.css';

export interface FormViewProps {
  /** The id of the form element, for what submits it from elsewhere. */
  id?: string;
  store: FormStore;
  widgets: WidgetRegistry;
  defaultWidgets: readonly DefaultWidget[];
  /** Sends the data; the faults it answers land on their fields. Not called while the form has faults of its own. */
  onSubmit?: (data: unknown) => Promise<readonly FormError[] | undefined> | readonly FormError[] | undefined;
  /** A person has left a field. */
  onLeave?: () => void;
  /** Told of each fault that was contained in a field. */
  report?: (fault: FormFault) => void;
  onEvent?: (field: string, event: string, detail: unknown) => void;
  /** The calls that fields may ask for their choices. */
  operations?: Record<string, CalledOperation>;
  sendFile?: FormContextValue['sendFile'];
  nonce?: string;
  /** Names the form for assistive technology, where no heading does. */
  label?: string;
  /** What stands below the fields: buttons. `type="submit"` submits, `type="reset"` goes back to the start. */
  children?: ReactNode;
}

/** In milliseconds: so long a button is pressed. */
const afterPressing = 200;

const ignore = () => {};
const noOperations = {};

/** A form on the page: its fields, the summary of its faults, and what stands below. */
export function FormView({
  id,
  store,
  widgets,
  defaultWidgets,
  onSubmit,
  onLeave = ignore,
  report = ignore,
  onEvent = ignore,
  operations = noOperations,
  sendFile,
  nonce,
  label,
  children,
}: FormViewProps) {
  const state = useSyncExternalStore(store.subscribeAll, () => store.state);
  const plan = useSyncExternalStore(store.subscribeAll, () => store.plan);
  const elementId = `${store.options.form.id}-${useId()}`;
  const context = useMemo(
    (): FormContextValue => ({ store, elementId, widgets, defaultWidgets, report, emit: onEvent, operations, sendFile, nonce }),
    [store, elementId, widgets, defaultWidgets, report, onEvent, operations, sendFile, nonce],
  );
  const Added = store.optional?.view;
  const only = useFirstFields(store, plan.nodes);
  const fields = useMemo(() => (Added === undefined ? <FormNodes nodes={plan.nodes} only={only} /> : <Added />), [plan, Added, only]);

  const typed = useTypedText(store);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog stands, for React, inside the form that opened it.
    event.stopPropagation();
    const unreadable = unreadableFields(event.currentTarget);
    if (unreadable.length > 0) store.validate(store.isPartial);
    for (const id of unreadable) store.read(id, false);
    if (unreadable.length > 0 || onSubmit === undefined) return;
    void store.submit(onSubmit);
  };

  const leave = useCallback(
    ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      const field = target.closest('[data-field]');
      const wasUnreadable = isUnreadable(target);
      // Not at once: a message that comes between pressing a button and letting it go moves it from under the pointer, and nothing happens.
      setTimeout(() => {
        const isReadable = ![...(field?.querySelectorAll('input, textarea') ?? [])].some(isUnreadable);
        // A field of several controls is not left by going from one to the next: what still lacks may be typed there.
        if (isReadable || wasUnreadable || field?.contains(relatedTarget) === false) store.read(fieldOf(target), isReadable);
      }, afterPressing);
      onLeave();
    },
    [store, onLeave],
  );

  return (
    <FormProvider value={context}>
      <form
        id={id}
        className="form"
        noValidate
        aria-label={label}
        aria-busy={state.isSubmitting || only !== undefined || undefined}
        onSubmit={submit}
        onBlur={leave}
        onInput={typed.onInput}
        onKeyUp={typed.onKeyUp}
        // A control that finds out later that it cannot read its text says so as the platform does: by checkValidity().
        onInvalidCapture={({ target }) => {
          if (!(target instanceof Element) || !isUnreadable(target)) return;
          store.read(fieldOf(target), false);
          typed.found(target);
        }}
        onReset={(event) => {
          event.preventDefault();
          store.reset();
        }}
      >
        <ErrorSummary store={store} state={state} />
        <UndrawnFields faults={plan.faults} report={report} />
        {fields}
        {children}
      </form>
    </FormProvider>
  );
}

/** What is wrong with the records that describe fields: said where the fields would stand, and reported. */
function UndrawnFields({ faults, report }: { faults: FormPlan['faults']; report: (fault: FormFault) => void }) {
  useEffect(() => {
    for (const { message } of faults) report({ code: 'undrawable', field: '', message });
  }, [faults, report]);
  if (faults.length === 0) return null;
  return (
    <div className="alert tone-warning" role="note">
      <div>
        <p>{word('formFaulty')}</p>
        <ul>
          {faults.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
