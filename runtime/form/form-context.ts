import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CalledOperation } from '../definitions/compiled';
import type { Scope } from '../expressions/evaluate';
import type { SendFile } from '../http/http';
import type { WidgetRegistry } from '../widget-contract';
import type { FormStore } from './form-store';

/** One line of the table that gives a field without a widget its usual one. */
export interface DefaultWidget {
  type: string;
  format?: string;
  /** The schema lists what can be chosen. */
  choices?: boolean;
  /** Text that may be longer than this. */
  longerThan?: number;
  widget: string;
}

/** A fault met while a form is shown. It is contained in its field; the rest stays usable. */
export interface FormFault {
  code: 'widget-failed' | 'unknown-widget' | 'undrawable';
  /** The field's id. */
  field: string;
  message: string;
}

/** What every part of one form needs. */
export interface FormContextValue {
  store: FormStore;
  /** What the ids of the form's elements begin with. No other form of the page has it, also where one definition is open twice. */
  elementId: string;
  widgets: WidgetRegistry;
  defaultWidgets: readonly DefaultWidget[];
  report: (fault: FormFault) => void;
  /** A widget said that something happened. */
  emit: (field: string, event: string, detail: unknown) => void;
  /** The calls that fields may ask for their choices. */
  operations: Record<string, CalledOperation>;
  /** Sends the files of fields that name a call for it. */
  sendFile?: SendFile | undefined;
  nonce?: string;
}

const FormContext = createContext<FormContextValue | null>(null);
export const FormProvider = FormContext.Provider;

/** The id of a field's control: the summary's links lead to it. */
export const fieldElementId = (form: string, field: string): string => `${form}-${field}`;

/** The form around this component. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (context === null) throw new Error('A field stands outside of any form.');
  return context;
}

/** What the form reads from beside it. The component is drawn again when that changes, and for nothing else of the form. */
export const useFormScope = (store: FormStore): Scope => useSyncExternalStore(store.subscribeScope, () => store.scope);
