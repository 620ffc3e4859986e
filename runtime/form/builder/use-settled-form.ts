import { useEffect, useState } from 'react';
import type { FormStore } from '../form-store';
import { sentenceOf } from './sentence';

/** How long after the last change a form is read again: not at every key. */
const debounceMilliseconds = 400;

/** What a form holds, read after a pause in typing. */
export interface SettledForm {
  sentence: string;
  /** What keeps it from being right. */
  fault: string | undefined;
  /** What would be sent; only of a form that is right. */
  data: unknown;
}

const read = (store: FormStore): SettledForm => {
  const fault = store.firstFault;
  return { sentence: sentenceOf(store), fault, data: fault === undefined ? store.dataToSend() : undefined };
};

/** Reads a form at once, and again after each pause in typing. */
export function useSettledForm(store: FormStore): SettledForm {
  const [settled, setSettled] = useState(() => read(store));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribeAll(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(read(store)), debounceMilliseconds);
    });
    // Choices that were already loaded gave their names before this effect subscribed.
    setSettled((before) => {
      const now = read(store);
      return now.sentence === before.sentence ? before : now;
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return settled;
}
