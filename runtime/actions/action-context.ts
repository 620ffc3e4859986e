import type { QueryKey } from '@tanstack/react-query';
import type { Services } from '../contracts/services';
import type { Bundle } from '../definitions/compiled';
import type { Actions } from '../definitions/actions/later';
import type { Scope } from '../expressions/evaluate';
import type { Failure } from '../http/http';

/** A form on the screen, as actions use it. */
export interface FormHandle {
  /** Whether unsaved input is lost without a question. `kept`: only text that cannot be read asks. */
  mayBeLost: boolean | 'kept';
  /** The ids of the fields whose controls hold text that cannot be read. */
  unreadable(): readonly string[];
  /** `isPartial`: what must be filled may be missing. */
  submit(isPartial?: boolean): void;
  reset(): void;
  /** Writes values, by property. */
  fill(values: Record<string, unknown>): void;
  /** Puts messages on their fields, and the rest in the form's summary. Says where people read them: some nowhere, where a form has no summary or was left. */
  showErrors(errors: Failure['Errors']): 'atFields' | 'inForm' | 'partly';
}

/** What runs actions: a screen, a dialog, a table in one of them, or a flow of the application. */
export interface ActionContext {
  services: Services;
  bundle: Pick<Bundle, 'operations' | 'dialogs'>;
  scope(): Scope;
  set?(variable: string, value: unknown): void;
  send?(event: { type: string; [key: string]: unknown }): void;
  emit?(event: string, payload: unknown): void;
  /** What is done at the events of a fragment, by the id of its `use`. */
  fragmentEvents?(use: string): Record<string, Actions> | undefined;
  /** The actions of a name in the screen's definition. */
  named?(actions: string): Actions | undefined;
  refetch?(ids: string[]): void;
  /** Under which key react-query has the answer of declared data. */
  queryKey?(id: string): QueryKey | undefined;
  form?(id: string): FormHandle | undefined;
  /** The same for one that is not there yet; undefined when none comes. */
  formToCome?(id: string): Promise<FormHandle | undefined>;
  closeDialog?(result: unknown): void;
  /** Whether what it runs in has changes that would be lost. */
  hasChanges?(): boolean;
  /** The form whose submit runs these actions: failures land on its fields. */
  submitting?: FormHandle;
  /** The whole bundle, for dialogs that these actions open. */
  whole?: Bundle;
  /** Aborted when the screen is left: the dialogs that its actions opened close with it. */
  signal?: AbortSignal;
}

/** Whether the rest of a list of actions is run. */
export type ActionResult = 'continue' | 'stop';

/** Runs a list of actions: given to those actions that have lists of their own. */
export type RunActions = (list: Actions | undefined, context: ActionContext, extra?: Scope) => Promise<ActionResult>;

/** Reports an expression that fails where actions run. */
export const reporter = (context: Pick<ActionContext, 'services'>) => (message: string) => context.services.report({ code: 'expression-failed', message });
