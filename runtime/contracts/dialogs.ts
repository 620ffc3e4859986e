import { createStore, type Store } from './store';
import type { Bundle } from '../definitions/compiled';

/** Of a question that names no width, in pixels. */
export const usualConfirmWidth = 400;

/** How a dialog ended: with a result, or dismissed (Escape, backdrop, Cancel). */
type DialogEnd = { result: unknown } | 'dismissed';

export type OpenDialog = { key: number; close(end: DialogEnd): void } & (
  | { kind: 'dialog'; id: string; input: unknown; bundle: Bundle }
  | { kind: 'confirm'; question: string; title?: string; yes?: string; no?: string; width: number | { percent: number }; danger: boolean }
);
type Opening = OpenDialog extends infer Each ? (Each extends OpenDialog ? Omit<Each, 'key' | 'close'> : never) : never;

/** The dialogs that are open, the lowest first. */
export interface Dialogs {
  stack: Store<OpenDialog[]>;
  /** `withdrawn` closes it from outside, as dismissed. One that `waits` opens when no other is open and nothing holds it back. */
  open(dialog: Opening, withdrawn?: AbortSignal, waits?: boolean): Promise<DialogEnd>;
  /** Holds back dialogs that wait; answers how to let them open. */
  hold(): () => void;
  closeAll(): void;
}

export function createDialogs(): Dialogs {
  const stack = createStore<OpenDialog[]>([]);
  const holds = new Set<object>();
  let waiting: (() => void)[] = [];
  let count = 0;
  // Whoever closed a dialog may open the one that follows it first.
  const next = () =>
    setTimeout(() => {
      if (stack.get().length === 0 && holds.size === 0) waiting.shift()?.();
    });
  return {
    stack,
    open: (dialog, withdrawn, waits = false) =>
      new Promise((resolve) => {
        count += 1;
        const key = count;
        const show = () => stack.set([...stack.get(), { ...dialog, key, close } as OpenDialog]);
        const close = (end: DialogEnd) => {
          if (!stack.get().some((open) => open.key === key) && !waiting.includes(show)) return;
          waiting = waiting.filter((one) => one !== show);
          stack.set(stack.get().filter((open) => open.key !== key));
          resolve(end);
          next();
        };
        withdrawn?.addEventListener('abort', () => close('dismissed'), { once: true });
        if (!waits) return show();
        waiting.push(show);
        next();
      }),
    hold() {
      const held = {};
      holds.add(held);
      return () => {
        if (holds.delete(held)) next();
      };
    },
    closeAll() {
      for (const dialog of [...stack.get()].reverse()) dialog.close('dismissed');
    },
  };
}
