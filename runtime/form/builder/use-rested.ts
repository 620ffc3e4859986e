import { useEffect, useState } from 'react';
import type { FormStore } from '../form-store';
import { sentenceOf } from './sentence';

/** Milliseconds of rest after which it is said what has become of a form: not at every key. */
const rest = 400;

/** What a form says at a moment when nobody changes it. */
export interface Rested {
  sentence: string;
  /** What keeps it from being right. */
  fault: string | undefined;
  /** What would be sent; only of a form that is right. */
  data: unknown;
}

const look = (store: FormStore): Rested => {
  const fault = store.firstFault;
  return { sentence: sentenceOf(store), fault, data: fault === undefined ? store.dataToSend() : undefined };
};

/** What a form says, looked at anew once it has been changed and then left alone for a moment. */
export function useRested(store: FormStore): Rested {
  const [rested, setRested] = useState(() => look(store));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribeAll(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setRested(look(store)), rest);
    });
    // Fields whose choices were at hand have told their names before anybody listened.
    setRested((before) => {
      const now = look(store);
      return now.sentence === before.sentence ? before : now;
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return rested;
}
