import { useEffect, useState } from 'react';
import type { FormStore } from '../form-store';

/** Milliseconds of rest after which it is said what has become of a form: not at every key. */
const rest = 400;

/** Changes once a form has been changed and then left alone for a moment. */
export function useRested(store: FormStore): number {
  const [moment, setMoment] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribeAll(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setMoment((before) => before + 1), rest);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return moment;
}
