import { type SyntheticEvent, useLayoutEffect, useMemo } from 'react';
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
 * Tells the store of a form whether the text that a person types can be read: text that cannot is a change as any other, and is asked for before it is lost.
 * Text that was there when the form opened is none.
 */
export function useTypedText(store: FormStore) {
  const { lookNow, ...handlers } = useMemo(() => {
    const typedIn = new WeakSet<Element>();
    const waiting = new Set<Element>();
    const look = (target: Element) => store.typed(fieldOf(target), !controlsOf(target).some((control) => typedIn.has(control) && isUnreadable(control)));
    const lookSoon = (target: EventTarget) => {
      if (!(target instanceof Element)) return;
      waiting.add(target);
      // A control knows that it cannot read its text once it is drawn with it.
      setTimeout(() => waiting.delete(target) && look(target));
    };
    return {
      /** Looks at once, for who cannot wait. */
      lookNow: () => waiting.forEach(look),
      onInput({ target }: SyntheticEvent) {
        typedIn.add(target as Element);
        lookSoon(target);
      },
      /** Half a date is no input to a browser, only keys. */
      onKeyUp({ target }: SyntheticEvent) {
        if (!(target instanceof HTMLInputElement) || !target.validity.badInput) return;
        typedIn.add(target);
        lookSoon(target);
      },
      /** A control has found out later that it cannot read its text. */
      found: lookSoon,
    };
  }, [store]);
  useLayoutEffect(() => {
    store.lookAtTyped = lookNow;
  }, [store, lookNow]);
  return handlers;
}
