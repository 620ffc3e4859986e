import type { FormHandle } from '../actions/action-context';
import type { FormStore } from './form-store';

/** What actions do with a form; `id`: of the element that shows it with its summary, where one does. */
export function formHandle(store: FormStore, id = '', mayBeLost: FormHandle['mayBeLost'] = true): FormHandle {
  return {
    mayBeLost,
    unreadable: () => store.unreadable,
    submit: (isPartial = false) => {
      // The browser sends the event at once, and the store looks at it at once.
      store.isPartial = isPartial;
      (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit();
      store.isPartial = false;
    },
    reset: () => store.reset(),
    fill: (values) => {
      for (const [name, value] of Object.entries(values)) store.set(`/${name}`, value ?? undefined);
    },
    showErrors: (errors) => {
      store.refuse(errors.map(({ Field, Code, Message }) => ({ Field: Field ?? '', Code: Code ?? 'refused', Message })));
      // What was left while it was saved shows nothing any more.
      if (id !== '' && document.getElementById(id) === null) return 'partly';
      if (store.state.unplaced.length === 0) return 'atFields';
      return id === '' ? 'partly' : 'inForm';
    },
  };
}

/** Whether a changed form loses something with its screen. */
export const wouldLose = (form: FormHandle | undefined): boolean => (form?.mayBeLost === 'kept' ? form.unreadable().length > 0 : form?.mayBeLost !== true);
