import { type SyntheticEvent, useMemo } from 'react';
import type { FormStore } from './form-store';

/** A control that holds text which is no value of its kind, such as half a date. */
export const isUnreadable = (element: Element): boolean =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.willValidate &&
  (element.validity.badInput || element.validity.customError);

/** The id of the field that a control belongs to. */
export const fieldOf = (element: Element): string => element.closest<HTMLElement>('[data-field]')?.dataset.field ?? '';

/** The controls of a form that cannot be read, each with the id of its field. */
export const unreadableControls = ({ elements }: HTMLFormElement): { control: Element; field: string }[] =>
  [...elements].filter(isUnreadable).map((control) => ({ control, field: fieldOf(control) }));

/** The ids of the fields of a form whose controls cannot be read. */
export const unreadableFields = (form: HTMLFormElement): string[] => [...new Set(unreadableControls(form).map(({ field }) => field))];

const controlsOf = (element: Element): Element[] => [...(element.closest('[data-field]')?.querySelectorAll('input, textarea') ?? [])];

/**
 * Tells a form that text was typed which cannot be read: that is a change as any other, and is asked for before it is lost. Text that was there when the
 * form opened is none.
 */
export function useTypedText(store: FormStore) {
  return useMemo(() => {
    const typedIn = new WeakSet<Element>();
    const look = (target: EventTarget) => {
      if (!(target instanceof Element)) return;
      // A control says that it cannot read its text once it is drawn with it.
      setTimeout(() => store.typed(fieldOf(target), !controlsOf(target).some((control) => typedIn.has(control) && isUnreadable(control))));
    };
    return {
      onInput({ target }: SyntheticEvent) {
        typedIn.add(target as Element);
        look(target);
      },
      /** Half a date is no input to a browser, only keys. */
      onKeyUp({ target }: SyntheticEvent) {
        if (!(target instanceof HTMLInputElement) || !target.validity.badInput) return;
        typedIn.add(target);
        look(target);
      },
      /** A control has found out later that it cannot read its text. */
      found: look,
    };
  }, [store]);
}
