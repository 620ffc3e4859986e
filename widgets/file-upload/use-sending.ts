import { useEffect, useRef, useState } from 'react';
import type { FileSender } from '../../runtime/widget-contract';
import type { Refusal, StoredFile } from './accept-files';

/** A file on its way, or one that did not arrive. */
export interface Sending {
  key: number;
  file: File;
  percent: number;
  /** Why it did not arrive. It can be sent again. */
  refusal?: string | undefined;
}

interface Heard {
  /** A file has arrived: called once for each. */
  arrived(file: StoredFile): void;
  /** The server refused a file: it is no longer in the list. */
  refused(refusal: Refusal): void;
}

/** Sends files side by side. Leaving the page cancels those that have not arrived. */
export function useSending(upload: FileSender | undefined, { arrived, refused }: Heard) {
  const [sending, setSending] = useState<Sending[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const one of all.values()) one.abort();
    };
  }, []);
  const change = (key: number, by: Partial<Sending>) => setSending((all) => all.map((one) => (one.key === key ? { ...one, ...by } : one)));
  const drop = (key: number) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setSending((all) => all.filter((one) => one.key !== key));
  };
  const run = async (key: number, file: File) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    change(key, { percent: 0, refusal: undefined });
    try {
      const outcome = await upload!(file, (percent) => change(key, { percent }), controller.signal);
      if (controller.signal.aborted) return;
      if ('refusal' in outcome && !outcome.isFinal) return change(key, { refusal: outcome.refusal });
      drop(key);
      if ('refusal' in outcome) return refused({ name: file.name, message: outcome.refusal });
      arrived(outcome.value as StoredFile);
    } catch (reason) {
      if (!controller.signal.aborted) throw reason;
    }
  };
  return {
    sending,
    send(files: File[]) {
      const added = files.map((file) => ({ key: (last.current += 1), file, percent: 0 }));
      setSending((all) => [...all, ...added]);
      for (const { key, file } of added) void run(key, file);
    },
    again: ({ key, file }: Sending) => void run(key, file),
    drop,
  };
}
