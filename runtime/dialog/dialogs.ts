import { createStore, type Store } from '../app/store';
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
  /** `withdrawn` closes it from outside, as dismissed. */
  open(dialog: Opening, withdrawn?: AbortSignal): Promise<DialogEnd>;
  closeAll(): void;
}

export function createDialogs(): Dialogs {
  const stack = createStore<OpenDialog[]>([]);
  let count = 0;
  return {
    stack,
    open: (dialog, withdrawn) =>
      new Promise((resolve) => {
        count += 1;
        const key = count;
        const close = (end: DialogEnd) => {
          if (!stack.get().some((open) => open.key === key)) return;
          stack.set(stack.get().filter((open) => open.key !== key));
          resolve(end);
        };
        withdrawn?.addEventListener('abort', () => close('dismissed'), { once: true });
        stack.set([...stack.get(), { ...dialog, key, close } as OpenDialog]);
      }),
    closeAll() {
      for (const dialog of [...stack.get()].reverse()) dialog.close('dismissed');
    },
  };
}
