import type { RefObject } from 'react';
import type { FormHandle } from '../actions/action-context';
import type { FormStore } from '../form/form-store';
import type { FormState, ScreenInstance } from './screen-instance';

/** Milliseconds after the last change at which the form is looked at as a whole: for buttons that wait until it is valid. */
const restAfterTyping = 80;

interface Told {
  store: FormStore;
  handle: FormHandle;
  screen: ScreenInstance;
  /** The node's id: what the screen knows the form by. */
  id: string;
  /** Called when the data has changed and the person rests. */
  onRest: RefObject<(() => void) | undefined>;
}

/**
 * Keeps the screen told how a form stands: `forms.<node>`. Whether it is valid is found out when an expression first reads it, and from then on
 * whenever the person rests: where nothing waits for it, nothing is validated. Answers how to look at once, and how to stop.
 */
export function tellScreen({ store, handle, screen, id, onRest }: Told): { look(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let valid: boolean | undefined;
  let given: { changed: boolean; busy: boolean; valid: boolean | undefined } | undefined;
  // What a form takes of what it is given is known only to it, where parts of it may be gone.
  let told: unknown = store.plan.form.adds === undefined ? store.data : undefined;
  let hasTold = false;

  const put = () => {
    const { isDirty: changed, isSubmitting: busy } = store.state;
    if (given?.changed === changed && given.busy === busy && given.valid === valid) return;
    const next = { changed, busy, valid };
    given = next;
    const read = () => {
      valid ??= store.isValid;
      next.valid = valid;
      return valid;
    };
    // Not enumerable: React's tools for development read whatever can be listed.
    screen.putForm(id, handle, Object.defineProperty({ changed, busy }, 'valid', { get: read }) as FormState);
  };
  const look = () => {
    if (valid !== undefined) valid = store.isValid;
    put();
    if (store.data === told) return;
    const isOpened = told === undefined;
    told = store.data;
    // Back to what it was at first is a change too, for whoever has heard of another.
    if (store.state.isDirty || hasTold || isOpened) onRest.current?.();
    hasTold = store.state.isDirty;
  };
  const stop = store.subscribeAll(() => {
    put();
    clearTimeout(timer);
    timer = setTimeout(look, restAfterTyping);
  });
  look();
  return {
    look: () => {
      if (store.data !== told) look();
    },
    stop: () => {
      clearTimeout(timer);
      stop();
      // What was typed in the last moment is told all the same.
      if (store.data !== told && (store.state.isDirty || hasTold)) onRest.current?.();
      screen.putForm(id, undefined);
    },
  };
}
