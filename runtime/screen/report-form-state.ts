import type { RefObject } from 'react';
import type { FormHandle } from '../actions/action-context';
import type { FormStore } from '../form/form-store';
import type { FormState, ScreenInstance } from './screen-instance';

/** How long after the last change the form is validated as a whole: for buttons that wait until it is valid. */
const debounceMilliseconds = 80;

interface FormReporter {
  store: FormStore;
  handle: FormHandle;
  screen: ScreenInstance;
  /** The node's id: what the screen knows the form by. */
  id: string;
  /** Called when the data has changed and the person has stopped typing. */
  onSettled: RefObject<((data: unknown) => void) | undefined>;
}

/**
 * Reports a form's state to its screen, as `forms.<node>`. Validity is computed when an expression first reads it, and from then on after each
 * pause in typing: where no expression reads it, nothing is validated. Answers `update`, which reports at once, and `stop`.
 */
export function reportFormState({ store, handle, screen, id, onSettled }: FormReporter): { update(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let valid: boolean | undefined;
  /** The data of the last update. */
  let seen: unknown;
  let published: { changed: boolean; busy: boolean; valid: boolean | undefined } | undefined;

  /** A form with groups that a person adds may drop a part of the data it opens with: what it kept is reported at its first pause. */
  const tell = (isFirst?: boolean) => {
    const told = store.paused(isFirst);
    if (told !== undefined) onSettled.current?.(told.data);
  };
  const publish = () => {
    const { isDirty: changed, isSubmitting: busy } = store.state;
    if (published?.changed === changed && published.busy === busy && published.valid === valid) return;
    const next = { changed, busy, valid };
    published = next;
    const read = () => {
      valid ??= store.isValid;
      next.valid = valid;
      return valid;
    };
    // Not enumerable: React's tools for development read whatever can be listed.
    screen.putForm(id, handle, Object.defineProperty({ changed, busy }, 'valid', { get: read }) as FormState);
  };
  const update = () => {
    seen = store.data;
    if (valid !== undefined) valid = store.isValid;
    publish();
    tell(true);
  };
  const stop = store.subscribeAll(() => {
    publish();
    clearTimeout(timer);
    timer = setTimeout(update, debounceMilliseconds);
  });
  update();
  return {
    update: () => {
      if (store.data !== seen) update();
    },
    stop: () => {
      clearTimeout(timer);
      stop();
      // What was typed within the pause is reported too.
      tell();
      screen.putForm(id, undefined);
    },
  };
}
